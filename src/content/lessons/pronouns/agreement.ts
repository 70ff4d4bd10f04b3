import type { Section } from '../../../domain/lesson/lessonContent';

export const agreement: Section = {
  id: 'the-verb-agrees',
  title: { en: 'The verb listens to the pronoun', te: 'కర్తను బట్టి క్రియ మారుతుంది' },
  text: [
    {
      en: 'The end of the verb tells who does it: -ను for నేను, -వు for నువ్వు, -డు for అతను, -ఉంది for ఆమె and అది, -ఆం for మనం and మేము, -రు for మీరు, వాళ్లు and ఆయన, -యి for అవి.',
      te: 'క్రియ చివర చూస్తే ఎవరు చేస్తున్నారో తెలుస్తుంది: నేను – వెళ్తాను, నువ్వు – వెళ్తావు, అతను – వెళ్తాడు, ఆమె – వెళ్తుంది, మనం – వెళ్తాం, వాళ్లు – వెళ్తారు, అవి – వెళ్తాయి.',
    },
    {
      en: 'So you may leave the pronoun out: బడికి వెళ్తాను can only be “I go to school”.',
      te: 'అందుకే “నేను” అనకపోయినా “బడికి వెళ్తాను” అంటే అర్థమవుతుంది.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Go and come', te: 'వెళ్లడం, రావడం' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'go, will go', te: 'వెళ్లడం' },
          { en: 'come, will come', te: 'రావడం' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'వెళ్తాను' }, { telugu: 'వస్తాను' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'వెళ్తావు' }, { telugu: 'వస్తావు' }],
          [{ telugu: 'మీరు', english: 'you (an elder)' }, { telugu: 'వెళ్తారు' }, { telugu: 'వస్తారు' }],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'వెళ్తాడు' }, { telugu: 'వస్తాడు' }],
          [{ telugu: 'ఆయన', english: 'he (an elder)' }, { telugu: 'వెళ్తారు' }, { telugu: 'వస్తారు' }],
          [{ telugu: 'ఆమె', english: 'she' }, { telugu: 'వెళ్తుంది' }, { telugu: 'వస్తుంది' }],
          [{ telugu: 'అది', english: 'it' }, { telugu: 'వెళ్తుంది' }, { telugu: 'వస్తుంది' }],
          [{ telugu: 'మేము', english: 'we (not you)' }, { telugu: 'వెళ్తాం' }, { telugu: 'వస్తాం' }],
          [{ telugu: 'మనం', english: 'we (you too)' }, { telugu: 'వెళ్తాం' }, { telugu: 'వస్తాం' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'వెళ్తారు' }, { telugu: 'వస్తారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'వెళ్తాయి' }, { telugu: 'వస్తాయి' }],
        ],
      },
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:pronouns-i-go-to-shop',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'దుకాణానికి', english: 'to the shop', part: 'place' },
            { telugu: 'వెళ్తాను', english: 'will go', part: 'verb' },
          ],
          end: '.',
          english: 'I will go to the shop.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['వెళ్తావు', 'వెళ్తాడు', 'వెళ్తాం'],
            why: { en: 'With నేను the verb ends in -ను: వెళ్తాను.', te: 'కర్త “నేను” కాబట్టి “వెళ్తాను” అనాలి.' },
          },
        },
        {
          key: 'sentence:pronouns-where-will-you-go',
          words: [
            { telugu: 'నువ్వు', english: 'you', part: 'subject' },
            { telugu: 'రేపు', english: 'tomorrow', part: 'time' },
            { telugu: 'ఎక్కడికి', english: 'where to', part: 'question' },
            { telugu: 'వెళ్తావు', english: 'will go', part: 'verb' },
          ],
          end: '?',
          english: 'Where will you go tomorrow?',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
            [1, 2, 3, 0],
          ],
          gap: {
            at: 3,
            wrong: ['వెళ్తాను', 'వెళ్తుంది', 'వెళ్తాయి'],
            why: { en: 'With నువ్వు the verb ends in -వు: వెళ్తావు.', te: 'కర్త “నువ్వు” కాబట్టి “వెళ్తావు” అనాలి.' },
          },
        },
        {
          key: 'sentence:pronouns-he-goes-swimming',
          words: [
            { telugu: 'అతను', english: 'he', part: 'subject' },
            { telugu: 'రోజూ', english: 'every day', part: 'time' },
            { telugu: 'ఈతకు', english: 'to swimming', part: 'place' },
            { telugu: 'వెళ్తాడు', english: 'goes', part: 'verb' },
          ],
          end: '.',
          english: 'He goes swimming every day.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['వెళ్తుంది', 'వెళ్తావు', 'వెళ్తాం'],
            why: { en: 'With అతను the verb ends in -డు: వెళ్తాడు.', te: 'కర్త “అతను” కాబట్టి “వెళ్తాడు” అనాలి.' },
          },
        },
        {
          key: 'sentence:pronouns-she-goes-to-office',
          words: [
            { telugu: 'ఆమె', english: 'she', part: 'subject' },
            { telugu: 'ఆఫీసుకు', english: 'to the office', part: 'place' },
            { telugu: 'బస్సులో', english: 'by bus', part: 'other' },
            { telugu: 'వెళ్తుంది', english: 'goes', part: 'verb' },
          ],
          end: '.',
          english: 'She goes to the office by bus.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['వెళ్తాడు', 'వెళ్తాను', 'వెళ్తాం'],
            why: { en: 'With ఆమె the verb ends in -ఉంది: వెళ్తుంది.', te: 'కర్త “ఆమె” కాబట్టి “వెళ్తుంది” అనాలి.' },
          },
        },
        {
          key: 'sentence:pronouns-they-go-for-a-walk',
          words: [
            { telugu: 'వాళ్లు', english: 'they', part: 'subject' },
            { telugu: 'ఉదయం', english: 'in the morning', part: 'time' },
            { telugu: 'నడకకు', english: 'for a walk', part: 'other' },
            { telugu: 'వెళ్తారు', english: 'go', part: 'verb' },
          ],
          end: '.',
          english: 'They go for a walk in the morning.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['వెళ్తాయి', 'వెళ్తాడు', 'వెళ్తుంది'],
            why: { en: 'With వాళ్లు the verb ends in -రు: వెళ్తారు.', te: 'కర్త “వాళ్లు” కాబట్టి “వెళ్తారు” అనాలి.' },
          },
        },
        {
          key: 'sentence:pronouns-cows-come-home',
          words: [
            { telugu: 'ఆవులు', english: 'cows', part: 'subject' },
            { telugu: 'సాయంత్రం', english: 'in the evening', part: 'time' },
            { telugu: 'ఇంటికి', english: 'home', part: 'place' },
            { telugu: 'వస్తాయి', english: 'come', part: 'verb' },
          ],
          end: '.',
          english: 'The cows come home in the evening.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['వస్తారు', 'వస్తాడు', 'వస్తాను'],
            why: { en: 'Cows are many animals, so the verb ends in -యి.', te: 'ఆవులు జంతువులు, చాలా ఉన్నాయి కాబట్టి “వస్తాయి”.' },
          },
        },
      ],
    },
  ],
};
