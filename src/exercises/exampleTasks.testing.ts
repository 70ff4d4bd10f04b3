// Example material and tasks for the tests of the kinds.
import { confusions, exampleLesson } from '../domain/lesson/exampleLesson.testing';
import { type Focus, focusesOf, entryOfFocus } from '../domain/lesson/focus';
import { type Material, materialOf } from '../domain/lesson/material';
import { seededRandom } from '../domain/lesson/seededRandom';
import type { Random } from '../domain/random';

export const material: Material = materialOf(exampleLesson, [], confusions);

/** The focus with this Telugu text or key. */
export function focusOn(name: string): Focus {
  const found = focusesOf(material).find((focus) =>
    [entryOfFocus(focus).telugu, entryOfFocus(focus).key].includes(name),
  );
  if (!found) throw new Error(`The example has no ${name}`);
  return found;
}

type Make<Task> = (from: Material, focus: Focus, random: Random) => Task | null;

const SEEDS = 200;

/** The same question made with many seeds. */
export function tasksOf<Task>(make: Make<Task>, name: string): Task[] {
  const focus = focusOn(name);
  return Array.from({ length: SEEDS }, (_, seed) => {
    const task = make(material, focus, seededRandom(seed));
    if (task === null) throw new Error(`Nothing can be asked about ${name}`);
    return task;
  });
}

export const canMake = (make: Make<unknown>, name: string): boolean =>
  make(material, focusOn(name), seededRandom(1)) !== null;
