// Shared by the solvers, with which end-to-end tests answer exercises like a learner: from what the screen shows and
// what the learner knows, without the task's data.
import type { Material } from '../domain/lesson/material';
import type { StoryQuestion } from '../domain/reading/story';

/** An exercise as the screen shows it. */
export type Seen = {
  /** The question: texts, pictures and the label of the slate. */
  readonly asked: readonly string[];
  /** The text before the marked akshara of the question. */
  readonly beforeMark: string | null;
  /** The line before the one that is asked for. */
  readonly before: string | null;
  /** The texts before, between and after the gaps. */
  readonly gap: readonly string[];
  readonly options: readonly { readonly text: string; readonly label: string; readonly group: number }[];
};

/** What the learner knows. */
export type Known = {
  readonly material: Material;
  /** The lines of the poem. */
  readonly lines: readonly string[];
  /** The questions about the story. */
  readonly questions: readonly StoryQuestion[];
};

export const NOTHING_KNOWN: Known = {
  material: {
    letters: [],
    signs: [],
    aksharas: [],
    words: [],
    numbers: [],
    sentences: [],
    statements: [],
    confusions: [],
  },
  lines: [],
  questions: [],
};

/** How to give the answer. */
export type Solution =
  /** Press these options in order. */
  | { readonly how: 'press'; readonly options: readonly number[] }
  | { readonly how: 'type'; readonly text: string }
  /** Try these options in order; replace the first for which a fitting akshara is offered. */
  | { readonly how: 'mend'; readonly places: readonly Mending[] }
  | { readonly how: 'draw'; readonly letter: string; readonly on: 'dots' | 'empty slate' };

export type Mending = { readonly at: number; readonly fits: (akshara: string) => boolean };

/** Solves an exercise; if `isRight` is false, with a wrong answer. */
export type Solver = (seen: Seen, known: Known, isRight: boolean) => Solution;

export const press = (...options: readonly number[]): Solution => ({ how: 'press', options });

/** Presses the option that `isIt` accepts; for a wrong answer, the one after it. */
export function pressOne(
  { asked, options }: Pick<Seen, 'asked' | 'options'>,
  isRight: boolean,
  isIt: (option: Seen['options'][number], at: number) => boolean,
): Solution {
  const at = options.findIndex(isIt);
  if (at < 0) throw new Error(`No option answers ${JSON.stringify({ asked, options })}`);
  return press(isRight ? at : (at + 1) % options.length);
}

/** The places of these parts among the texts; equal texts are used one after the other. */
export function placesOf(parts: readonly string[], texts: readonly string[]): number[] {
  const places: number[] = [];
  for (const part of parts) {
    const at = texts.findIndex((text, place) => text === part && !places.includes(place));
    if (at < 0) throw new Error(`No option is ${part}: ${texts.join(' | ')}`);
    places.push(at);
  }
  return places;
}
