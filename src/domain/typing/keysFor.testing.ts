// The keys that a child presses to type a text.
import { letterKind, VIRAMA } from '../script/letters';
import type { Key } from './keys';
import { partsOf } from './parts';

function keyOf(part: string): Key {
  if (part === ' ') return { kind: 'space' };
  if (part.startsWith(VIRAMA)) {
    const letter = part.replaceAll(/[్\u200c\u200d]/gu, '');
    return letter === '' ? { kind: 'pollu' } : { kind: 'vottu', letter };
  }
  const kind = letterKind(part);
  if (kind === 'vowelSign') return { kind: 'sign', sign: part };
  return kind === 'modifier' ? { kind: 'end', end: part } : { kind: 'letter', letter: part };
}

export const keysFor = (text: string): readonly Key[] => partsOf(text).map(keyOf);
