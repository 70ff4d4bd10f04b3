import type { Section } from '../../../domain/lesson/lessonContent';

export const objects: Section = {
  id: 'me-and-you',
  title: { en: 'Me, you, him, her', te: 'నన్ను, నిన్ను, అతన్ని, ఆమెను' },
  text: [
    {
      en: 'When someone sees, calls or helps a person, that person gets an object form: అమ్మ నన్ను పిలిచింది, “Mother called me”.',
      te: '“ఎవరిని?” అని అడిగితే వచ్చే జవాబులు ఇవి: అమ్మ ఎవరిని పిలిచింది? నన్ను పిలిచింది.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Whom?', te: 'ఎవరిని?' },
        columns: [
          { en: 'Word', te: 'మాట' },
          { en: 'Whom', te: 'ఎవరిని' },
        ],
        rows: [
          [
            { telugu: 'నేను', english: 'I' },
            { telugu: 'నన్ను', english: 'me' },
          ],
          [
            { telugu: 'నువ్వు', english: 'you' },
            { telugu: 'నిన్ను', english: 'you' },
          ],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'మిమ్మల్ని', english: 'you' },
          ],
          [
            { telugu: 'అతను', english: 'he' },
            { telugu: 'అతన్ని', english: 'him' },
          ],
          [
            { telugu: 'ఆమె', english: 'she' },
            { telugu: 'ఆమెను', english: 'her' },
          ],
          [
            { telugu: 'మేము', english: 'we (not you)' },
            { telugu: 'మమ్మల్ని', english: 'us' },
          ],
          [
            { telugu: 'మనం', english: 'we (you too)' },
            { telugu: 'మనల్ని', english: 'us' },
          ],
          [
            { telugu: 'వాళ్లు', english: 'they' },
            { telugu: 'వాళ్లను', english: 'them' },
          ],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'form:pronouns-me', telugu: 'నన్ను', english: 'me', near: ['form:pronouns-to-me'] },
        {
          key: 'form:pronouns-you-friend-object',
          telugu: 'నిన్ను',
          english: 'you (a friend is seen or called)',
          near: [
            'form:pronouns-you-elder-object',
            'form:pronouns-you-friend',
            'form:pronouns-you-elder',
            'form:pronouns-to-you-friend',
            'form:pronouns-to-you-elder',
          ],
        },
        {
          key: 'form:pronouns-you-elder-object',
          telugu: 'మిమ్మల్ని',
          english: 'you (an elder is seen or called)',
          near: [
            'form:pronouns-you-friend-object',
            'form:pronouns-you-friend',
            'form:pronouns-you-elder',
            'form:pronouns-to-you-friend',
            'form:pronouns-to-you-elder',
          ],
        },
        { key: 'form:pronouns-him', telugu: 'అతన్ని', english: 'him', near: ['form:pronouns-to-him'] },
        {
          key: 'form:pronouns-her',
          telugu: 'ఆమెను',
          english: 'her (she is seen or called)',
          near: ['form:pronouns-to-her', 'form:pronouns-she'],
        },
        { key: 'form:pronouns-them', telugu: 'వాళ్లను', english: 'them', near: ['form:pronouns-to-them'] },
        {
          key: 'form:pronouns-us-without-you',
          telugu: 'మమ్మల్ని',
          english: 'us (not you)',
          near: ['form:pronouns-us-with-you', 'form:pronouns-to-us-without-you', 'form:pronouns-to-us-with-you'],
        },
        {
          key: 'form:pronouns-us-with-you',
          telugu: 'మనల్ని',
          english: 'us (you too)',
          near: ['form:pronouns-us-without-you', 'form:pronouns-to-us-without-you', 'form:pronouns-to-us-with-you'],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:pronouns-mother-called-me',
          words: [
            { telugu: 'అమ్మ', english: 'mother', part: 'subject' },
            { telugu: 'నన్ను', english: 'me', part: 'object' },
            { telugu: 'పిలిచింది', english: 'called', part: 'verb' },
          ],
          end: '.',
          english: 'Mother called me.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 1,
            wrong: ['నేను', 'నాలో', 'నాది'],
            why: { en: 'Mother called whom? Me: నన్ను.', te: 'ఎవరిని పిలిచింది? “నన్ను”.' },
          },
        },
        {
          key: 'sentence:pronouns-i-saw-you',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'నిన్ను', english: 'you', part: 'object' },
            { telugu: 'చూశాను', english: 'saw', part: 'verb' },
          ],
          end: '.',
          english: 'I saw you.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 1,
            wrong: ['నువ్వు', 'నీకు', 'నీ'],
            why: { en: 'I saw whom? You: నిన్ను.', te: 'ఎవరిని చూశాను? “నిన్ను”.' },
          },
        },
        {
          key: 'sentence:pronouns-i-met-him',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'అతన్ని', english: 'him', part: 'object' },
            { telugu: 'పార్కులో', english: 'in the park', part: 'place' },
            { telugu: 'కలిశాను', english: 'met', part: 'verb' },
          ],
          end: '.',
          english: 'I met him in the park.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 1,
            wrong: ['అతను', 'అతనికి', 'అతనిలో'],
            why: { en: 'I met whom? Him: అతన్ని.', te: 'ఎవరిని కలిశాను? “అతన్ని”.' },
          },
        },
        {
          key: 'sentence:pronouns-teacher-praised-us',
          words: [
            { telugu: 'టీచర్', english: 'teacher', part: 'subject' },
            { telugu: 'మమ్మల్ని', english: 'us (not you)', part: 'object' },
            { telugu: 'మెచ్చుకున్నారు', english: 'praised', part: 'verb' },
          ],
          end: '.',
          english: 'The teacher praised us.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 1,
            wrong: ['మేము', 'మాకు', 'మాది'],
            why: { en: 'The teacher praised whom? Us: మమ్మల్ని.', te: 'ఎవరిని మెచ్చుకున్నారు? “మమ్మల్ని”.' },
          },
        },
        {
          key: 'sentence:pronouns-grandmother-invited-them',
          words: [
            { telugu: 'నానమ్మ', english: 'grandmother', part: 'subject' },
            { telugu: 'వాళ్లను', english: 'them', part: 'object' },
            { telugu: 'భోజనానికి', english: 'for a meal', part: 'other' },
            { telugu: 'పిలిచారు', english: 'invited', part: 'verb' },
          ],
          end: '.',
          english: 'Grandmother invited them for a meal.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 1,
            wrong: ['వాళ్లు', 'వాళ్లలో', 'వాళ్లది'],
            why: { en: 'Grandmother invited whom? Them: వాళ్లను.', te: 'ఎవరిని పిలిచారు? “వాళ్లను”.' },
          },
        },
      ],
    },
  ],
};
