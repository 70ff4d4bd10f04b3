import type { Section } from '../../../domain/lesson/lessonContent';

export const clock: Section = {
  id: 'o-clock',
  title: { en: "O'clock", te: 'సమయం ఎంత?' },
  text: [
    {
      en: "గంట means hour. One o'clock is ఒంటి గంట; after that say the number and గంటలు. “At two o'clock” is రెండు గంటలకు.",
      te: 'మొదటిది ఒంటి గంట; ఆ తర్వాత సంఖ్య చెప్పి గంటలు అంటాం. ఆ వేళకు అని చెప్పాలంటే గంటలకు అంటాం.',
    },
    {
      en: 'Half past is న్నర at the end of the number: మూడున్నర, half past three.',
      te: 'అరగంట ఎక్కువైతే సంఖ్య చివర న్నర వస్తుంది: మూడు గంటల ముప్పై నిమిషాలను మూడున్నర అంటాం.',
    },
  ],
  blocks: [
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'అమ్మా, టైమ్ ఎంత అయింది?', english: 'Mother, what time is it?' },
        { who: { en: 'Mother', te: 'అమ్మ' }, telugu: 'ఏడున్నర అయింది.', english: 'It is half past seven.' },
        {
          who: { en: 'Ravi', te: 'రవి' },
          telugu: 'బస్సు ఎన్ని గంటలకు వస్తుంది?',
          english: 'At what time does the bus come?',
        },
        {
          who: { en: 'Mother', te: 'అమ్మ' },
          telugu: 'ఎనిమిది గంటలకు. త్వరగా తయారవ్వు!',
          english: "At eight o'clock. Get ready quickly!",
        },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:what-time',
          telugu: 'సమయం ఎంత అయింది?',
          english: 'What time is it?',
          near: [
            'phrase:one-oclock',
            'phrase:two-oclock',
            'phrase:four-oclock',
            'phrase:six-oclock',
            'phrase:nine-oclock',
            'phrase:twelve-oclock',
            'phrase:half-past-three',
            'phrase:half-past-seven',
          ],
        },
        {
          key: 'phrase:one-oclock',
          telugu: 'ఒంటి గంట',
          english: "one o'clock",
          picture: '🕐',
          near: ['phrase:what-time'],
        },
        {
          key: 'phrase:two-oclock',
          telugu: 'రెండు గంటలు',
          english: "two o'clock",
          picture: '🕑',
          near: ['phrase:what-time'],
        },
        {
          key: 'phrase:four-oclock',
          telugu: 'నాలుగు గంటలు',
          english: "four o'clock",
          picture: '🕓',
          near: ['phrase:what-time'],
        },
        {
          key: 'phrase:six-oclock',
          telugu: 'ఆరు గంటలు',
          english: "six o'clock",
          picture: '🕕',
          near: ['phrase:what-time'],
        },
        {
          key: 'phrase:nine-oclock',
          telugu: 'తొమ్మిది గంటలు',
          english: "nine o'clock",
          picture: '🕘',
          near: ['phrase:what-time'],
        },
        {
          key: 'phrase:twelve-oclock',
          telugu: 'పన్నెండు గంటలు',
          english: "twelve o'clock",
          picture: '🕛',
          near: ['phrase:what-time'],
        },
        {
          key: 'phrase:half-past-three',
          telugu: 'మూడున్నర',
          english: 'half past three',
          picture: '🕞',
          near: ['phrase:what-time'],
        },
        {
          key: 'phrase:half-past-seven',
          telugu: 'ఏడున్నర',
          english: 'half past seven',
          picture: '🕢',
          near: ['phrase:what-time'],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:num-bus-at-eight',
          words: [
            { telugu: 'బస్సు', english: 'bus', part: 'subject' },
            { telugu: 'ఎనిమిది', english: 'eight', part: 'describing' },
            { telugu: 'గంటలకు', english: "o'clock", part: 'time' },
            { telugu: 'వస్తుంది', english: 'comes', part: 'verb' },
          ],
          end: '.',
          english: "The bus comes at eight o'clock.",
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 1,
            wrong: ['ఎనభై', 'ఎనిమిదో', 'ఐదు'],
            why: { en: "At eight o'clock: ఎనిమిది గంటలకు.", te: 'గంటల సంఖ్య ఎనిమిది; ఎనిమిదో అంటే వరుస.' },
          },
        },
        {
          key: 'sentence:num-seven-oclock-now',
          words: [
            { telugu: 'ఇప్పుడు', english: 'now', part: 'time' },
            { telugu: 'ఏడు', english: 'seven', part: 'describing' },
            { telugu: 'గంటలైంది', english: "o'clock it is", part: 'verb' },
          ],
          end: '.',
          english: "It is seven o'clock now.",
          gap: {
            at: 1,
            wrong: ['ఏడో', 'ఏడుగురు', 'పది'],
            why: { en: 'Seven is ఏడు; ఏడుగురు is for people.', te: 'గంటలు మనుషులు కావు కాబట్టి ఏడుగురు కాదు, ఏడు.' },
          },
        },
      ],
    },
  ],
};
