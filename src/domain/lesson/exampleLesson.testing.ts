// A small lesson with every kind of block.
import type { Confusion } from './confusion';
import type { LessonContent, Letter, Sentence } from './lessonContent';

const text = (en: string, te: string) => ({ en, te });
const letter = (one: string, telugu: string, english: string, picture: string): Letter => ({
  letter: one,
  word: { telugu, english, picture },
  said: text('as it is', 'అలాగే'),
  written: text('round', 'గుండ్రంగా'),
});

export const confusions: readonly Confusion[] = [
  { letters: ['ద', 'ధ'], alike: 'both', why: text('ధ has the breath, ద does not.', 'ధ లో ఊపిరి ఉంది, ద లో లేదు.') },
  { letters: ['ర', 'ఱ'], alike: 'sound', why: text('ఱ is the old one.', 'ఱ పాతది.') },
  { letters: ['ి', 'ీ'], alike: 'both', why: text('ి is short, ీ is long.', 'ి పొట్టిది, ీ పొడవైనది.') },
  { letters: ['అ', 'ఆ'], alike: 'both', why: text('అ is short, ఆ is long.', 'అ పొట్టిది, ఆ పొడవైనది.') },
];

const catSentence: Sentence = {
  key: 'sentence:saw-the-cat',
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
    why: text('The cat is what I saw.', 'చూసింది పిల్లిని.'),
  },
};

export const exampleLesson: LessonContent = {
  sections: [
    {
      id: 'letters',
      title: text('Letters', 'అక్షరాలు'),
      blocks: [
        {
          kind: 'letters',
          letters: [
            letter('ద', 'దీపం', 'lamp', '🪔'),
            letter('త', 'తలుపు', 'door', '🚪'),
            letter('థ', 'థర్మామీటర్', 'thermometer', '🌡️'),
            letter('ధ', 'ధనుస్సు', 'bow', '🏹'),
            letter('న', 'నక్క', 'fox', '🦊'),
            letter('ర', 'రైలు', 'train', '🚆'),
          ],
        },
        {
          kind: 'gunintalu',
          signs: [
            { sign: 'ి', name: 'గుడి', vowel: 'ఇ', written: text('on the head', 'తల మీద') },
            { sign: 'ి', name: 'గుడి', vowel: 'ఇ', written: text('on the head', 'తల మీద') },
          ],
        },
      ],
    },
    {
      id: 'words',
      title: text('Words', 'మాటలు'),
      blocks: [
        {
          kind: 'items',
          items: [
            { key: 'phrase:mango', telugu: 'మామిడి', english: 'mango', picture: '🥭' },
            { key: 'phrase:banana', telugu: 'అరటి', english: 'banana', picture: '🍌' },
            { key: 'phrase:grape', telugu: 'ద్రాక్ష', english: 'grape', picture: '🍇', near: ['phrase:raisin'] },
            { key: 'phrase:raisin', telugu: 'కిస్‌మిస్', english: 'raisin', picture: '🍇' },
            { key: 'phrase:how', telugu: 'ఎలా ఉన్నారు?', english: 'How are you?' },
            { key: 'phrase:lemon', telugu: 'నిమ్మ', english: 'lemon', picture: '🍋' },
          ],
        },
        { kind: 'numbers', from: 0, to: 30 },
        { kind: 'numbers', from: 20, to: 40 },
        { kind: 'sentences', sentences: [catSentence] },
      ],
    },
  ],
  statements: [
    { key: 'fact:verb', text: text('The verb comes last.', 'క్రియ చివర.'), isTrue: true, why: text('It does.', 'అవును.') },
  ],
  practiceSentences: [
    { ...catSentence, key: 'sentence:saw-the-cat-again', english: 'I did see the cat.' },
    catSentence,
  ],
};
