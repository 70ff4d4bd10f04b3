import { type AnyExercise, isDrawn, repeatExercise, type SpellingKindName } from '../../exercises/kinds';
import { ownConfusions } from '../../domain/memory/confusions';
import { spellingExercises, WORDS_AT_A_TIME } from '../../domain/spelling/spellingExercises';
import { canSpell } from '../../domain/spelling/taught';
import { wordsToSpell } from '../../domain/spelling/wordsToSpell';
import type { WordHead } from '../../domain/tutor/bankWord';
import { loadMaterials } from '../../practice/loadMaterials';
import type { Known } from './LoadedLearner';
import type { RunPlan } from './RunPage';
import { withOwnConfusions } from './tasksForItems';

/** More words than are filter, because not every word suits every way. */
const MAX_CANDIDATES = WORDS_AT_A_TIME * 3;

const hasPicture = ({ emoji }: WordHead) => emoji !== undefined;

/** Words with taught letters, to be written in these ways. */
export async function spellingTasks(
  { memory, summary, profile }: Known,
  kinds: readonly SpellingKindName[],
): Promise<RunPlan> {
  const { wordHeads } = await import('../../content/bank/heads');
  const isTaught = canSpell({ summary, startAt: profile.startAt });
  const isSuited = kinds.includes('picture-and-type') ? hasPicture : () => true;
  const filter = { summary, canSpell: isTaught, isSuited };
  const keys = wordsToSpell(wordHeads, filter, Math.random).slice(0, MAX_CANDIDATES);
  const materialFor = withOwnConfusions(await loadMaterials(keys, []), ownConfusions(memory.letters));
  const exercises = spellingExercises(keys, kinds, materialFor, Math.random);

  const again = (exercise: AnyExercise): AnyExercise => {
    const material = materialFor(exercise.subject.key);
    return material && isDrawn(exercise) ? repeatExercise(exercise, material, Math.random) : exercise;
  };
  return { tasks: exercises.map((exercise) => ({ exercise, part: null })), again };
}
