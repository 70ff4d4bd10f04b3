import type { Section } from '../../../domain/lesson/lessonContent';

export const sayingNo: Section = {
  id: 'saying-no',
  title: { en: 'Saying no', te: 'కాదు, లేదు, వద్దు' },
  text: [
    {
      en: 'Telugu has three words for “no”. కాదు: it is not that. లేదు: it is not there. వద్దు: I do not want it, or do not do it.',
      te: 'ఒకటి మరొకటి కానప్పుడు కాదు అంటాం. ఏదైనా లేనప్పుడు లేదు అంటాం. ఇష్టం లేనప్పుడు, చేయకూడదు అన్నప్పుడు వద్దు అంటాం.',
    },
    {
      en: '-లేదు on a verb says that something did not happen: తిన్నాను (I ate), తినలేదు (I did not eat). For people లేదు changes: అతను లేడు, వాళ్లు లేరు.',
      te: 'జరగని పనికి క్రియ చివర -లేదు వస్తుంది: తిన్నాను – తినలేదు. మనుషులను బట్టి లేదు మారుతుంది: నేను లేను, అతను లేడు, వాళ్లు లేరు.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Yes and no', te: 'అవును అంటే ఇలా, కాదంటే ఇలా' },
        columns: [
          { en: 'Yes', te: 'ఉన్నప్పుడు' },
          { en: 'No', te: 'లేనప్పుడు' },
        ],
        rows: [
          [
            { telugu: 'ఇది పుస్తకం.', english: 'This is a book.' },
            { telugu: 'ఇది పుస్తకం కాదు.', english: 'This is not a book.' },
          ],
          [
            { telugu: 'నీళ్లు ఉన్నాయి.', english: 'There is water.' },
            { telugu: 'నీళ్లు లేవు.', english: 'There is no water.' },
          ],
          [
            { telugu: 'నాకు టీ కావాలి.', english: 'I want tea.' },
            { telugu: 'నాకు టీ వద్దు.', english: 'I do not want tea.' },
          ],
          [
            { telugu: 'నేను తిన్నాను.', english: 'I ate.' },
            { telugu: 'నేను తినలేదు.', english: 'I did not eat.' },
          ],
          [
            { telugu: 'తలుపు తెరువు.', english: 'Open the door.' },
            { telugu: 'తలుపు తెరవవద్దు.', english: 'Do not open the door.' },
          ],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'form:structure-yes', telugu: 'అవును', english: 'yes' },
        {
          key: 'form:structure-not-that',
          telugu: 'కాదు',
          english: 'it is not that',
          near: ['form:structure-not-there', 'form:structure-not-wanted'],
        },
        {
          key: 'form:structure-not-there',
          telugu: 'లేదు',
          english: 'it is not there',
          near: ['form:structure-not-that', 'form:structure-not-wanted'],
        },
        {
          key: 'form:structure-not-wanted',
          telugu: 'వద్దు',
          english: 'no, thank you (I do not want it)',
          near: ['form:structure-not-that', 'form:structure-not-there'],
        },
        { key: 'form:structure-did-not-eat', telugu: 'తినలేదు', english: 'did not eat' },
        { key: 'form:structure-did-not-come', telugu: 'రాలేదు', english: 'did not come' },
        {
          key: 'form:structure-do-not-go',
          telugu: 'వెళ్లవద్దు',
          english: 'do not go!',
          note: {
            en: 'In quick speech: వెళ్లొద్దు. To a friend we also say వెళ్లకు.',
            te: 'మాట్లాడేటప్పుడు “వెళ్లొద్దు” అని కూడా అంటాం. స్నేహితులతో “వెళ్లకు” అంటాం.',
          },
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:structure-not-my-bag',
          words: [
            { telugu: 'ఇది', english: 'this', part: 'subject' },
            { telugu: 'నా', english: 'my', part: 'describing' },
            { telugu: 'సంచి', english: 'bag', part: 'other' },
            { telugu: 'కాదు', english: 'is not', part: 'verb' },
          ],
          end: '.',
          english: 'This is not my bag.',
          otherOrders: [
            [1, 2, 0, 3],
            [1, 2, 3, 0],
          ],
          gap: {
            at: 3,
            wrong: ['వద్దు', 'లేవు', 'లేను'],
            why: { en: '“It is not that” is కాదు.', te: 'ఒకటి మరొకటి కాదని చెప్పాలంటే “కాదు” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-no-milk-at-home',
          words: [
            { telugu: 'ఇంట్లో', english: 'at home', part: 'place' },
            { telugu: 'పాలు', english: 'milk', part: 'subject' },
            { telugu: 'లేవు', english: 'is not there', part: 'verb' },
          ],
          end: '.',
          english: 'There is no milk at home.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['లేరు', 'లేను', 'లేడు'],
            why: { en: 'పాలు counts as many, so “not there” is లేవు.', te: 'పాలు అనే మాట బహువచనం కాబట్టి “లేవు” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-brother-not-home',
          words: [
            { telugu: 'అన్న', english: 'elder brother', part: 'subject' },
            { telugu: 'ఇంట్లో', english: 'at home', part: 'place' },
            { telugu: 'లేడు', english: 'is not there', part: 'verb' },
          ],
          end: '.',
          english: 'Elder brother is not at home.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['లేను', 'లేవు', 'వద్దు'],
            why: { en: 'For a boy “not there” is లేడు.', te: 'అన్న గురించి చెప్తున్నాం కాబట్టి “లేడు”.' },
          },
        },
        {
          key: 'sentence:structure-no-coffee',
          words: [
            { telugu: 'నాకు', english: 'to me', part: 'other' },
            { telugu: 'కాఫీ', english: 'coffee', part: 'subject' },
            { telugu: 'వద్దు', english: 'is not wanted', part: 'verb' },
          ],
          end: '.',
          english: 'I do not want coffee.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['లేను', 'లేడు', 'రాను'],
            why: { en: 'What you do not want is వద్దు.', te: 'ఇష్టం లేనప్పుడు “వద్దు” అంటాం.' },
          },
        },
        {
          key: 'sentence:structure-did-not-go-yesterday',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'నిన్న', english: 'yesterday', part: 'time' },
            { telugu: 'బడికి', english: 'to school', part: 'place' },
            { telugu: 'వెళ్లలేదు', english: 'did not go', part: 'verb' },
          ],
          end: '.',
          english: 'I did not go to school yesterday.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['వెళ్లను', 'వెళ్దాం', 'వెళ్లడు'],
            why: { en: 'For yesterday “did not” is -లేదు: వెళ్లలేదు.', te: 'నిన్న జరగని పని కాబట్టి “వెళ్లలేదు” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-not-awake-yet',
          words: [
            { telugu: 'తమ్ముడు', english: 'younger brother', part: 'subject' },
            { telugu: 'ఇంకా', english: 'yet', part: 'time' },
            { telugu: 'నిద్ర', english: 'sleep', part: 'object' },
            { telugu: 'లేవలేదు', english: 'has not risen', part: 'verb' },
          ],
          end: '.',
          english: 'Younger brother has not woken up yet.',
          otherOrders: [
            [1, 0, 2, 3],
            [0, 2, 1, 3],
          ],
          gap: {
            at: 3,
            wrong: ['లేవను', 'లేవండి', 'లేవవు'],
            why: { en: '“Has not” is -లేదు for everyone: లేవలేదు.', te: 'ఇంకా జరగని పని కాబట్టి “లేవలేదు” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-do-not-jump-on-bed',
          words: [
            { telugu: 'మంచం', english: 'bed', part: 'place' },
            { telugu: 'మీద', english: 'on', part: 'place' },
            { telugu: 'గెంతవద్దు', english: 'do not jump', part: 'verb' },
          ],
          end: '!',
          english: 'Do not jump on the bed!',
          gap: {
            at: 2,
            wrong: ['గెంతాను', 'గెంతాడు', 'గెంతుదాం'],
            why: { en: '“Do not” is -వద్దు: గెంతవద్దు.', te: 'చేయకూడదని చెప్పాలంటే -వద్దు చేరుస్తాం: గెంతవద్దు.' },
          },
        },
      ],
    },
  ],
};
