import type { GeneratedQuestion } from '../../quiz/generatedQuestion';
import type { Random } from '../../random';
import type { WordHead } from '../bankWord';
import type { TutorLevel } from '../prompts';
import type { Material } from './draft';
import { writeQuestions } from './writeQuestions';

const textOf = ({ english, telugu }: GeneratedQuestion) => `${english}|${telugu}`;

/** Alternates between the words, without repeating a question. */
export function questionsAboutWords(
  words: readonly WordHead[],
  count: number,
  level: TutorLevel,
  material: Material,
  random: Random,
): GeneratedQuestion[] {
  const own = material.bank.filter(({ id }) => words.some((word) => word.id === id));
  const [only] = own;
  if (only && own.length === 1) return writeQuestions(only, count, level, material, random);
  const written = own.map((word) => writeQuestions(word, count, level, material, random));
  const inTurn = Array.from({ length: count }, (_, at) => written.flatMap((questions) => questions[at] ?? [])).flat();
  return [...new Map(inTurn.map((question) => [textOf(question), question])).values()].slice(0, count);
}
