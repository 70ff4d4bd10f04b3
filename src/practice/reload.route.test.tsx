import { expect, test } from 'vitest';
import { poems } from '../content/padyalu/poems';
import { focusesOf } from '../domain/lesson/focus';
import { seededRandom } from '../domain/lesson/seededRandom';
import { byHeartTasks } from '../domain/padyalu/byHeart';
import { gameTasks, VERSE_GAMES } from '../domain/padyalu/verseGames';
import { storyWith } from '../domain/reading/exampleStory.testing';
import { storyExercises } from '../domain/reading/storyQuestions';
import { writingTasks } from '../domain/runPlanning/writing';
import { material } from '../exercises/exampleTasks.testing';
import {
  type DrawnKindName,
  type Exercise,
  KIND_NAMES,
  LESSON_KIND_NAMES,
  makeExercise,
  SPELLING_KIND_NAMES,
} from '../exercises/kinds';
import { shownTask } from '../testing/answerOnScreen.testing';
import { playTask, runOf } from '../testing/playRun.testing';
import { renderRoute } from '../testing/renderRoute.testing';
import { expectShown, screen, waitFor } from '../testing/screen.testing';

const examples: readonly Exercise[] = [
  ...[...LESSON_KIND_NAMES, ...SPELLING_KIND_NAMES].flatMap((kind) =>
    focusesOf(material).flatMap((focus): Exercise[] => {
      const made = makeExercise(kind, material, focus, seededRandom(4));
      return made ? [made] : [];
    }),
  ),
  ...(['new', 'strong'] as const).flatMap((strength) =>
    poems.slice(0, 20).flatMap((poem, seed) => byHeartTasks(poem, () => strength, seededRandom(seed))),
  ),
  ...VERSE_GAMES.flatMap((game) => gameTasks(game, poems, null, seededRandom(3))),
  ...storyExercises(storyWith([2]), seededRandom(5)),
  ...storyExercises(storyWith([2], { id: 'other' }), seededRandom(6)),
  ...writingTasks(material, ['అ', 'వ'], seededRandom(1)),
];
const QUIZ_KINDS: readonly string[] = ['pick-translation', 'generated-question'];
const drawn = KIND_NAMES.filter((kind): kind is DrawnKindName => !QUIZ_KINDS.includes(kind));

test.each(drawn)('a task of the kind %s survives a reload, and its run counts once', async (kind) => {
  const [first, ...others] = examples.filter((one) => one.kind === kind);
  const second =
    others.find(({ subject }) => JSON.stringify(subject) !== JSON.stringify(first?.subject)) ?? others[0] ?? first;
  if (!first || !second) throw new Error(`There is no example of the kind ${kind}`);
  const { learner, reload, stored } = await renderRoute('/dashboard/review', {
    pausedRun: { aim: { kind: 'review' }, exercises: [first, second] },
  });
  await playTask(learner.id);
  const shown = await waitFor(() => {
    expect(runOf(learner.id)?.queue).toEqual([1]);
    expect(shownTask()).toMatchObject({ kind });
    return shownTask();
  });

  await reload();
  await waitFor(() => expect(shownTask()).toEqual(shown));
  expect(runOf(learner.id)).toMatchObject({ tasks: [{ exercise: first }, { exercise: second }] });
  expect(await stored('activities')).toEqual([]);

  await playTask(learner.id);
  await expectShown(screen.text('Your result is saved.'));
  expect(await stored('activities')).toMatchObject([{ kind: 'practice', purpose: 'review', tasksDone: 2, wrong: [] }]);
});
