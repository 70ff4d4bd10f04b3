import type { ExerciseOf } from '../../exercises/kinds';
import { type Random, shuffled } from '../random';
import type { Story, StoryQuestion } from './story';

export type StoryExercise = ExerciseOf<'story-choice' | 'story-order'>;

const MAX_TRIES = 20;

/** A random order other than the right one, if there is another. */
function shuffledOrder(count: number, random: Random): readonly number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const shown = shuffled(places, random);
    if (shown.some((at, place) => at !== place)) return shown;
  }
  return places.toReversed();
}

/** A question is not an item, so its key is its position in the story. */
const keyOf = ({ id }: Pick<Story, 'id'>, at: number): string => `story-question:${id}/${at + 1}`;

function exerciseOf(key: string, question: StoryQuestion, random: Random): StoryExercise {
  if (question.kind === 'order') {
    const { events } = question;
    const task = { key, events, shown: shuffledOrder(events.length, random) };
    return { kind: 'story-order', task, subject: { key, telugu: events.map(({ te }) => te).join(' ') } };
  }
  const { ask, right, wrong } = question;
  const task = { key, ask, right, choices: shuffled([right, ...wrong], random) };
  return { kind: 'story-choice', task, subject: { key, telugu: right.te, english: right.en } };
}

/** The questions of a story in order, with shuffled choices. */
export const storyExercises = (story: Pick<Story, 'id' | 'questions'>, random: Random): readonly StoryExercise[] =>
  story.questions.map((question, at) => exerciseOf(keyOf(story, at), question, random));

/** The same question, shuffled again. */
export const repeatQuestion = (
  story: Pick<Story, 'id' | 'questions'>,
  key: string,
  random: Random,
): StoryExercise | undefined => storyExercises(story, random).find(({ subject }) => subject.key === key);
