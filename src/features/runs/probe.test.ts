import { test } from 'vitest';
import { LESSON_IDS } from '../../domain/lesson/lesson';
import { focusesOf, entryOfFocus } from '../../domain/lesson/focus';
import { seededRandom } from '../../domain/lesson/seededRandom';
import { loadMaterial } from '../../practice/loadMaterial';
import { loadMaterials } from '../../practice/loadMaterials';
import { exercisesFor } from '../../domain/runPlanning/exercisesFor';
import { partOf } from '../../domain/memory/memoryDocument';
import { LESSON_KIND_NAMES, SPELLING_KIND_NAMES, makeExercise, judged, rightAnswerOf, wrongAnswersOf, type AnyExercise } from '../../exercises/kinds';
import { wordHeads } from '../../content/bank/heads';
import { poems } from '../../content/padyalu/poems';
import { byHeartTasks, lineExercise } from '../../domain/padyalu/byHeart';
import { gameTasks, VERSE_GAMES } from '../../domain/padyalu/verseGames';
import { sourceOf } from '../../domain/runPlanning/itemSource';

test('probe', async () => {
  const from = new Map<string, Set<string>>();
  const note = (key: string, where: string) => { if (partOf(key) === null || partOf(key) === undefined) return; (from.get(key) ?? from.set(key, new Set()).get(key)!).add(where); };
  const noteAll = (exercise: AnyExercise, where: string) => {
    for (const answer of [rightAnswerOf(exercise), ...wrongAnswersOf(exercise)]) {
      const { outcome } = judged(exercise, answer as never);
      for (const key of [...outcome.right, ...outcome.wrong]) note(key, `${where} ${exercise.kind}`);
    }
  };
  for (const id of LESSON_IDS) {
    const material = await loadMaterial(id);
    for (const focus of focusesOf(material)) {
      note(entryOfFocus(focus).key, `${id} FOCUS`);
      for (const kind of [...LESSON_KIND_NAMES, ...SPELLING_KIND_NAMES]) for (const seed of [1, 2]) {
        const made = makeExercise(kind, material, focus, seededRandom(seed));
        if (made) noteAll(made, id);
      }
    }
  }
  for (const { id } of wordHeads) note(`word:${id}`, 'bank');
  for (const game of VERSE_GAMES) for (const e of gameTasks(game, poems, null, seededRandom(1))) noteAll(e, 'games');
  for (const poem of poems) for (const strength of ['new', 'learning', 'strong'] as const) for (const e of byHeartTasks(poem, () => strength, seededRandom(1))) noteAll(e, `poem ${poem.id}`);
  const keys = [...from.keys()];
  const materialFor = await loadMaterials(keys, [...LESSON_IDS]);
  const bad: string[] = [];
  for (const key of keys) {
    const source = sourceOf(key);
    if (source?.kind === 'poem') {
      const poem = poems.find(({ id }) => id === source.poemId);
      if (!poem || !lineExercise(poem, source.line, seededRandom(1))) bad.push(key);
      continue;
    }
    if (key.startsWith('written:')) continue;
    if (exercisesFor([key], materialFor, seededRandom(1)).length === 0) bad.push(key);
  }
  console.log(keys.length, 'keys', bad.length, 'cannot be asked');
  for (const key of bad) console.log(key, '<-', [...from.get(key)!].slice(0, 6).join(', '));
});
