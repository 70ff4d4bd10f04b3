import type { Sentence } from '../../../domain/lesson/lessonContent';

export const practiceSentences: readonly Sentence[] = [
  {
    key: 'sentence:num-bed-at-nine',
    words: [
      { telugu: 'నేను', english: 'I', part: 'subject' },
      { telugu: 'తొమ్మిది', english: 'nine', part: 'describing' },
      { telugu: 'గంటలకు', english: "o'clock", part: 'time' },
      { telugu: 'పడుకుంటాను', english: 'go to bed', part: 'verb' },
    ],
    end: '.',
    english: "I go to bed at nine o'clock.",
    otherOrders: [[1, 2, 0, 3]],
    gap: { at: 1, wrong: ['తొమ్మిదో', 'తొంభై', 'ఏడు'], why: { en: 'Nine is తొమ్మిది.', te: 'గంటల సంఖ్య తొమ్మిది; తొమ్మిదో అంటే వరుస.' } },
  },
  {
    key: 'sentence:num-six-birds',
    words: [
      { telugu: 'చెట్టు', english: 'tree', part: 'place' },
      { telugu: 'మీద', english: 'on', part: 'place' },
      { telugu: 'ఆరు', english: 'six', part: 'describing' },
      { telugu: 'పిట్టలు', english: 'birds', part: 'subject' },
      { telugu: 'ఉన్నాయి', english: 'there are', part: 'verb' },
    ],
    end: '.',
    english: 'There are six birds on the tree.',
    otherOrders: [
      [0, 1, 3, 2, 4],
      [2, 3, 0, 1, 4],
      [3, 2, 0, 1, 4],
    ],
    gap: {
      at: 2,
      wrong: ['ఆరుగురు', 'ఆరో', 'అరవై'],
      why: { en: 'Birds are not people: ఆరు, not ఆరుగురు.', te: 'పిట్టలు మనుషులు కావు కాబట్టి ఆరుగురు కాదు, ఆరు.' },
    },
  },
  {
    key: 'sentence:num-want-two-mangoes',
    words: [
      { telugu: 'నాకు', english: 'to me', part: 'other' },
      { telugu: 'రెండు', english: 'two', part: 'describing' },
      { telugu: 'మామిడి', english: 'mango', part: 'describing' },
      { telugu: 'పండ్లు', english: 'fruits', part: 'object' },
      { telugu: 'కావాలి', english: 'want', part: 'verb' },
    ],
    end: '.',
    english: 'I want two mangoes.',
    otherOrders: [
      [0, 2, 3, 1, 4],
      [1, 2, 3, 0, 4],
      [2, 3, 1, 0, 4],
    ],
    gap: {
      at: 1,
      wrong: ['ఇద్దరు', 'రెండో', 'నాలుగు'],
      why: { en: 'Two things: రెండు. ఇద్దరు is for people.', te: 'పండ్లు వస్తువులు కాబట్టి రెండు అంటాం.' },
    },
  },
  {
    key: 'sentence:num-thirty-in-class',
    words: [
      { telugu: 'తరగతిలో', english: 'in class', part: 'place' },
      { telugu: 'ముప్పై', english: 'thirty', part: 'describing' },
      { telugu: 'మంది', english: 'people', part: 'subject' },
      { telugu: 'ఉన్నారు', english: 'there are', part: 'verb' },
    ],
    end: '.',
    english: 'There are thirty people in the class.',
    otherOrders: [[1, 2, 0, 3]],
    gap: {
      at: 1,
      wrong: ['మూడు', 'మూడో', 'పదమూడు'],
      why: { en: 'Thirty is ముప్పై; మూడు is three, పదమూడు is thirteen.', te: 'మూడు పదులు ముప్పై; పదమూడు అంటే పది, మూడు.' },
    },
  },
  {
    key: 'sentence:num-two-and-three',
    words: [
      { telugu: 'రెండూ', english: 'two and', part: 'other' },
      { telugu: 'మూడూ', english: 'three and', part: 'other' },
      { telugu: 'కలిపితే', english: 'put together', part: 'verb' },
      { telugu: 'ఐదు', english: 'five', part: 'other' },
    ],
    end: '.',
    english: 'Two and three make five.',
    otherOrders: [[1, 0, 2, 3]],
    gap: {
      at: 3,
      wrong: ['నాలుగు', 'ఏడు', 'ఐదో'],
      why: { en: 'Count on your fingers: ఐదు.', te: 'వేళ్ల మీద లెక్కపెట్టు: ఐదు.' },
    },
  },
  {
    key: 'sentence:num-three-children-play',
    words: [
      { telugu: 'ఇక్కడ', english: 'here', part: 'place' },
      { telugu: 'ముగ్గురు', english: 'three', part: 'describing' },
      { telugu: 'పిల్లలు', english: 'children', part: 'subject' },
      { telugu: 'ఆడుతున్నారు', english: 'are playing', part: 'verb' },
    ],
    end: '.',
    english: 'Three children are playing here.',
    otherOrders: [
      [0, 2, 1, 3],
      [1, 2, 0, 3],
      [2, 1, 0, 3],
    ],
    gap: {
      at: 1,
      wrong: ['మూడు', 'మూడో', 'ఇద్దరు'],
      why: { en: 'Children are people: ముగ్గురు, not మూడు.', te: 'పిల్లలు మనుషులు కాబట్టి మూడు కాదు, ముగ్గురు.' },
    },
  },
  {
    key: 'sentence:num-four-friends-came',
    words: [
      { telugu: 'ఇంటికి', english: 'to house', part: 'place' },
      { telugu: 'నలుగురు', english: 'four', part: 'describing' },
      { telugu: 'స్నేహితులు', english: 'friends', part: 'subject' },
      { telugu: 'వచ్చారు', english: 'came', part: 'verb' },
    ],
    end: '.',
    english: 'Four friends came to the house.',
    otherOrders: [
      [0, 2, 1, 3],
      [1, 2, 0, 3],
      [2, 1, 0, 3],
    ],
    gap: {
      at: 1,
      wrong: ['నాలుగు', 'నాలుగో', 'ఆరుగురు'],
      why: { en: 'Friends are people: నలుగురు.', te: 'స్నేహితులు మనుషులు కాబట్టి నలుగురు.' },
    },
  },
  {
    key: 'sentence:num-second-house',
    words: [
      { telugu: 'మాది', english: 'ours', part: 'subject' },
      { telugu: 'రెండో', english: 'second', part: 'describing' },
      { telugu: 'ఇల్లు', english: 'house', part: 'other' },
    ],
    end: '.',
    english: 'Ours is the second house.',
    gap: {
      at: 1,
      wrong: ['రెండు', 'ఇద్దరు', 'పదో'],
      why: { en: 'Which one in the row? The second: రెండో.', te: 'వరుసలో ఎన్నో ఇల్లు? రెండో ఇల్లు.' },
    },
  },
  {
    key: 'sentence:num-one-book-on-table',
    words: [
      { telugu: 'బల్ల', english: 'table', part: 'place' },
      { telugu: 'మీద', english: 'on', part: 'place' },
      { telugu: 'ఒక', english: 'one', part: 'describing' },
      { telugu: 'పుస్తకం', english: 'book', part: 'subject' },
      { telugu: 'ఉంది', english: 'there is', part: 'verb' },
    ],
    end: '.',
    english: 'There is one book on the table.',
    otherOrders: [[2, 3, 0, 1, 4]],
    gap: {
      at: 2,
      wrong: ['ఒకరు', 'మొదటి', 'పది'],
      why: { en: 'Before a thing we say ఒక: ఒక పుస్తకం.', te: 'వస్తువు పేరు ముందు ఒక అంటాం: ఒక పుస్తకం.' },
    },
  },
  {
    key: 'sentence:num-hundred-trees',
    words: [
      { telugu: 'తోటలో', english: 'in garden', part: 'place' },
      { telugu: 'వంద', english: 'hundred', part: 'describing' },
      { telugu: 'చెట్లు', english: 'trees', part: 'subject' },
      { telugu: 'ఉన్నాయి', english: 'there are', part: 'verb' },
    ],
    end: '.',
    english: 'There are a hundred trees in the garden.',
    otherOrders: [
      [0, 2, 1, 3],
      [1, 2, 0, 3],
      [2, 1, 0, 3],
    ],
    gap: { at: 1, wrong: ['పది', 'ఒకటి', 'తొంభై'], why: { en: 'A hundred is వంద.', te: 'పది పదులు వంద.' } },
  },
  {
    key: 'sentence:num-ten-people-in-bus',
    words: [
      { telugu: 'బస్సులో', english: 'in bus', part: 'place' },
      { telugu: 'పది', english: 'ten', part: 'describing' },
      { telugu: 'మంది', english: 'people', part: 'subject' },
      { telugu: 'ఉన్నారు', english: 'there are', part: 'verb' },
    ],
    end: '.',
    english: 'There are ten people in the bus.',
    otherOrders: [[1, 2, 0, 3]],
    gap: {
      at: 2,
      wrong: ['గంటలు', 'రూపాయలు', 'పుస్తకాలు'],
      why: { en: 'Ten people: పది మంది.', te: 'మనుషులను లెక్కపెట్టేటప్పుడు పది మంది అంటాం.' },
    },
  },
];
