import type { Section } from '../../../domain/lesson/lessonContent';

export const possessives: Section = {
  id: 'my-and-your',
  title: { en: 'My, your, his, her', te: 'నా, నీ, అతని, ఆమె' },
  text: [
    {
      en: 'The short form in front of a word says whose it is: నా పుస్తకం “my book”, నీ బంతి “your ball”. ఆమె and ఆయన do not change: ఆమె సంచి “her bag”.',
      te: 'ఎవరిదో చెప్పే మాట ముందు వస్తుంది: నా పుస్తకం, నీ బంతి, అతని పేరు. ఆమె, ఆయన మాత్రం మారవు: ఆమె సంచి, ఆయన కలం.',
    },
    {
      en: 'Telugu children say మా అమ్మ and మా ఇల్లు, “our mother” and “our house”, where English says “my”.',
      te: 'అమ్మ, నాన్న, ఇల్లు, బడి అందరివీ కాబట్టి వాటి ముందు ఎక్కువగా మా అంటాం: మా అమ్మ, మా ఇల్లు, మా బడి.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Whose?', te: 'ఎవరి?' },
        columns: [
          { en: 'Word', te: 'మాట' },
          { en: 'Whose', te: 'ఎవరి' },
          { en: 'Name', te: 'పేరు' },
        ],
        rows: [
          [
            { telugu: 'నేను', english: 'I' },
            { telugu: 'నా', english: 'my' },
            { telugu: 'నా పేరు', english: 'my name' },
          ],
          [
            { telugu: 'నువ్వు', english: 'you' },
            { telugu: 'నీ', english: 'your' },
            { telugu: 'నీ పేరు', english: 'your name' },
          ],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'మీ', english: 'your' },
            { telugu: 'మీ పేరు', english: 'your name' },
          ],
          [
            { telugu: 'అతను', english: 'he' },
            { telugu: 'అతని', english: 'his' },
            { telugu: 'అతని పేరు', english: 'his name' },
          ],
          [
            { telugu: 'ఆమె', english: 'she' },
            { telugu: 'ఆమె', english: 'her' },
            { telugu: 'ఆమె పేరు', english: 'her name' },
          ],
          [
            { telugu: 'అది', english: 'it' },
            { telugu: 'దాని', english: 'its' },
            { telugu: 'దాని పేరు', english: 'its name' },
          ],
          [
            { telugu: 'మేము', english: 'we (not you)' },
            { telugu: 'మా', english: 'our' },
            { telugu: 'మా పేరు', english: 'our name' },
          ],
          [
            { telugu: 'మనం', english: 'we (you too)' },
            { telugu: 'మన', english: 'our' },
            { telugu: 'మన పేరు', english: 'our name' },
          ],
          [
            { telugu: 'వాళ్లు', english: 'they' },
            { telugu: 'వాళ్ల', english: 'their' },
            { telugu: 'వాళ్ల పేరు', english: 'their name' },
          ],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'form:pronouns-my', telugu: 'నా', english: 'my' },
        {
          key: 'form:pronouns-your-friend',
          telugu: 'నీ',
          english: 'your (a friend’s)',
          near: ['form:pronouns-your-elder'],
        },
        {
          key: 'form:pronouns-your-elder',
          telugu: 'మీ',
          english: 'your (an elder’s, or many people’s)',
          near: ['form:pronouns-your-friend'],
        },
        { key: 'form:pronouns-his', telugu: 'అతని', english: 'his' },
        { key: 'form:pronouns-its', telugu: 'దాని', english: 'its' },
        { key: 'form:pronouns-their', telugu: 'వాళ్ల', english: 'their' },
        {
          key: 'form:pronouns-our-without-you',
          telugu: 'మా',
          english: 'our (not yours)',
          near: ['form:pronouns-our-with-you'],
        },
        {
          key: 'form:pronouns-our-with-you',
          telugu: 'మన',
          english: 'our (yours too)',
          near: ['form:pronouns-our-without-you'],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:pronouns-my-pencil-is-lost',
          words: [
            { telugu: 'నా', english: 'my', part: 'describing' },
            { telugu: 'పెన్సిల్', english: 'pencil', part: 'subject' },
            { telugu: 'పోయింది', english: 'is lost', part: 'verb' },
          ],
          end: '.',
          english: 'My pencil is lost.',
          gap: {
            at: 0,
            wrong: ['నేను', 'నన్ను', 'నాలో'],
            why: { en: '“My” is నా. నేను is “I”.', te: 'ఎవరి పెన్సిల్? “నా పెన్సిల్”.' },
          },
        },
        {
          key: 'sentence:pronouns-your-ball-under-bed',
          words: [
            { telugu: 'నీ', english: 'your', part: 'describing' },
            { telugu: 'బంతి', english: 'ball', part: 'subject' },
            { telugu: 'మంచం', english: 'bed', part: 'place' },
            { telugu: 'కింద', english: 'under', part: 'place' },
            { telugu: 'ఉంది', english: 'is', part: 'verb' },
          ],
          end: '.',
          english: 'Your ball is under the bed.',
          otherOrders: [[2, 3, 0, 1, 4]],
          gap: {
            at: 0,
            wrong: ['నువ్వు', 'నిన్ను', 'మీరు'],
            why: { en: '“Your” is నీ. నువ్వు is “you”.', te: 'ఎవరి బంతి? “నీ బంతి”.' },
          },
        },
        {
          key: 'sentence:pronouns-his-name-is-kiran',
          words: [
            { telugu: 'అతని', english: 'his', part: 'describing' },
            { telugu: 'పేరు', english: 'name', part: 'subject' },
            { telugu: 'కిరణ్', english: 'Kiran', part: 'other' },
          ],
          end: '.',
          english: 'His name is Kiran.',
          otherOrders: [[2, 0, 1]],
          gap: {
            at: 0,
            wrong: ['అతను', 'అతన్ని', 'అతనితో'],
            why: { en: '“His” is అతని. అతను is “he”.', te: 'ఎవరి పేరు? “అతని పేరు”.' },
          },
        },
        {
          key: 'sentence:pronouns-their-house-is-far',
          words: [
            { telugu: 'వాళ్ల', english: 'their', part: 'describing' },
            { telugu: 'ఇల్లు', english: 'house', part: 'subject' },
            { telugu: 'చాలా', english: 'very', part: 'describing' },
            { telugu: 'దూరం', english: 'far', part: 'other' },
          ],
          end: '.',
          english: 'Their house is very far.',
          otherOrders: [[2, 3, 0, 1]],
          gap: {
            at: 0,
            wrong: ['వాళ్లు', 'వాళ్లను', 'వాళ్లతో'],
            why: { en: '“Their” is వాళ్ల. వాళ్లు is “they”.', te: 'ఎవరి ఇల్లు? “వాళ్ల ఇల్లు”.' },
          },
        },
        {
          key: 'sentence:pronouns-our-school-holiday',
          words: [
            { telugu: 'మా', english: 'our', part: 'describing' },
            { telugu: 'బడికి', english: 'to school', part: 'other' },
            { telugu: 'రేపు', english: 'tomorrow', part: 'time' },
            { telugu: 'సెలవు', english: 'holiday', part: 'subject' },
          ],
          end: '.',
          english: 'Our school has a holiday tomorrow.',
          otherOrders: [[2, 0, 1, 3]],
          gap: {
            at: 0,
            wrong: ['మేము', 'మమ్మల్ని', 'మాతో'],
            why: { en: '“Our” is మా. మేము is “we”.', te: 'ఎవరి బడికి? “మా బడికి”.' },
          },
        },
        {
          key: 'sentence:pronouns-our-language-is-telugu',
          words: [
            { telugu: 'మన', english: 'our (yours too)', part: 'describing' },
            { telugu: 'భాష', english: 'language', part: 'subject' },
            { telugu: 'తెలుగు', english: 'Telugu', part: 'other' },
          ],
          end: '.',
          english: 'Our language is Telugu.',
          otherOrders: [[2, 0, 1]],
          gap: {
            at: 0,
            wrong: ['మనం', 'మనల్ని', 'మనతో'],
            why: { en: '“Our”, and yours too, is మన.', te: 'నీదీ నాదీ కాబట్టి “మన భాష”.' },
          },
        },
      ],
    },
  ],
};
