import type { Section } from '../../../domain/lesson/lessonContent';

export const endings: Section = {
  id: 'endings',
  title: { en: 'Small endings with a big job', te: 'చిన్న ప్రత్యయాలు, పెద్ద పని' },
  text: [
    {
      en: 'English puts little words in front: to school, in the bag, with Mother. Telugu puts them behind, as endings: బడికి, సంచిలో, అమ్మతో. “From” and “on” stand behind as words of their own: బడి నుంచి, బల్ల మీద.',
      te: 'మాట చివర చేరే చిన్న ప్రత్యయం ఆ మాట చేసే పని చెప్తుంది: బడికి, సంచిలో, అమ్మతో. నుంచి, మీద మాత్రం విడిగా మాట వెనక వస్తాయి: బడి నుంచి, బల్ల మీద. నుంచి, నుండి రెండూ ఒకటే.',
    },
    {
      en: '-ను or -ని marks what is seen, called or held. People need it: అమ్మను పిలిచాను. Animals mostly have it: పిల్లిని చూశాను. Things can often do without: పుస్తకం చదివాను.',
      te: 'దేన్ని, ఎవరిని అన్న ప్రశ్నకు జవాబుగా -ను, -ని వస్తాయి. మనుషులకు ఇవి తప్పక ఉండాలి: అమ్మను పిలిచాను. జంతువులకు ఎక్కువగా ఉంటాయి: పిల్లిని చూశాను. వస్తువులకు లేకపోయినా పర్వాలేదు: పుస్తకం చదివాను.',
    },
    {
      en: 'After an ఇ sound say -ని and -కి (పిల్లిని, పిల్లికి), after most others -ను and -కు (అమ్మను, అమ్మకు). Some words change first: ఇల్లు becomes ఇంటికి and ఇంట్లో, పుస్తకం becomes పుస్తకానికి.',
      te: 'మాట చివర ఇకారం ఉంటే -ని, -కి వస్తాయి (పిల్లిని, పిల్లికి); లేకపోతే ఎక్కువగా -ను, -కు వస్తాయి (అమ్మను, అమ్మకు). కొన్ని మాటలు కొంచెం మారతాయి: ఇల్లు – ఇంటికి, ఇంట్లో; పుస్తకం – పుస్తకానికి.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Three endings on three words', te: 'మూడు మాటలు, మూడు ప్రత్యయాలు' },
        columns: [
          { en: 'Ending', te: 'ప్రత్యయం' },
          { en: 'mother', te: 'అమ్మ' },
          { en: 'cat', te: 'పిల్లి' },
          { en: 'book', te: 'పుస్తకం' },
        ],
        rows: [
          [
            { text: { en: '-ను, -ని: the object', te: '-ను, -ని: కర్మ' } },
            { telugu: 'అమ్మను', english: 'Mother' },
            { telugu: 'పిల్లిని', english: 'the cat' },
            { telugu: 'పుస్తకాన్ని', english: 'the book' },
          ],
          [
            { text: { en: '-కు, -కి: to', te: '-కు, -కి: ఎవరికి, దేనికి' } },
            { telugu: 'అమ్మకు', english: 'to Mother' },
            { telugu: 'పిల్లికి', english: 'to the cat' },
            { telugu: 'పుస్తకానికి', english: 'to the book' },
          ],
          [
            { text: { en: '-తో: with', te: '-తో: ఎవరితో, దేనితో' } },
            { telugu: 'అమ్మతో', english: 'with Mother' },
            { telugu: 'పిల్లితో', english: 'with the cat' },
            { telugu: 'పుస్తకంతో', english: 'with the book' },
          ],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'Endings for places', te: 'చోటు చెప్పే ప్రత్యయాలు' },
        columns: [
          { en: 'Ending', te: 'ప్రత్యయం' },
          { en: 'school', te: 'బడి' },
          { en: 'house', te: 'ఇల్లు' },
          { en: 'garden', te: 'తోట' },
        ],
        rows: [
          [
            { text: { en: '-కు, -కి: to', te: '-కు, -కి: ఎక్కడికి' } },
            { telugu: 'బడికి', english: 'to school' },
            { telugu: 'ఇంటికి', english: 'to the house' },
            { telugu: 'తోటకు', english: 'to the garden' },
          ],
          [
            { text: { en: '-లో: in', te: '-లో: ఎక్కడ' } },
            { telugu: 'బడిలో', english: 'in school' },
            { telugu: 'ఇంట్లో', english: 'in the house' },
            { telugu: 'తోటలో', english: 'in the garden' },
          ],
          [
            { text: { en: 'నుంచి: from', te: 'నుంచి: ఎక్కడి నుంచి' } },
            { telugu: 'బడి నుంచి', english: 'from school' },
            { telugu: 'ఇంటి నుంచి', english: 'from the house' },
            { telugu: 'తోట నుంచి', english: 'from the garden' },
          ],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'form:structure-cat-object', telugu: 'పిల్లిని', english: 'the cat (seen, called or held)' },
        { key: 'form:structure-mother-object', telugu: 'అమ్మను', english: 'Mother (seen, called or held)' },
        { key: 'form:structure-to-mother', telugu: 'అమ్మకు', english: 'to Mother' },
        { key: 'form:structure-with-mother', telugu: 'అమ్మతో', english: 'with Mother' },
        { key: 'form:structure-to-school', telugu: 'బడికి', english: 'to school' },
        { key: 'form:structure-in-school', telugu: 'బడిలో', english: 'in school' },
        {
          key: 'form:structure-from-school',
          telugu: 'బడి నుంచి',
          english: 'from school',
          note: { en: 'నుండి means the same.', te: 'నుండి అన్నా ఇదే అర్థం.' },
        },
        { key: 'form:structure-to-the-house', telugu: 'ఇంటికి', english: 'to the house' },
        { key: 'form:structure-in-the-house', telugu: 'ఇంట్లో', english: 'in the house' },
        { key: 'form:structure-in-the-bag', telugu: 'సంచిలో', english: 'in the bag' },
        { key: 'form:structure-with-a-ball', telugu: 'బంతితో', english: 'with a ball' },
        { key: 'form:structure-on-the-table', telugu: 'బల్ల మీద', english: 'on the table' },
        { key: 'form:structure-under-the-tree', telugu: 'చెట్టు కింద', english: 'under the tree' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:structure-saw-the-cat',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'పిల్లిని', english: 'cat', part: 'object' },
            { telugu: 'చూశాను', english: 'saw', part: 'verb' },
          ],
          end: '.',
          english: 'I saw the cat.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 1,
            wrong: ['పిల్లికి', 'పిల్లిలో', 'పిల్లితో'],
            why: { en: 'The cat is what I saw, so it takes -ని.', te: 'దేన్ని చూశాను? “పిల్లిని”. కర్మకు -ని వస్తుంది.' },
          },
        },
        {
          key: 'sentence:structure-mother-lifted-baby',
          words: [
            { telugu: 'అమ్మ', english: 'mother', part: 'subject' },
            { telugu: 'పాపను', english: 'baby', part: 'object' },
            { telugu: 'ఎత్తుకుంది', english: 'picked up', part: 'verb' },
          ],
          end: '.',
          english: 'Mother picked up the baby.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 1,
            wrong: ['పాపకు', 'పాపతో', 'పాపలో'],
            why: { en: 'The baby is the one picked up, so it takes -ను.', te: 'ఎవరిని ఎత్తుకుంది? “పాపను”.' },
          },
        },
        {
          key: 'sentence:structure-going-to-school',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'బడికి', english: 'to school', part: 'place' },
            { telugu: 'వెళ్తున్నాను', english: 'am going', part: 'verb' },
          ],
          end: '.',
          english: 'I am going to school.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 1,
            wrong: ['బడిని', 'బడితో', 'బడిలో'],
            why: { en: '“To” a place is -కి: బడికి.', te: 'ఎక్కడికి? “బడికి”. వెళ్లే చోటుకు -కి వస్తుంది.' },
          },
        },
        {
          key: 'sentence:structure-gave-sister-flower',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'అక్కకు', english: 'to elder sister', part: 'other' },
            { telugu: 'పువ్వు', english: 'flower', part: 'object' },
            { telugu: 'ఇచ్చాను', english: 'gave', part: 'verb' },
          ],
          end: '.',
          english: 'I gave elder sister a flower.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 1,
            wrong: ['అక్కను', 'అక్కలో', 'అక్కతో'],
            why: { en: '“To” a person is -కు: అక్కకు.', te: 'ఎవరికి ఇచ్చాను? “అక్కకు”.' },
          },
        },
        {
          key: 'sentence:structure-books-in-bag',
          words: [
            { telugu: 'పుస్తకాలు', english: 'books', part: 'subject' },
            { telugu: 'సంచిలో', english: 'in the bag', part: 'place' },
            { telugu: 'ఉన్నాయి', english: 'are', part: 'verb' },
          ],
          end: '.',
          english: 'The books are in the bag.',
          otherOrders: [[1, 0, 2]],
          gap: { at: 1, wrong: ['సంచిని', 'సంచికి', 'సంచితో'], why: { en: '“In” is -లో: సంచిలో.', te: 'ఎక్కడ ఉన్నాయి? “సంచిలో”.' } },
        },
        {
          key: 'sentence:structure-write-with-pencil',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'పెన్సిల్‌తో', english: 'with a pencil', part: 'other' },
            { telugu: 'రాస్తాను', english: 'write', part: 'verb' },
          ],
          end: '.',
          english: 'I write with a pencil.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 1,
            wrong: ['పెన్సిల్‌కు', 'పెన్సిల్‌లో', 'పెన్సిల్‌ను'],
            why: { en: '“With” is -తో: పెన్సిల్‌తో.', te: 'దేనితో రాస్తాను? “పెన్సిల్‌తో”.' },
          },
        },
        {
          key: 'sentence:structure-father-came-from-village',
          words: [
            { telugu: 'నాన్న', english: 'father', part: 'subject' },
            { telugu: 'ఊరి', english: 'village, town', part: 'place' },
            { telugu: 'నుంచి', english: 'from', part: 'place' },
            { telugu: 'వచ్చారు', english: 'came', part: 'verb' },
          ],
          end: '.',
          english: 'Father came from the village.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 2,
            wrong: ['మీద', 'కింద', 'కూడా'],
            why: { en: '“From” is నుంచి, and it stands after the place.', te: 'ఎక్కడి నుంచి వచ్చారు? “ఊరి నుంచి”.' },
          },
        },
        {
          key: 'sentence:structure-cat-sat-on-table',
          words: [
            { telugu: 'పిల్లి', english: 'cat', part: 'subject' },
            { telugu: 'బల్ల', english: 'table', part: 'place' },
            { telugu: 'మీద', english: 'on', part: 'place' },
            { telugu: 'కూర్చుంది', english: 'sat', part: 'verb' },
          ],
          end: '.',
          english: 'The cat sat on the table.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 2,
            wrong: ['నుంచి', 'కోసం', 'వరకు'],
            why: { en: '“On” is మీద, and it stands after the table.', te: 'ఎక్కడ కూర్చుంది? “బల్ల మీద”.' },
          },
        },
      ],
    },
  ],
};
