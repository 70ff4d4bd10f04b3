import { isPlainlyWrong } from '../bankWord';
import { type Asker, neighboursOf, strangersTo, WRONG_OPTIONS, wrongTexts } from './draft';

/** Three of a kind, this word among them, and one from far away, which is the answer. */
export const askOddOneOut: Asker = (word, material, random) => {
  const [stranger] = strangersTo(word, material, random);
  const kin = neighboursOf(word, material, random).filter((other) => !other.isGeneral);
  const three = [word, ...kin].slice(0, WRONG_OPTIONS);
  if (!stranger || word.isGeneral || three.length < WRONG_OPTIONS) return null;
  if (!three.every((other) => isPlainlyWrong(stranger, other))) return null;
  return {
    english: 'Which word does not belong with the other three?',
    telugu: 'మిగతా మూడింటితో కలవని పదం ఏది?',
    right: stranger.telugu,
    wrong: three.map(({ telugu }) => telugu),
  };
};

export const askCategory: Asker = (word, material, random) => {
  const question = material.categories[word.category]?.question;
  const wrong = wrongTexts(word, strangersTo(word, material, random), ({ telugu }) => telugu);
  if (!question || !wrong || word.isGeneral) return null;
  return { english: question.en, telugu: question.te, right: word.telugu, wrong };
};
