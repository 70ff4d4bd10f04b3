import { type Focus, numberEntry } from '../../domain/lesson/focus';
import { itemKey } from '../../domain/activity/itemKey';
import type { Letter } from '../../domain/lesson/lessonContent';
import { isMetLetter, type Material } from '../../domain/lesson/material';
import type { Entry } from '../../domain/lesson/entry';
import { drawWrong } from '../../domain/lesson/wrongEntries';
import type { Random } from '../../domain/random';
import { chooseBetween, choiceTask, type ChoiceTask } from '../../domain/exercise/choice';

const WRONG_PICTURES = 3;
/** More things cannot be counted at a glance. */
const MAX_COUNTED = 10;
const COUNTED_THINGS = ['🥭', '🌸', '🪁', '🐟', '⭐', '🍎'] as const;

const wordOfLetter = ({ letter, word }: Letter): Entry => ({ key: itemKey('letter', letter), ...word });

function makeLetterTask(material: Material, letter: Letter, random: Random): ChoiceTask | null {
  const right = wordOfLetter(letter);
  const isAllowed = (entry: Entry) => entry.picture !== right.picture;
  const tiers = [material.letters.filter((one) => isMetLetter(material, one.letter)).map(wordOfLetter)];
  return choiceTask(material, right, drawWrong(tiers, right, { count: WRONG_PICTURES, isAllowed }, random), random);
}

function makeCountTask(material: Material, number: number, random: Random): ChoiceTask | null {
  if (number < 1 || number > MAX_COUNTED) return null;
  const thing = COUNTED_THINGS[Math.floor(random() * COUNTED_THINGS.length)] ?? COUNTED_THINGS[0];
  const countEntry = (one: number): Entry => ({ ...numberEntry(one), picture: thing.repeat(one) });
  const countable = material.numbers.filter((one) => one >= 1 && one <= MAX_COUNTED);
  const tiers = [countable.filter((one) => Math.abs(one - number) <= 2), countable].map((tier) => tier.map(countEntry));
  const right = countEntry(number);
  return choiceTask(material, right, drawWrong(tiers, right, { count: WRONG_PICTURES }, random), random);
}

export function makePictureTask(material: Material, focus: Focus, random: Random): ChoiceTask | null {
  if (focus.about === 'letter') return makeLetterTask(material, focus.letter, random);
  if (focus.about === 'number') return makeCountTask(material, focus.number, random);
  if (focus.about !== 'word' || focus.word.picture === undefined) return null;
  return chooseBetween(material, focus, random, { isAllowed: ({ picture }) => picture !== undefined });
}
