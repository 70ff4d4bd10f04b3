import type { Section } from '../../../domain/lesson/lessonContent';

export const heSheThey: Section = {
  id: 'he-she-they',
  title: { en: 'He, she, it and they', te: 'అతను, ఆమె, అది, వాళ్లు' },
  text: [
    {
      en: 'Telugu has three words for “he”. వాడు: a little brother or a close friend. అతను: a man or boy you know as an equal. ఆయన: an elder, such as a teacher or your grandfather.',
      te: 'తమ్ముడిని, దగ్గరి స్నేహితుడిని వాడు అంటాం. మన వయసు వాళ్లను అతను అంటాం. పెద్దవారిని, టీచర్‌ను, తాతయ్యను ఆయన అంటాం.',
    },
    {
      en: 'For “she” say ఆమె; for an elder ఆవిడ is warm and polite. అది is “it” for things and animals; at home it is also said of a little girl. వాళ్లు and the more respectful వారు are for people, అవి for things and animals.',
      te: 'ఆడవారిని ఆమె అంటాం; పెద్దవారైతే ఆవిడ అని మర్యాదగా అంటాం. వస్తువులను, జంతువులను అది అంటాం; ఇంట్లో చిన్న పాపను కూడా చనువుగా అది అంటారు. మనుషులను వాళ్లు, మర్యాదగా వారు అంటాం; వస్తువులను, జంతువులను అవి అంటాం.',
    },
  ],
  blocks: [
    {
      kind: 'items',
      items: [
        {
          key: 'form:pronouns-he',
          telugu: 'అతను',
          english: 'he',
          near: ['form:pronouns-he-close', 'form:pronouns-he-elder', 'form:pronouns-he-here'],
        },
        {
          key: 'form:pronouns-he-close',
          telugu: 'వాడు',
          english: 'he (a little brother or a close friend)',
          near: ['form:pronouns-he', 'form:pronouns-he-elder', 'form:pronouns-he-here'],
        },
        {
          key: 'form:pronouns-he-elder',
          telugu: 'ఆయన',
          english: 'he (an elder)',
          near: ['form:pronouns-he', 'form:pronouns-he-close', 'form:pronouns-he-here'],
        },
        {
          key: 'form:pronouns-she',
          telugu: 'ఆమె',
          english: 'she',
          near: ['form:pronouns-she-elder', 'form:pronouns-she-here', 'form:pronouns-her', 'form:pronouns-to-her'],
        },
        {
          key: 'form:pronouns-she-elder',
          telugu: 'ఆవిడ',
          english: 'she (an elder)',
          near: ['form:pronouns-she', 'form:pronouns-she-here'],
        },
        { key: 'form:pronouns-it', telugu: 'అది', english: 'that, it', near: ['form:pronouns-this'] },
        {
          key: 'form:pronouns-they',
          telugu: 'వాళ్లు',
          english: 'they (people)',
          near: ['form:pronouns-they-respect', 'form:pronouns-they-here'],
        },
        {
          key: 'form:pronouns-they-respect',
          telugu: 'వారు',
          english: 'they (people, with respect)',
          note: { en: 'Said of one very respected person as well.', te: 'ఒక్క పెద్దమనిషిని కూడా ఎంతో గౌరవంగా వారు అంటాం.' },
          near: ['form:pronouns-they', 'form:pronouns-they-here'],
        },
        { key: 'form:pronouns-those', telugu: 'అవి', english: 'those, they (things)', near: ['form:pronouns-these'] },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:pronouns-he-is-my-brother',
          words: [
            { telugu: 'అతను', english: 'he', part: 'subject' },
            { telugu: 'మా', english: 'my (our)', part: 'describing' },
            { telugu: 'అన్న', english: 'elder brother', part: 'other' },
          ],
          end: '.',
          english: 'He is my elder brother.',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 0,
            wrong: ['ఆమె', 'అవి', 'నేను'],
            why: { en: 'అన్న is a boy or a man: అతను.', te: 'అన్న మగవాడు కాబట్టి “అతను”.' },
          },
        },
        {
          key: 'sentence:pronouns-she-came-by-bus',
          words: [
            { telugu: 'ఆమె', english: 'she', part: 'subject' },
            { telugu: 'బస్సులో', english: 'by bus', part: 'other' },
            { telugu: 'వచ్చింది', english: 'came', part: 'verb' },
          ],
          end: '.',
          english: 'She came by bus.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 0,
            wrong: ['అతను', 'నేను', 'వాళ్లు'],
            why: { en: 'The verb వచ్చింది goes with ఆమె.', te: '“వచ్చింది” అనే క్రియకు “ఆమె” సరిపోతుంది.' },
          },
        },
        {
          key: 'sentence:pronouns-he-is-my-grandfather',
          words: [
            { telugu: 'ఆయన', english: 'he', part: 'subject' },
            { telugu: 'మా', english: 'my (our)', part: 'describing' },
            { telugu: 'తాతయ్య', english: 'grandfather', part: 'other' },
          ],
          end: '.',
          english: 'He is my grandfather.',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 0,
            wrong: ['ఆమె', 'అవి', 'నువ్వు'],
            why: { en: 'Grandfather is an elder, so “he” is ఆయన.', te: 'తాతయ్య పెద్దవారు కాబట్టి “ఆయన” అంటాం.' },
          },
        },
        {
          key: 'sentence:pronouns-he-is-little-brother',
          words: [
            { telugu: 'వాడు', english: 'he', part: 'subject' },
            { telugu: 'మా', english: 'my (our)', part: 'describing' },
            { telugu: 'చిన్న', english: 'little', part: 'describing' },
            { telugu: 'తమ్ముడు', english: 'younger brother', part: 'other' },
          ],
          end: '.',
          english: 'He is my little brother.',
          otherOrders: [[1, 2, 3, 0]],
          gap: {
            at: 0,
            wrong: ['ఆమె', 'మీరు', 'అవి'],
            why: { en: 'A little brother is వాడు.', te: 'చిన్న తమ్ముడిని “వాడు” అంటాం.' },
          },
        },
        {
          key: 'sentence:pronouns-they-play-cricket',
          words: [
            { telugu: 'వాళ్లు', english: 'they', part: 'subject' },
            { telugu: 'క్రికెట్', english: 'cricket', part: 'object' },
            { telugu: 'ఆడుతున్నారు', english: 'are playing', part: 'verb' },
          ],
          end: '.',
          english: 'They are playing cricket.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 0,
            wrong: ['నేను', 'అతను', 'ఆమె'],
            why: { en: 'The verb ఆడుతున్నారు goes with వాళ్లు.', te: '“ఆడుతున్నారు” అనే క్రియకు “వాళ్లు” సరిపోతుంది.' },
          },
        },
        {
          key: 'sentence:pronouns-they-fly-in-sky',
          words: [
            { telugu: 'అవి', english: 'they (things)', part: 'subject' },
            { telugu: 'ఆకాశంలో', english: 'in the sky', part: 'place' },
            { telugu: 'ఎగురుతున్నాయి', english: 'are flying', part: 'verb' },
          ],
          end: '.',
          english: 'They are flying in the sky.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 0,
            wrong: ['అది', 'వాళ్లు', 'అతను'],
            why: { en: 'The verb ఎగురుతున్నాయి goes with అవి.', te: '“ఎగురుతున్నాయి” అనే క్రియకు “అవి” సరిపోతుంది.' },
          },
        },
      ],
    },
  ],
};
