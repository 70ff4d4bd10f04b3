import type { Section } from '../../../domain/lesson/lessonContent';

export const ordinals: Section = {
  id: 'first-second-third',
  title: { en: 'First, second, third', te: 'మొదటి, రెండో, మూడో' },
  text: [
    {
      en: 'For the place in a row put ఓ at the end of the number: మూడు, మూడో; ఐదు, ఐదో. “First” has two words: ఒకటో when things are numbered, as in ఒకటో తరగతి, class one, and మొదటి for what comes before all others, as in మొదటి బహుమతి, first prize.',
      te: 'వరుసలో ఎన్నోదో చెప్పాలంటే సంఖ్య చివర ఓ చేరుస్తాం: మూడు, మూడో; ఐదు, ఐదో. ఒకటికి రెండు మాటలు ఉన్నాయి. వరుస సంఖ్య చెప్పేటప్పుడు ఒకటో అంటాం: ఒకటో తరగతి. అన్నిటికన్నా ముందున్నదాన్ని మొదటి అంటాం: మొదటి బహుమతి.',
    },
    {
      en: 'In books you also find the ending వ: రెండవ, మూడవ. The meaning is the same.',
      te: 'పుస్తకాల్లో రెండవ, మూడవ అని కూడా రాస్తారు; అర్థం ఒకటే.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Number and place', te: 'సంఖ్య, వరుస' },
        columns: [
          { en: 'The number', te: 'సంఖ్య' },
          { en: 'As we speak', te: 'మాట్లాడేటప్పుడు' },
          { en: 'As in books', te: 'పుస్తకాల్లో' },
        ],
        rows: [
          [{ telugu: 'ఒకటి', english: 'one' }, { telugu: 'ఒకటో, మొదటి' }, { telugu: 'ఒకటవ, మొదటి' }],
          [{ telugu: 'రెండు', english: 'two' }, { telugu: 'రెండో' }, { telugu: 'రెండవ' }],
          [{ telugu: 'మూడు', english: 'three' }, { telugu: 'మూడో' }, { telugu: 'మూడవ' }],
          [{ telugu: 'నాలుగు', english: 'four' }, { telugu: 'నాలుగో' }, { telugu: 'నాలుగవ' }],
          [{ telugu: 'ఐదు', english: 'five' }, { telugu: 'ఐదో' }, { telugu: 'ఐదవ' }],
          [{ telugu: 'పది', english: 'ten' }, { telugu: 'పదో' }, { telugu: 'పదవ' }],
        ],
      },
    },
    {
      kind: 'dialogue',
      lines: [
        {
          who: { en: 'Grandfather', te: 'తాతయ్య' },
          telugu: 'రవీ, నువ్వు ఏ తరగతి చదువుతున్నావు?',
          english: 'Ravi, which class are you in?',
        },
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'నాలుగో తరగతి తాతయ్యా.', english: 'The fourth, Grandfather.' },
        {
          who: { en: 'Grandfather', te: 'తాతయ్య' },
          telugu: 'పరుగు పందెంలో బహుమతి వచ్చిందా?',
          english: 'Did you win a prize in the race?',
        },
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'వచ్చింది, రెండో బహుమతి!', english: 'I did, second prize!' },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'form:ordinal-first',
          telugu: 'మొదటి',
          english: 'first',
          picture: '🥇',
          near: ['form:ordinal-first-by-number'],
        },
        {
          key: 'form:ordinal-first-by-number',
          telugu: 'ఒకటో',
          english: 'number one, the first in a count',
          note: { en: 'ఒకటో తరగతి is class one.', te: 'తరగతి, ఇంటి నంబరు లాంటివాటికి ఒకటో అంటాం: ఒకటో తరగతి.' },
          near: ['form:ordinal-first'],
        },
        {
          key: 'form:ordinal-second',
          telugu: 'రెండో',
          english: 'second',
          picture: '🥈',
          note: { en: 'Also రెండవ.', te: 'రెండవ అని కూడా అంటారు.' },
        },
        {
          key: 'form:ordinal-third',
          telugu: 'మూడో',
          english: 'third',
          picture: '🥉',
          note: { en: 'Also మూడవ.', te: 'మూడవ అని కూడా అంటారు.' },
        },
        { key: 'form:ordinal-fourth', telugu: 'నాలుగో', english: 'fourth' },
        { key: 'form:ordinal-fifth', telugu: 'ఐదో', english: 'fifth' },
        { key: 'form:ordinal-sixth', telugu: 'ఆరో', english: 'sixth' },
        { key: 'form:ordinal-seventh', telugu: 'ఏడో', english: 'seventh' },
        { key: 'form:ordinal-eighth', telugu: 'ఎనిమిదో', english: 'eighth' },
        { key: 'form:ordinal-ninth', telugu: 'తొమ్మిదో', english: 'ninth' },
        { key: 'form:ordinal-tenth', telugu: 'పదో', english: 'tenth' },
        { key: 'form:ordinal-last', telugu: 'చివరి', english: 'last' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:num-third-class',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'మూడో', english: 'third', part: 'describing' },
            { telugu: 'తరగతి', english: 'class', part: 'object' },
            { telugu: 'చదువుతున్నాను', english: 'am studying', part: 'verb' },
          ],
          end: '.',
          english: 'I am in the third class.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 1,
            wrong: ['మూడు', 'ముగ్గురు', 'ఆరో'],
            why: { en: 'Which class? The third: మూడో.', te: 'ఎన్నో తరగతి? మూడో తరగతి.' },
          },
        },
        {
          key: 'sentence:num-sister-in-class-one',
          words: [
            { telugu: 'మా', english: 'my (our)', part: 'describing' },
            { telugu: 'చెల్లి', english: 'younger sister', part: 'subject' },
            { telugu: 'ఒకటో', english: 'first', part: 'describing' },
            { telugu: 'తరగతి', english: 'class', part: 'object' },
            { telugu: 'చదువుతోంది', english: 'is studying', part: 'verb' },
          ],
          end: '.',
          english: 'My younger sister is in class one.',
          otherOrders: [[2, 3, 0, 1, 4]],
          gap: {
            at: 2,
            wrong: ['ఒకటి', 'ఒకరు', 'ముగ్గురు'],
            why: { en: 'Which class? Number one: ఒకటో.', te: 'ఎన్నో తరగతి? ఒకటో తరగతి.' },
          },
        },
        {
          key: 'sentence:num-first-prize',
          words: [
            { telugu: 'రవికి', english: 'to Ravi', part: 'other' },
            { telugu: 'మొదటి', english: 'first', part: 'describing' },
            { telugu: 'బహుమతి', english: 'prize', part: 'subject' },
            { telugu: 'వచ్చింది', english: 'came', part: 'verb' },
          ],
          end: '.',
          english: 'Ravi got the first prize.',
          otherOrders: [[1, 2, 0, 3]],
          gap: { at: 1, wrong: ['ఒకటి', 'ఒకరు', 'మూడో'], why: { en: 'First is మొదటి.', te: 'వరుసలో ముందున్నది మొదటి.' } },
        },
      ],
    },
  ],
};
