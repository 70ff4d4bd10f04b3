import { expect, it } from 'vitest';
import { inAmericanSpelling } from './americanSpelling';

it.each([
  ['colour', 'color'],
  ['What colour is the grey mouse?', 'What color is the gray mouse?'],
  ['Coloured pencils', 'Colored pencils'],
  ['my neighbours', 'my neighbors'],
  ['she practised', 'she practiced'],
  ['my favourite pyjamas', 'my favorite pajamas'],
  ['a kilometre', 'a kilometer'],
])('%s is read as %s', (typed, read) => {
  expect(inAmericanSpelling(typed)).toBe(read);
});

it.each(['our house', 'four hours', 'a greyhound', 'రంగు', 'the color gray', 'a meter of verse'])(
  '%s stays as it is',
  (typed) => {
    expect(inAmericanSpelling(typed)).toBe(typed);
  },
);
