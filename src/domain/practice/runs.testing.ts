import type { AnyExercise } from '../../exercises/kinds';
import { judged } from '../../exercises/kinds';
import type { JudgedAnswer } from '../exercise/outcome';
import type { Aim } from './aim';
import { type Run, startRun } from './run';

/** A task about a letter, which is exercise `at + 1` of a lesson. */
const letterTask = (letter: string, at: number) => ({
  exercise: {
    kind: 'hear-and-pick',
    subject: { key: `letter:${letter}`, telugu: letter },
    task: {
      right: { key: `letter:${letter}`, telugu: letter },
      choices: [letter, 'ద', 'థ'].map((telugu) => ({ key: `letter:${telugu}`, telugu })),
      inTeluguDigits: false,
    },
  } satisfies AnyExercise,
  part: `consonants/exercise/${at + 1}`,
});

const easyTask = (word: string) => ({
  exercise: {
    kind: 'pick-translation',
    subject: { key: `word:food_${word}`, telugu: 'పాలు', english: word },
    task: { id: `food_${word}`, prompt: word, category: 'food', options: ['పాలు', 'నీళ్లు'], correctAnswer: 'పాలు' },
  } satisfies AnyExercise,
  part: null,
});

const wordTask = (english: string) => ({
  exercise: {
    kind: 'generated-question',
    subject: { key: english, telugu: 'ఏది?', english },
    task: { english, telugu: 'ఏది?', options: ['అ', 'ఆ', 'ఇ', 'ఈ'], correctAnswer: 'అ' },
  } satisfies AnyExercise,
  part: null,
});

export const START = 1_794_700_000_000;

const LETTERS = ['ధ', 'బ', 'మ', 'య', 'ర', 'ల'];

const tasksFor = ({ kind }: Aim, count: number) => {
  const names = LETTERS.slice(0, count);
  if (kind === 'easy') return names.map(easyTask);
  return kind === 'medium' || kind === 'hard' ? names.map(wordTask) : names.map(letterTask);
};

export const runOf = (aim: Aim, count = 3): Run =>
  startRun({ recordId: 'r1', userId: 'sita', aim, tasks: tasksFor(aim, count) }, START);

export const LESSON: Aim = { kind: 'lesson', lessonId: 'consonants' };
export const LESSON_QUIZ: Aim = { kind: 'lesson-quiz', lessonId: 'consonants', part: 2 };
export const EASY: Aim = { kind: 'easy', selectedCategories: { food: true } };
export const HARD: Aim = { kind: 'hard', word: 'rain', telugu: 'వాన', interests: ['cricket'] };

/** A right or wrong answer to the task at this index. */
export function judgedAnswerFor({ tasks }: Run, place: number, isRight: boolean): JudgedAnswer {
  const exercise = tasks[place]?.exercise;
  switch (exercise?.kind) {
    case 'hear-and-pick':
      return judged(exercise, isRight ? exercise.task.right.telugu : 'ద');
    case 'pick-translation':
      return judged(exercise, isRight ? 'పాలు' : 'నీళ్లు');
    case 'generated-question':
      return judged(exercise, isRight ? 'అ' : 'ఈ');
    default:
      throw new Error(`no task at ${place}`);
  }
}
