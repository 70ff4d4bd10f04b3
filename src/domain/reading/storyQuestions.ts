import type { ExerciseOf } from '../../exercises/kinds';
import { type Random, shuffled } from '../random';
import type { Story, StoryQuestion } from './story';

export type StoryExercise = ExerciseOf<'story-choice' | 'story-order'>;

const TRIES = 20;

/** In another order than the right one, where there is one. */
function mixed(count: number, random: Random): readonly number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const shown = shuffled(places, random);
    if (shown.some((at, place) => at !== place)) return shown;
  }
  return places.toReversed();
}

/** No item of the course: it is known by its place. */
const keyOf = ({ id }: Pick<Story, 'id'>, at: number): string => `story-question:${id}/${at + 1}`;

function exerciseOf(key: string, question: StoryQuestion, random: Random): StoryExercise {
  if (question.kind === 'order') {
    const { events } = question;
    const task = { key, events, shown: mixed(events.length, random) };
    return { kind: 'story-order', task, subject: { key, telugu: events.map(({ te }) => te).join(' ') } };
  }
  const { ask, right, wrong } = question;
  const task = { key, ask, right, choices: shuffled([right, ...wrong], random) };
  return { kind: 'story-choice', task, subject: { key, telugu: right.te, english: right.en } };
}

/** The questions of a story, in its order, their answers mixed. */
export const storyExercises = (story: Pick<Story, 'id' | 'questions'>, random: Random): readonly StoryExercise[] =>
  story.questions.map((question, at) => exerciseOf(keyOf(story, at), question, random));

/** The same question once more, mixed anew. */
export const askedAgain = (
  story: Pick<Story, 'id' | 'questions'>,
  key: string,
  random: Random,
): StoryExercise | undefined => storyExercises(story, random).find(({ subject }) => subject.key === key);
