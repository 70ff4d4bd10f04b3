import type { Weight } from '../domain/chandas/ganas';
import { STROKES } from '../content/strokes';
import { partsOf } from '../domain/typing/parts';
import { formOf } from '../domain/writing/alphabet';
import { boxOf } from '../domain/writing/compose';
import { lengthOf, type Line, resampled } from '../domain/writing/stroke';
import { aksharas } from '../domain/script/aksharas';
import type { AnswersByKind, DrawnKindName, TasksByKind } from '../exercises/kinds';
import { page } from 'vitest/browser';
import { pressFound, waitFor } from './screen.testing';

const inExercise = (selector: string): readonly Element[] => [
  ...document.querySelectorAll(`[data-exercise] ${selector}`),
];

const pick = (at: number) => pressFound(() => inExercise('[data-option]')[at], `option ${at + 1}`);

async function pickAll(places: readonly number[]): Promise<void> {
  for (const at of places) await pick(at);
}

async function type(text: string): Promise<void> {
  const field = await waitFor(() => {
    const [found] = inExercise('[data-typed]');
    if (!found) throw new Error('There is no field to type into');
    return found;
  });
  await page.elementLocator(field).fill(text);
}

const pickChoice = ({ choices }: { readonly choices: readonly { readonly telugu: string }[] }, answer: string) =>
  pick(choices.findIndex(({ telugu }) => telugu === answer));

const BUILT_OF = ['consonant', 'vottu', 'sign'] as const;
const WEIGHTS: readonly Weight[] = ['laghu', 'guru'];

/** Distance between the positions of a fast hand, in units of the slate. */
const STEP = 130;
/** The mouse, which the browser always knows. */
const POINTER = { pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true, button: 0 };

async function draw(lines: readonly Line[]): Promise<void> {
  const slate = await waitFor(() => {
    const [found] = inExercise('svg[data-slate]');
    if (!(found instanceof SVGSVGElement)) throw new Error('There is no slate');
    return found;
  });
  for (const line of lines) {
    const points = resampled(line, Math.max(2, Math.ceil(lengthOf(line) / STEP))).map(([x, y]) => {
      const { x: clientX, y: clientY } = new DOMPoint(x, y).matrixTransform(slate.getScreenCTM() ?? undefined);
      return { clientX, clientY };
    });
    slate.dispatchEvent(new PointerEvent('pointerdown', { ...POINTER, ...points[0] }));
    for (const point of points.slice(1)) slate.dispatchEvent(new PointerEvent('pointermove', { ...POINTER, ...point }));
    slate.dispatchEvent(new PointerEvent('pointerup', { ...POINTER, ...points.at(-1) }));
    await new Promise((rendered) => setTimeout(rendered));
  }
}

const strokesOf = (letter: string): readonly Line[] => formOf(STROKES, letter)?.strokes.map(({ line }) => line) ?? [];

/** Scales and moves strokes to the middle of an empty slate. */
function onEmptySlate(lines: readonly Line[]): readonly Line[] {
  const { from, to } = boxOf(lines);
  const scale = 700 / Math.max(to[0] - from[0], to[1] - from[1]);
  return lines.map((line) => line.map(([x, y]) => [150 + (x - from[0]) * scale, 150 + (y - from[1]) * scale]));
}

/** Picks tiles with these texts, each tile once. */
function placesOf(texts: readonly string[], tiles: readonly string[]): readonly number[] {
  const left = tiles.map((text, at) => ({ text, at }));
  return texts.flatMap((text) =>
    left
      .splice(
        left.findIndex((tile) => tile.text === text),
        1,
      )
      .map(({ at }) => at),
  );
}

/** How a learner gives an answer to a task of each kind. */
const ANSWERING: {
  readonly [K in DrawnKindName]: (task: TasksByKind[K], answer: AnswersByKind[K]) => Promise<void>;
} = {
  'build-akshara': ({ pieces }, built) => {
    const asked = BUILT_OF.filter((part) => pieces[part].length > 1);
    const before = (at: number) => asked.slice(0, at).reduce((sum, part) => sum + pieces[part].length, 0);
    return pickAll(asked.map((part, at) => before(at) + pieces[part].indexOf(built[part])));
  },
  'fill-gap': pickChoice,
  'hear-and-pick': pickChoice,
  'match-pairs': ({ pairs, mates }, pairing) =>
    pickAll(
      pairs.flatMap(({ entry }, at) => [
        at,
        pairs.length + mates.findIndex(({ text }) => text === pairing[entry.telugu]),
      ]),
    ),
  'pick-meaning': pickChoice,
  'pick-picture': pickChoice,
  'see-and-pick-sound': pickChoice,
  'true-or-not': (_, says) => pick(says ? 0 : 1),
  'word-order': ({ shown }, order) => pickAll(order.map((at) => shown.indexOf(at))),
  'hear-and-type': (_, text) => type(text),
  'picture-and-type': (_, text) => type(text),
  'word-parts': ({ tiles }, text) => pickAll(placesOf(partsOf(text), tiles)),
  'mend-word': async ({ written, offered }, text) => {
    const mended = aksharas(text);
    const fault = mended.findIndex((akshara, at) => akshara !== written[at]);
    await pick(fault);
    const choice = (offered[fault] ?? []).indexOf(mended[fault] ?? '');
    await pressFound(() => inExercise('[data-choice]')[choice], `choice ${choice + 1}`);
  },
  'read-line': () => pick(0),
  'first-letters': (_, rating) => pickAll([0, rating === 'knew' ? 0 : 1]),
  'line-gap': ({ choices }, words) => pickAll(words.map((word) => choices.indexOf(word))),
  'line-order': ({ shown }, order) => pickAll(order.map((at) => shown.indexOf(at))),
  'next-line': ({ choices }, line) => pick(choices.indexOf(line)),
  'laghu-or-guru': (_, weight) => pick(WEIGHTS.indexOf(weight)),
  'where-yati': (_, at) => pick(at - 1),
  'which-meter': ({ choices }, meter) => pick(choices.indexOf(meter)),
  'story-choice': ({ choices }, answer) => pick(choices.findIndex(({ te }) => te === answer)),
  'story-order': ({ shown }, order) => pickAll(order.map((at) => shown.indexOf(at))),
  'trace-letter': ({ letter }) => draw(strokesOf(letter.telugu)),
  'write-letter': ({ letter }) => draw(onEmptySlate(strokesOf(letter.telugu))),
};

/** Gives this answer to the task on the screen, without checking it. */
export async function answerOnScreen<K extends DrawnKindName>(
  { kind, task }: { readonly kind: K; readonly task: TasksByKind[K] },
  answer: AnswersByKind[K],
): Promise<void> {
  await waitFor(() => {
    if (!document.querySelector(`[data-exercise="${kind}"]`)) throw new Error(`No task of the kind ${kind} is shown`);
  });
  await ANSWERING[kind](task, answer);
}

/** The task as a learner sees it: its question, and its options in their order. */
export function shownTask(): { readonly kind: string; readonly asked: string; readonly options: readonly string[] } {
  const area = document.querySelector<HTMLElement>('[data-exercise]');
  const named = (element: Element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.trim();
  return {
    kind: area?.dataset['exercise'] ?? '',
    asked: ['h1', '[data-asked]', '[data-gap]', '[data-slate]']
      .flatMap((part) => inExercise(part).map(named))
      .join(' · '),
    options: inExercise('[data-option]').map(named),
  };
}
