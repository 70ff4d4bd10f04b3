import { type GeneratedQuestion, OPTION_COUNT } from '../../quiz/generatedQuestion';
import { type Random, shuffled } from '../../random';
import type { Draft } from './draft';

/** Positions in random order; each occurs equally often, give or take one. */
const places = (count: number, random: Random) => {
  const order = shuffled([0, 1, 2, 3], random);
  return shuffled(
    Array.from({ length: count }, (_, at) => order[at % OPTION_COUNT] ?? 0),
    random,
  );
};

function placed({ english, telugu, right, wrong }: Draft, place: number, random: Random): GeneratedQuestion {
  const options = shuffled(wrong, random).toSpliced(place, 0, right);
  return { english, telugu, options, correctAnswer: right };
}

/** Shuffles each part, keeps the order of the parts, and spreads the right answers evenly over the positions. */
export function asQuiz(parts: readonly (readonly Draft[])[], random: Random): GeneratedQuestion[] {
  const drafts = parts.flatMap((part) => shuffled(part, random));
  const order = places(drafts.length, random);
  return drafts.map((draft, at) => placed(draft, order[at] ?? 0, random));
}

/** Spreads the right answers of existing questions evenly over the positions. */
export const fairlyPlaced = (questions: readonly GeneratedQuestion[], random: Random): GeneratedQuestion[] => {
  const order = places(questions.length, random);
  return questions.map(({ english, telugu, options, correctAnswer }, at) =>
    placed(
      { english, telugu, right: correctAnswer, wrong: options.filter((option) => option !== correctAnswer) },
      order[at] ?? 0,
      random,
    ),
  );
};
