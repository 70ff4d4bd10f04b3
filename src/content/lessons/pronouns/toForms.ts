import type { Section } from '../../../domain/lesson/lessonContent';

export const toForms: Section = {
  id: 'to-me-and-to-you',
  title: { en: 'To me, to you', te: 'నాకు, నీకు, మాకు' },
  text: [
    {
      en: '-కు or -కి says “to” a person: నాకు చెప్పు, “tell me”. Use it too for liking, wanting and knowing, and for family or a holiday that you have: అతనికి ఇడ్లీ ఇష్టం, “he likes idli”; నాకు ఒక అక్క ఉంది, “I have an elder sister”. For things say నా దగ్గర.',
      te: '“ఎవరికి?” అని అడిగితే వచ్చే జవాబులు ఇవి: నాకు చెప్పు, నీకు ఇస్తాను. ఇష్టం, కావాలి, తెలుసు అన్నప్పుడు కూడా ఇవే వస్తాయి: అతనికి ఇడ్లీ ఇష్టం. నాకు ఒక అక్క ఉంది అంటాం; వస్తువులకు మాత్రం నా దగ్గర పుస్తకం ఉంది అంటాం.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'To whom?', te: 'ఎవరికి?' },
        columns: [
          { en: 'Word', te: 'మాట' },
          { en: 'To whom', te: 'ఎవరికి' },
        ],
        rows: [
          [
            { telugu: 'నేను', english: 'I' },
            { telugu: 'నాకు', english: 'to me' },
          ],
          [
            { telugu: 'నువ్వు', english: 'you' },
            { telugu: 'నీకు', english: 'to you' },
          ],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'మీకు', english: 'to you' },
          ],
          [
            { telugu: 'అతను', english: 'he' },
            { telugu: 'అతనికి', english: 'to him' },
          ],
          [
            { telugu: 'ఆమె', english: 'she' },
            { telugu: 'ఆమెకు', english: 'to her' },
          ],
          [
            { telugu: 'మేము', english: 'we (not you)' },
            { telugu: 'మాకు', english: 'to us' },
          ],
          [
            { telugu: 'మనం', english: 'we (you too)' },
            { telugu: 'మనకు', english: 'to us' },
          ],
          [
            { telugu: 'వాళ్లు', english: 'they' },
            { telugu: 'వాళ్లకు', english: 'to them' },
          ],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'form:pronouns-to-me', telugu: 'నాకు', english: 'to me', near: ['form:pronouns-me'] },
        {
          key: 'form:pronouns-to-you-friend',
          telugu: 'నీకు',
          english: 'to you (a friend)',
          near: [
            'form:pronouns-to-you-elder',
            'form:pronouns-you-friend',
            'form:pronouns-you-elder',
            'form:pronouns-you-friend-object',
            'form:pronouns-you-elder-object',
          ],
        },
        {
          key: 'form:pronouns-to-you-elder',
          telugu: 'మీకు',
          english: 'to you (an elder, or many people)',
          near: [
            'form:pronouns-to-you-friend',
            'form:pronouns-you-friend',
            'form:pronouns-you-elder',
            'form:pronouns-you-friend-object',
            'form:pronouns-you-elder-object',
          ],
        },
        { key: 'form:pronouns-to-him', telugu: 'అతనికి', english: 'to him', near: ['form:pronouns-him'] },
        {
          key: 'form:pronouns-to-her',
          telugu: 'ఆమెకు',
          english: 'to her',
          near: ['form:pronouns-her', 'form:pronouns-she'],
        },
        { key: 'form:pronouns-to-them', telugu: 'వాళ్లకు', english: 'to them', near: ['form:pronouns-them'] },
        {
          key: 'form:pronouns-to-us-without-you',
          telugu: 'మాకు',
          english: 'to us (not you)',
          near: ['form:pronouns-to-us-with-you', 'form:pronouns-us-without-you', 'form:pronouns-us-with-you'],
        },
        {
          key: 'form:pronouns-to-us-with-you',
          telugu: 'మనకు',
          english: 'to us (you too)',
          near: ['form:pronouns-to-us-without-you', 'form:pronouns-us-without-you', 'form:pronouns-us-with-you'],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:pronouns-tell-me-a-story',
          words: [
            { telugu: 'నాకు', english: 'to me', part: 'other' },
            { telugu: 'ఒక', english: 'a', part: 'describing' },
            { telugu: 'కథ', english: 'story', part: 'object' },
            { telugu: 'చెప్పు', english: 'tell', part: 'verb' },
          ],
          end: '.',
          english: 'Tell me a story.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 0,
            wrong: ['నేను', 'నన్ను', 'నాది'],
            why: { en: 'Tell to whom? To me: నాకు.', te: 'ఎవరికి చెప్పాలి? “నాకు”.' },
          },
        },
        {
          key: 'sentence:pronouns-i-give-you-a-toy',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'నీకు', english: 'to you', part: 'other' },
            { telugu: 'ఒక', english: 'a', part: 'describing' },
            { telugu: 'బొమ్మ', english: 'toy', part: 'object' },
            { telugu: 'ఇస్తాను', english: 'will give', part: 'verb' },
          ],
          end: '.',
          english: 'I will give you a toy.',
          otherOrders: [
            [0, 2, 3, 1, 4],
            [1, 0, 2, 3, 4],
            [1, 2, 3, 0, 4],
            [2, 3, 0, 1, 4],
            [2, 3, 1, 0, 4],
          ],
          gap: {
            at: 1,
            wrong: ['నువ్వు', 'నిన్ను', 'నీలో'],
            why: { en: 'Give to whom? To you: నీకు.', te: 'ఎవరికి ఇస్తాను? “నీకు”.' },
          },
        },
        {
          key: 'sentence:pronouns-he-likes-idli',
          words: [
            { telugu: 'అతనికి', english: 'to him', part: 'other' },
            { telugu: 'ఇడ్లీ', english: 'idli', part: 'subject' },
            { telugu: 'ఇష్టం', english: 'dear', part: 'other' },
          ],
          end: '.',
          english: 'He likes idli.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 0,
            wrong: ['అతను', 'అతన్ని', 'అతనితో'],
            why: { en: 'Liking begins with “to him”: అతనికి.', te: 'ఎవరికి ఇష్టం? “అతనికి”.' },
          },
        },
        {
          key: 'sentence:pronouns-they-know-telugu',
          words: [
            { telugu: 'వాళ్లకు', english: 'to them', part: 'other' },
            { telugu: 'తెలుగు', english: 'Telugu', part: 'subject' },
            { telugu: 'వచ్చు', english: 'is known', part: 'verb' },
          ],
          end: '.',
          english: 'They know Telugu.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 0,
            wrong: ['వాళ్లు', 'వాళ్లను', 'వాళ్లతో'],
            why: { en: 'Knowing a language begins with “to them”: వాళ్లకు.', te: 'ఎవరికి వచ్చు? “వాళ్లకు”.' },
          },
        },
        {
          key: 'sentence:pronouns-would-you-like-coffee',
          words: [
            { telugu: 'మీకు', english: 'to you', part: 'other' },
            { telugu: 'కాఫీ', english: 'coffee', part: 'subject' },
            { telugu: 'కావాలా', english: 'is it wanted?', part: 'verb' },
          ],
          end: '?',
          english: 'Would you like coffee?',
          otherOrders: [
            [1, 0, 2],
            [1, 2, 0],
          ],
          gap: {
            at: 0,
            wrong: ['మీరు', 'మిమ్మల్ని', 'మీలో'],
            why: { en: 'Wanting begins with “to you”: మీకు.', te: 'ఎవరికి కావాలి? “మీకు”.' },
          },
        },
      ],
    },
  ],
};
