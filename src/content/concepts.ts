import { itemKey } from '../domain/learning/itemKey';
import type { Concept } from '../domain/progress/concepts';
import { LETTERS } from '../domain/progress/knowledge';

const PHRASES = [
  'hello', 'good-morning', 'good-night', 'goodbye', 'meet-again', 'see-you-tomorrow', 'how-are-you-friend',
  'how-are-you-elder', 'i-am-fine', 'your-name-friend', 'your-name-elder', 'come-friend', 'come-elder', 'sit-elder',
  'thank-you', 'please', 'sorry-friend', 'sorry-elder', 'no-problem', 'all-right', 'may-i-come-in', 'understood',
  'not-understood', 'say-again-elder',
] as const; // prettier-ignore

const FAMILY = [
  'mother', 'father', 'grandmother', 'paternal grandmother', 'grandfather', 'elder sister', 'younger sister',
  'elder brother', 'younger brother', 'family', 'parents', 'son', 'daughter', 'uncle', 'aunt', 'grandson',
  'granddaughter',
] as const; // prettier-ignore

/** Nought to twenty, and the tens: every other number is made from these. */
const NUMBERS = [...Array.from({ length: 21 }, (_, number) => number), 30, 40, 50, 60, 70, 80, 90, 100];

/** What the dashboard and the progress page show as most practised; each with the items that belong to it. */
export const CONCEPTS: readonly Concept[] = [
  {
    id: 'alphabets',
    name: { en: 'Basic Alphabets', te: 'అక్షరమాల' },
    itemKeys: LETTERS.map((letter) => itemKey('letter', letter)),
  },
  {
    id: 'phrases',
    name: { en: 'Common Phrases', te: 'రోజూ వాడే మాటలు' },
    itemKeys: PHRASES.map((phrase) => itemKey('phrase', phrase)),
  },
  {
    id: 'numbers',
    name: { en: 'Numbers', te: 'అంకెలు' },
    itemKeys: NUMBERS.map((number) => itemKey('number', String(number))),
  },
  {
    id: 'family',
    name: { en: 'Family Words', te: 'కుటుంబ పదాలు' },
    itemKeys: FAMILY.map((word) => itemKey('word', `family_${word}`)),
  },
];
