import type { Section } from '../../../domain/lesson/lessonContent';

export const questions: Section = {
  id: 'questions',
  title: { en: 'Asking questions', te: 'ప్రశ్నలు అడుగుదాం' },
  text: [
    {
      en: 'For a yes-or-no question make the end of the last word a long -ఆ: వస్తావు (you will come), వస్తావా? (will you come?).',
      te: 'అవును, కాదు అని జవాబు వచ్చే ప్రశ్నకు చివరి మాటను “ఆ”తో సాగదీస్తాం: వస్తావు – వస్తావా?',
    },
    {
      en: 'Other questions have a question word. It stands where the answer will stand, often just before the verb: నువ్వు ఎక్కడ ఉన్నావు? – నేను ఇంట్లో ఉన్నాను.',
      te: 'మిగతా ప్రశ్నల్లో ఒక ప్రశ్న మాట ఉంటుంది. జవాబు ఎక్కడ వస్తుందో ప్రశ్న మాట కూడా అక్కడే వస్తుంది: నువ్వు ఎక్కడ ఉన్నావు? – నేను ఇంట్లో ఉన్నాను.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'A sentence becomes a question', te: 'వాక్యం ప్రశ్నగా మారుతుంది' },
        columns: [
          { en: 'Sentence', te: 'వాక్యం' },
          { en: 'Question', te: 'ప్రశ్న' },
        ],
        rows: [
          [
            { telugu: 'నువ్వు వస్తావు.', english: 'You will come.' },
            { telugu: 'నువ్వు వస్తావా?', english: 'Will you come?' },
          ],
          [
            { telugu: 'ఇది పుస్తకం.', english: 'This is a book.' },
            { telugu: 'ఇది పుస్తకమా?', english: 'Is this a book?' },
          ],
          [
            { telugu: 'అమ్మ ఉంది.', english: 'Mother is there.' },
            { telugu: 'అమ్మ ఉందా?', english: 'Is Mother there?' },
          ],
          [
            { telugu: 'నీకు ఇష్టం.', english: 'You like it.' },
            { telugu: 'నీకు ఇష్టమా?', english: 'Do you like it?' },
          ],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          key: 'form:structure-what',
          telugu: 'ఏమిటి',
          english: 'what?',
          note: {
            en: 'Before a verb it is short: ఏం చేస్తున్నావు? (What are you doing?)',
            te: 'క్రియకు ముందు “ఏం” అంటాం: ఏం చేస్తున్నావు?',
          },
          near: ['form:structure-which-one'],
        },
        { key: 'form:structure-who', telugu: 'ఎవరు', english: 'who?' },
        { key: 'form:structure-whose', telugu: 'ఎవరిది', english: 'whose?' },
        { key: 'form:structure-where', telugu: 'ఎక్కడ', english: 'where?', near: ['form:structure-where-to'] },
        { key: 'form:structure-where-to', telugu: 'ఎక్కడికి', english: 'where to?', near: ['form:structure-where'] },
        { key: 'form:structure-when', telugu: 'ఎప్పుడు', english: 'when?' },
        { key: 'form:structure-why', telugu: 'ఎందుకు', english: 'why?' },
        { key: 'form:structure-how', telugu: 'ఎలా', english: 'how?' },
        {
          key: 'form:structure-how-much',
          telugu: 'ఎంత',
          english: 'how much?',
          near: ['form:structure-how-many-things', 'form:structure-how-many-people'],
        },
        {
          key: 'form:structure-how-many-things',
          telugu: 'ఎన్ని',
          english: 'how many (things)?',
          near: ['form:structure-how-much', 'form:structure-how-many-people'],
        },
        {
          key: 'form:structure-how-many-people',
          telugu: 'ఎంతమంది',
          english: 'how many (people)?',
          near: ['form:structure-how-much', 'form:structure-how-many-things'],
        },
        { key: 'form:structure-which-one', telugu: 'ఏది', english: 'which one?', near: ['form:structure-what'] },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:structure-what-is-your-name',
          words: [
            { telugu: 'నీ', english: 'your', part: 'describing' },
            { telugu: 'పేరు', english: 'name', part: 'subject' },
            { telugu: 'ఏమిటి', english: 'what', part: 'question' },
          ],
          end: '?',
          english: 'What is your name?',
          otherOrders: [[2, 0, 1]],
          gap: {
            at: 2,
            wrong: ['ఎక్కడికి', 'ఎప్పుడు', 'ఎన్ని'],
            why: { en: 'A name is a “what”: ఏమిటి.', te: 'పేరు అడగాలంటే “ఏమిటి” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-where-are-you',
          words: [
            { telugu: 'నువ్వు', english: 'you', part: 'subject' },
            { telugu: 'ఎక్కడ', english: 'where', part: 'question' },
            { telugu: 'ఉన్నావు', english: 'are', part: 'verb' },
          ],
          end: '?',
          english: 'Where are you?',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 1,
            wrong: ['ఎవరు', 'ఎన్ని', 'ఏమిటి'],
            why: { en: 'A place is asked with ఎక్కడ.', te: 'చోటు అడగాలంటే “ఎక్కడ” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-when-will-you-come',
          words: [
            { telugu: 'మీరు', english: 'you', part: 'subject' },
            { telugu: 'ఎప్పుడు', english: 'when', part: 'question' },
            { telugu: 'వస్తారు', english: 'will come', part: 'verb' },
          ],
          end: '?',
          english: 'When will you come?',
          otherOrders: [
            [1, 0, 2],
            [1, 2, 0],
          ],
          gap: {
            at: 1,
            wrong: ['ఎన్ని', 'ఎంత', 'ఏమిటి'],
            why: { en: 'A time is asked with ఎప్పుడు.', te: 'సమయం అడగాలంటే “ఎప్పుడు” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-why-is-baby-crying',
          words: [
            { telugu: 'పాప', english: 'baby', part: 'subject' },
            { telugu: 'ఎందుకు', english: 'why', part: 'question' },
            { telugu: 'ఏడుస్తోంది', english: 'is crying', part: 'verb' },
          ],
          end: '?',
          english: 'Why is the baby crying?',
          otherOrders: [
            [1, 0, 2],
            [1, 2, 0],
          ],
          gap: {
            at: 1,
            wrong: ['ఎన్ని', 'ఏమిటి', 'ఎవరిని'],
            why: { en: 'A reason is asked with ఎందుకు.', te: 'కారణం అడగాలంటే “ఎందుకు” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-who-is-that-boy',
          words: [
            { telugu: 'ఆ', english: 'that', part: 'describing' },
            { telugu: 'అబ్బాయి', english: 'boy', part: 'subject' },
            { telugu: 'ఎవరు', english: 'who', part: 'question' },
          ],
          end: '?',
          english: 'Who is that boy?',
          otherOrders: [[2, 0, 1]],
          gap: {
            at: 2,
            wrong: ['ఎంత', 'ఎన్ని', 'ఎక్కడికి'],
            why: { en: 'A person is asked with ఎవరు.', te: 'మనిషి గురించి అడగాలంటే “ఎవరు” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-how-many-fruits',
          words: [
            { telugu: 'బుట్టలో', english: 'in the basket', part: 'place' },
            { telugu: 'ఎన్ని', english: 'how many', part: 'question' },
            { telugu: 'పండ్లు', english: 'fruits', part: 'subject' },
            { telugu: 'ఉన్నాయి', english: 'are', part: 'verb' },
          ],
          end: '?',
          english: 'How many fruits are there in the basket?',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 1,
            wrong: ['ఎవరు', 'ఎంతమంది', 'ఏమిటి'],
            why: {
              en: 'Things are counted with ఎన్ని, people with ఎంతమంది.',
              te: 'వస్తువుల లెక్కకు “ఎన్ని”, మనుషుల లెక్కకు “ఎంతమంది”.',
            },
          },
        },
        {
          key: 'sentence:structure-how-do-you-go',
          words: [
            { telugu: 'నువ్వు', english: 'you', part: 'subject' },
            { telugu: 'బడికి', english: 'to school', part: 'place' },
            { telugu: 'ఎలా', english: 'how', part: 'question' },
            { telugu: 'వెళ్తావు', english: 'go', part: 'verb' },
          ],
          end: '?',
          english: 'How do you go to school?',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
            [1, 2, 3, 0],
          ],
          gap: {
            at: 2,
            wrong: ['ఎవరు', 'ఏమిటి', 'ఎన్ని'],
            why: { en: '“In which way” is ఎలా.', te: 'ఏ విధంగా అని అడగాలంటే “ఎలా” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-did-you-eat',
          words: [
            { telugu: 'నువ్వు', english: 'you', part: 'subject' },
            { telugu: 'అన్నం', english: 'rice', part: 'object' },
            { telugu: 'తిన్నావా', english: 'have you eaten', part: 'verb' },
          ],
          end: '?',
          english: 'Have you eaten rice?',
          otherOrders: [
            [1, 0, 2],
            [1, 2, 0],
          ],
          gap: {
            at: 2,
            wrong: ['తిన్నాడా', 'తిన్నానా', 'తిన్నారా'],
            why: {
              en: 'With నువ్వు it is తిన్నావు; the long -ఆ asks: తిన్నావా?',
              te: 'నువ్వు అన్నాం కాబట్టి “తిన్నావు”; ప్రశ్నలో “తిన్నావా”.',
            },
          },
        },
        {
          key: 'sentence:structure-is-this-your-pencil',
          words: [
            { telugu: 'ఇది', english: 'this', part: 'subject' },
            { telugu: 'నీ', english: 'your', part: 'describing' },
            { telugu: 'పెన్సిలా', english: 'pencil?', part: 'question' },
          ],
          end: '?',
          english: 'Is this your pencil?',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 1,
            wrong: ['నువ్వు', 'నీకు', 'నిన్ను'],
            why: { en: '“Your” is నీ. నువ్వు is “you”, నీకు “to you”.', te: 'పెన్సిల్ ఎవరిది? “నీ పెన్సిల్”.' },
          },
        },
        {
          key: 'sentence:structure-how-many-people',
          words: [
            { telugu: 'మీ', english: 'your', part: 'describing' },
            { telugu: 'ఇంట్లో', english: 'in the house', part: 'place' },
            { telugu: 'ఎంతమంది', english: 'how many people', part: 'question' },
            { telugu: 'ఉన్నారు', english: 'are', part: 'verb' },
          ],
          end: '?',
          english: 'How many people are there in your house?',
          otherOrders: [[2, 0, 1, 3]],
          gap: {
            at: 2,
            wrong: ['ఎన్ని', 'ఎంత', 'ఏమిటి'],
            why: { en: 'People are counted with ఎంతమంది.', te: 'మనుషుల లెక్క అడగాలంటే “ఎంతమంది” అనాలి.' },
          },
        },
      ],
    },
  ],
};
