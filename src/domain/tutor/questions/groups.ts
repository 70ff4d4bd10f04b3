import { type Asker, isWrongBeside, neighborsOf, strangersTo, WRONG_OPTIONS, wrongTexts } from './draft';
import { nearTexts } from './near';

/** Offers this word, two others of its category and one from an unrelated category, which is the answer. */
export const askOddOneOut: Asker = (word, scene, random) => {
  const sameCategory = neighborsOf(word, scene, random).filter((other) => !other.isGeneral);
  const three = [word, ...sameCategory].slice(0, WRONG_OPTIONS);
  if (word.isGeneral || three.length < WRONG_OPTIONS) return null;
  const strangers = strangersTo(word, scene, random).filter((stranger) =>
    three.every((other) => isWrongBeside(stranger, other)),
  );
  const [right] = nearTexts(
    word.telugu,
    strangers.map(({ telugu }) => telugu),
    { count: 1, random },
  );
  if (right === undefined) return null;
  return {
    english: 'Which word does not belong with the other three?',
    telugu: 'మిగతా మూడింటితో కలవని పదం ఏది?',
    right,
    wrong: three.map(({ telugu }) => telugu),
  };
};

export const askCategory: Asker = (word, scene, random) => {
  const question = scene.categories[word.category]?.question;
  const wrong = wrongTexts(word, strangersTo(word, scene, random), ({ telugu }) => telugu, { scene, random });
  if (!question || !wrong || word.isGeneral) return null;
  return { english: question.en, telugu: question.te, right: word.telugu, wrong };
};
