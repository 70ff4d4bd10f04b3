import type { Section } from '../../../domain/lesson/lessonContent';

export const withoutVerb: Section = {
  id: 'without-a-verb',
  title: { en: 'Sentences without a verb', te: 'క్రియ లేని వాక్యాలు' },
  text: [
    {
      en: 'English needs “is”, “am” and “are”. Telugu does not: ఇది పుస్తకం is “this – book”, and that is a whole sentence. ఇది is near you, అది is farther away.',
      te: '“ఇది పుస్తకం.” ఇందులో క్రియ లేదు, అయినా వాక్యం పూర్తయింది. దగ్గర ఉన్నదాన్ని ఇది అంటాం, దూరంగా ఉన్నదాన్ని అది అంటాం.',
    },
    {
      en: 'After నేను and నువ్వు the naming word gets a small ending: నేను అబ్బాయిని (I am a boy), నువ్వు అబ్బాయివి (you are a boy).',
      te: 'నేను, నువ్వు అన్నప్పుడు చివరి మాటకు చిన్న ప్రత్యయం చేరుతుంది: నేను అబ్బాయిని, నువ్వు అబ్బాయివి.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'This and that, one and many', te: 'ఇది, అది, ఇవి, అవి' },
        columns: [
          { en: 'Word', te: 'మాట' },
          { en: 'Sentence', te: 'వాక్యం' },
        ],
        rows: [
          [
            { telugu: 'ఇది', english: 'this' },
            { telugu: 'ఇది పుస్తకం.', english: 'This is a book.' },
          ],
          [
            { telugu: 'అది', english: 'that' },
            { telugu: 'అది పుస్తకం.', english: 'That is a book.' },
          ],
          [
            { telugu: 'ఇవి', english: 'these' },
            { telugu: 'ఇవి పుస్తకాలు.', english: 'These are books.' },
          ],
          [
            { telugu: 'అవి', english: 'those' },
            { telugu: 'అవి పుస్తకాలు.', english: 'Those are books.' },
          ],
        ],
      },
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:structure-this-is-my-book',
          words: [
            { telugu: 'ఇది', english: 'this', part: 'subject' },
            { telugu: 'నా', english: 'my', part: 'describing' },
            { telugu: 'పుస్తకం', english: 'book', part: 'other' },
          ],
          end: '.',
          english: 'This is my book.',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 1,
            wrong: ['నేను', 'నాకు', 'నన్ను'],
            why: { en: '“My” is నా. నేను is “I”, నాకు “to me”, నన్ను “me”.', te: 'పుస్తకం ఎవరిదో చెప్పాలంటే “నా” అనాలి: నా పుస్తకం.' },
          },
        },
        {
          key: 'sentence:structure-that-is-a-big-tree',
          words: [
            { telugu: 'అది', english: 'that', part: 'subject' },
            { telugu: 'పెద్ద', english: 'big', part: 'describing' },
            { telugu: 'చెట్టు', english: 'tree', part: 'other' },
          ],
          end: '.',
          english: 'That is a big tree.',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 0,
            wrong: ['అతను', 'వాళ్లు', 'నేను'],
            why: { en: 'A tree is a thing, so “that” is అది.', te: 'చెట్టు మనిషి కాదు కాబట్టి “అది” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-mother-is-a-teacher',
          words: [
            { telugu: 'మా', english: 'my (our)', part: 'describing' },
            { telugu: 'అమ్మ', english: 'mother', part: 'subject' },
            { telugu: 'టీచర్', english: 'teacher', part: 'other' },
          ],
          end: '.',
          english: 'My mother is a teacher.',
          gap: {
            at: 0,
            wrong: ['మేము', 'మాకు', 'మమ్మల్ని'],
            why: {
              en: 'Telugu children say మా అమ్మ, “our mother”. మేము is “we”, మాకు “to us”.',
              te: 'అమ్మ ఎవరి అమ్మో చెప్పాలి: “మా అమ్మ”.',
            },
          },
        },
        {
          key: 'sentence:structure-my-name-is-ravi',
          words: [
            { telugu: 'నా', english: 'my', part: 'describing' },
            { telugu: 'పేరు', english: 'name', part: 'subject' },
            { telugu: 'రవి', english: 'Ravi', part: 'other' },
          ],
          end: '.',
          english: 'My name is Ravi.',
          otherOrders: [[2, 0, 1]],
        },
        {
          key: 'sentence:structure-she-is-my-friend',
          words: [
            { telugu: 'ఆమె', english: 'she', part: 'subject' },
            { telugu: 'నా', english: 'my', part: 'describing' },
            { telugu: 'స్నేహితురాలు', english: 'friend (a girl)', part: 'other' },
          ],
          end: '.',
          english: 'She is my friend.',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 0,
            wrong: ['అతను', 'నేను', 'అవి'],
            why: { en: 'స్నేహితురాలు is a girl or a woman, so it begins with ఆమె.', te: 'స్నేహితురాలు అంటే అమ్మాయి కాబట్టి “ఆమె” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-i-am-a-good-boy',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'మంచి', english: 'good', part: 'describing' },
            { telugu: 'అబ్బాయిని', english: 'boy (I am)', part: 'other' },
          ],
          end: '.',
          english: 'I am a good boy.',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 2,
            wrong: ['అబ్బాయివి', 'అబ్బాయితో', 'అబ్బాయికి'],
            why: {
              en: 'After నేను the word ends in -ని: అబ్బాయిని.',
              te: 'నేను అన్నప్పుడు “అబ్బాయిని” అనాలి; నువ్వు అన్నప్పుడు “అబ్బాయివి”.',
            },
          },
        },
        {
          key: 'sentence:structure-house-is-very-big',
          words: [
            { telugu: 'ఈ', english: 'this', part: 'describing' },
            { telugu: 'ఇల్లు', english: 'house', part: 'subject' },
            { telugu: 'చాలా', english: 'very', part: 'describing' },
            { telugu: 'పెద్దది', english: 'a big one', part: 'other' },
          ],
          end: '.',
          english: 'This house is very big.',
          otherOrders: [[2, 3, 0, 1]],
          gap: {
            at: 0,
            wrong: ['ఇది', 'ఇవి', 'వీళ్లు'],
            why: {
              en: 'Before a naming word “this” is ఈ: ఈ ఇల్లు. Alone it is ఇది.',
              te: 'మాటకు ముందు “ఈ” వస్తుంది: ఈ ఇల్లు. విడిగా అయితే “ఇది” అంటాం.',
            },
          },
        },
        {
          key: 'sentence:structure-those-are-our-cows',
          words: [
            { telugu: 'అవి', english: 'those', part: 'subject' },
            { telugu: 'మా', english: 'our', part: 'describing' },
            { telugu: 'ఆవులు', english: 'cows', part: 'other' },
          ],
          end: '.',
          english: 'Those are our cows.',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 0,
            wrong: ['అది', 'అతను', 'ఆమె'],
            why: { en: 'There are many cows, so “those” is అవి.', te: 'ఆవులు చాలా ఉన్నాయి కాబట్టి “అవి” అనాలి.' },
          },
        },
      ],
    },
  ],
};
