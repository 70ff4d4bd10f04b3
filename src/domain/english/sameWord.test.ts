import { describe, expect, it } from 'vitest';
import { areForms } from './sameWord';

describe('forms of one English word', () => {
  it.each([
    ['come', 'came'],
    ['mouse', 'mice'],
    ['mango', 'mangoes'],
    ['hide', 'hiding'],
    ['story', 'stories'],
    ['go', 'going'],
  ])('%s and %s', (one, other) => {
    expect(areForms(one, other)).toBe(true);
    expect(areForms(other, one)).toBe(true);
  });

  it.each([
    ['sew', 'bit'],
    ['stay', 'is'],
    ['go', 'got'],
    ['open', 'took'],
  ])('not %s and %s', (one, other) => expect(areForms(one, other)).toBe(false));
});
