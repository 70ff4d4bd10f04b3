import { expect, test } from 'vitest';
import { wordBank } from '../../content/words';
import { isNameOfAction } from './verb';
import { formsOfVerb } from './verbForms';

test.each([
  ['తినడం', ['తిన్నాను', 'తింటున్నావా', 'తినలేదు', 'తిను', 'తినకండి', 'తిందాం', 'తినాలి', 'తినగలను']],
  ['సాయం చేయడం', ['సాయం చేశాడు', 'సాయం చేయండి', 'సాయం చేయలేను']],
  ['తెలియడం', ['తెలుసు', 'తెలియదు']],
])('%s has the forms that sentences use', (name, forms) => {
  expect(formsOfVerb(name)).toEqual(expect.arrayContaining(forms));
});

test('a form of another verb and a misspelled form are not included', () => {
  for (const form of ['తాగాను', 'తినాను', 'తింటును', '']) expect(formsOfVerb('తినడం')).not.toContain(form);
});

test('a noun has no verb forms', () => {
  for (const noun of ['పుస్తకం', 'గడ్డం', 'అమ్మ']) expect(formsOfVerb(noun)).toEqual([]);
});

test('every verb in the bank has forms', () => {
  const verbs = wordBank.filter(({ telugu }) => isNameOfAction(telugu));
  expect(verbs.length).toBeGreaterThan(200);
  expect(verbs.filter(({ telugu }) => formsOfVerb(telugu).length === 0)).toEqual([]);
});
