import type { Section } from '../../../domain/lesson/lessonContent';

export const zeroToTen: Section = {
  id: 'zero-to-ten',
  title: { en: 'From 0 to 10', te: 'సున్నా నుంచి పది వరకు' },
  text: [
    {
      en: 'Eleven words to begin with. Say them aloud and show each on your fingers.',
      te: 'ముందుగా ఈ పదకొండు మాటలు నేర్చుకుందాం. వేళ్లు చూపిస్తూ పైకి చెప్పు.',
    },
    {
      en: 'ఒకటి is the number one. Before a thing we say ఒక: ఒక పుస్తకం, one book.',
      te: 'లెక్కపెట్టేటప్పుడు ఒకటి అంటాం; వస్తువు ముందు ఒక అంటాం: ఒక పుస్తకం.',
    },
  ],
  blocks: [
    { kind: 'numbers', from: 0, to: 10 },
    {
      kind: 'dialogue',
      lines: [
        {
          who: { en: 'Mother', te: 'అమ్మ' },
          telugu: 'లతా, ఎన్ని మామిడి పండ్లు ఉన్నాయి?',
          english: 'Lata, how many mangoes are there?',
        },
        {
          who: { en: 'Lata', te: 'లత' },
          telugu: 'ఒకటి, రెండు, మూడు, నాలుగు, ఐదు. ఐదు ఉన్నాయి!',
          english: 'One, two, three, four, five. There are five!',
        },
        {
          who: { en: 'Mother', te: 'అమ్మ' },
          telugu: 'నువ్వు రెండు తీసుకో. ఇంకా ఎన్ని ఉన్నాయి?',
          english: 'Take two. How many are left?',
        },
        { who: { en: 'Lata', te: 'లత' }, telugu: 'మూడు.', english: 'Three.' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:num-cow-four-legs',
          words: [
            { telugu: 'ఆవుకు', english: 'to cow', part: 'other' },
            { telugu: 'నాలుగు', english: 'four', part: 'describing' },
            { telugu: 'కాళ్లు', english: 'legs', part: 'subject' },
            { telugu: 'ఉంటాయి', english: 'there are', part: 'verb' },
          ],
          end: '.',
          english: 'A cow has four legs.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 2, 0, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 1,
            wrong: ['నలుగురు', 'నాలుగో', 'ఎనిమిది'],
            why: {
              en: 'Four things: నాలుగు. నలుగురు is for people, నాలుగో is fourth.',
              te: 'వస్తువులకు నాలుగు; మనుషులకు నలుగురు; వరుసలో అయితే నాలుగో.',
            },
          },
        },
        {
          key: 'sentence:num-seven-days',
          words: [
            { telugu: 'వారంలో', english: 'in week', part: 'time' },
            { telugu: 'ఏడు', english: 'seven', part: 'describing' },
            { telugu: 'రోజులు', english: 'days', part: 'subject' },
            { telugu: 'ఉంటాయి', english: 'there are', part: 'verb' },
          ],
          end: '.',
          english: 'There are seven days in a week.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 2, 0, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 1,
            wrong: ['ఆరు', 'ఏడుగురు', 'ఏడో'],
            why: { en: 'Count from Sunday to Saturday: seven, ఏడు.', te: 'ఆదివారం నుంచి శనివారం వరకు లెక్కపెడితే ఏడు.' },
          },
        },
        {
          key: 'sentence:num-five-fingers',
          words: [
            { telugu: 'చేతికి', english: 'to hand', part: 'other' },
            { telugu: 'ఐదు', english: 'five', part: 'describing' },
            { telugu: 'వేళ్లు', english: 'fingers', part: 'subject' },
            { telugu: 'ఉంటాయి', english: 'there are', part: 'verb' },
          ],
          end: '.',
          english: 'A hand has five fingers.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 2, 0, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 1,
            wrong: ['నాలుగు', 'ఐదుగురు', 'ఐదో'],
            why: { en: 'Five things: ఐదు. ఐదుగురు is for people.', te: 'వేళ్లు మనుషులు కావు కాబట్టి ఐదుగురు కాదు, ఐదు.' },
          },
        },
      ],
    },
  ],
};
