import type { Section } from '../../../domain/lesson/lessonContent';

export const joining: Section = {
  id: 'joining',
  title: { en: 'Joining words', te: 'మాటలు కలుపుదాం' },
  text: [
    {
      en: 'For “and” Telugu makes the ends of both words long: అమ్మ, నాన్న become అమ్మా నాన్నా. The word మరియు also means “and”, but it belongs to books; hardly anybody says it.',
      te: 'రెండు మాటలను కలపాలంటే రెండింటి చివరా సాగదీస్తాం: అమ్మా నాన్నా, పాలూ పండ్లూ. మరియు అనేది పుస్తకాల మాట; మాట్లాడేటప్పుడు దాదాపు ఎవరూ అనరు.',
    },
    {
      en: 'కూడా (also) stands after its word: నేను కూడా. కానీ (but) stands between two thoughts.',
      te: 'కూడా అనేది మాట తర్వాత వస్తుంది: నేను కూడా. కానీ అనేది రెండు విషయాల మధ్య వస్తుంది.',
    },
  ],
  blocks: [
    {
      kind: 'items',
      items: [
        { key: 'form:structure-also', telugu: 'కూడా', english: 'also' },
        { key: 'form:structure-but', telugu: 'కానీ', english: 'but' },
        { key: 'form:structure-and-in-books', telugu: 'మరియు', english: 'and (in books)' },
        { key: 'form:structure-mother-and-father', telugu: 'అమ్మా నాన్నా', english: 'Mother and Father' },
        { key: 'form:structure-milk-and-fruit', telugu: 'పాలూ పండ్లూ', english: 'milk and fruit' },
        { key: 'form:structure-me-too', telugu: 'నేను కూడా', english: 'me too' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:structure-parents-went-to-market',
          words: [
            { telugu: 'అమ్మా', english: 'mother and', part: 'subject' },
            { telugu: 'నాన్నా', english: 'father and', part: 'subject' },
            { telugu: 'బజారుకు', english: 'to the market', part: 'place' },
            { telugu: 'వెళ్లారు', english: 'went', part: 'verb' },
          ],
          end: '.',
          english: 'Mother and Father went to the market.',
          otherOrders: [
            [2, 0, 1, 3],
            [1, 0, 2, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['వెళ్లాడు', 'వెళ్లింది', 'వెళ్లాను'],
            why: { en: 'Two people went, so the verb ends in -రు: వెళ్లారు.', te: 'ఇద్దరు వెళ్లారు కాబట్టి “వెళ్లారు” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-i-too-will-come',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'కూడా', english: 'too', part: 'other' },
            { telugu: 'వస్తాను', english: 'will come', part: 'verb' },
          ],
          end: '.',
          english: 'I will come too.',
          gap: {
            at: 1,
            wrong: ['నుంచి', 'మరియు', 'మీద'],
            why: { en: '“Too” is కూడా, right after its word.', te: 'మిగతావాళ్లతో పాటు నేనూ వస్తాను: “నేను కూడా”.' },
          },
        },
        {
          key: 'sentence:structure-dog-and-cat-play',
          words: [
            { telugu: 'కుక్కా', english: 'dog and', part: 'subject' },
            { telugu: 'పిల్లీ', english: 'cat and', part: 'subject' },
            { telugu: 'ఆడుకుంటున్నాయి', english: 'are playing', part: 'verb' },
          ],
          end: '.',
          english: 'The dog and the cat are playing.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['ఆడుకుంటోంది', 'ఆడుకుంటున్నాను', 'ఆడుకుంటున్నాడు'],
            why: { en: 'Two animals play, so the verb ends in -యి.', te: 'రెండు జంతువులు ఆడుతున్నాయి కాబట్టి “ఆడుకుంటున్నాయి”.' },
          },
        },
        {
          key: 'sentence:structure-i-come-but-brother-not',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'వస్తాను', english: 'will come', part: 'verb' },
            { telugu: 'కానీ', english: 'but', part: 'other' },
            { telugu: 'తమ్ముడు', english: 'younger brother', part: 'subject' },
            { telugu: 'రాడు', english: 'will not come', part: 'verb' },
          ],
          end: '.',
          english: 'I will come but younger brother will not come.',
          otherOrders: [[3, 4, 2, 0, 1]],
          gap: {
            at: 2,
            wrong: ['కూడా', 'మీద', 'నుంచి'],
            why: { en: 'Two opposite thoughts are joined by కానీ.', te: 'వ్యతిరేకంగా ఉన్న రెండు విషయాలను “కానీ” కలుపుతుంది.' },
          },
        },
        {
          key: 'sentence:structure-brought-milk-and-fruit',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'పాలూ', english: 'milk and', part: 'object' },
            { telugu: 'పండ్లూ', english: 'fruit and', part: 'object' },
            { telugu: 'తెచ్చాను', english: 'brought', part: 'verb' },
          ],
          end: '.',
          english: 'I brought milk and fruit.',
          otherOrders: [
            [1, 2, 0, 3],
            [0, 2, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['తెచ్చాడు', 'తెచ్చావు', 'తెచ్చింది'],
            why: { en: 'With నేను the verb ends in -ను: తెచ్చాను.', te: 'కర్త “నేను” కాబట్టి “తెచ్చాను” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-small-but-beautiful',
          words: [
            { telugu: 'ఇల్లు', english: 'house', part: 'subject' },
            { telugu: 'చిన్నది', english: 'a small one', part: 'other' },
            { telugu: 'కానీ', english: 'but', part: 'other' },
            { telugu: 'అందంగా', english: 'beautiful', part: 'describing' },
            { telugu: 'ఉంది', english: 'is', part: 'verb' },
          ],
          end: '.',
          english: 'The house is small but it is beautiful.',
          gap: {
            at: 2,
            wrong: ['నుంచి', 'మీద', 'వరకు'],
            why: {
              en: '“Small” and “beautiful” are set against each other by కానీ.',
              te: 'చిన్నదే, అయినా అందంగా ఉంది: అందుకే “కానీ”.',
            },
          },
        },
      ],
    },
  ],
};
