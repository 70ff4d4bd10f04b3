import { expect, test } from 'vitest';
import { adjectiveOf, asPredicate, oneThatIs } from './adjective';
import { countOfPeople, countOfThings, numberAlone } from './counting';
import { asked, lengthened } from './ends';
import { FEELINGS } from './feelings';
import { nounOf } from './noun';
import { nounKind, personOf } from './nounKinds';

test.each([
  [1, 'ఒక', 'ఒక'],
  [2, 'రెండు', 'ఇద్దరు'],
  [3, 'మూడు', 'ముగ్గురు'],
  [4, 'నాలుగు', 'నలుగురు'],
  [5, 'ఐదు', 'ఐదుగురు'],
  [6, 'ఆరు', 'ఆరుగురు'],
  [7, 'ఏడు', 'ఏడుగురు'],
  [8, 'ఎనిమిది', 'ఎనిమిది మంది'],
  [10, 'పది', 'పది మంది'],
  [25, 'ఇరవై ఐదు', 'ఇరవై ఐదు మంది'],
  [100, 'వంద', 'వంద మంది'],
  [200, 'రెండు వందల', 'రెండు వందల మంది'],
  [3000, 'మూడు వేల', 'మూడు వేల మంది'],
])('%i is %s for things and %s for people', (number, things, people) => {
  expect(countOfThings(number)).toBe(things);
  expect(countOfPeople(number)).toBe(people);
});

test('a number on its own is said in Telugu up to one crore', () => {
  expect(numberAlone(0)).toBe('సున్నా');
  expect(numberAlone(1)).toBe('ఒకటి');
  expect(numberAlone(205)).toBe('రెండు వందల ఐదు');
  expect(numberAlone(100_000)).toBe('లక్ష');
  expect(numberAlone(10_000_000)).toBe('కోటి');
  expect(numberAlone(10_000_001)).toBeNull();
  expect(numberAlone(1.5)).toBeNull();
  expect(countOfThings(0)).toBeNull();
});

test('a noun decides the person of its verb', () => {
  const person = (word: string, number: 'one' | 'many' = 'one') => {
    const noun = nounOf(word);
    const kind = nounKind(word);
    return noun && kind && personOf(noun, kind, number);
  };
  expect(['తమ్ముడు', 'రాజు', 'అన్నయ్య', 'చంద్రుడు'].map((word) => person(word))).toEqual(['he', 'he', 'he', 'he']);
  expect(['అమ్మ', 'అక్క', 'పిల్లి', 'పుస్తకం', 'కారు'].map((word) => person(word))).toEqual(Array(5).fill('she or it'));
  expect(['నాన్న', 'తాతయ్య', 'టీచర్', 'రైతు', 'నర్సు'].map((word) => person(word))).toEqual(Array(5).fill('elder'));
  expect(['పిల్లలు', 'తల్లిదండ్రులు'].map((word) => person(word))).toEqual(['they', 'they']);
  expect(['పాలు', 'నీళ్లు', 'బట్టలు'].map((word) => person(word))).toEqual(['things', 'things', 'things']);
  expect(person('పిల్లి', 'many')).toBe('things');
  expect(person('అబ్బాయి', 'many')).toBe('they');
  expect(person('విద్యార్థి')).toBeNull();
  // A word for a person that is in no list has an unknown kind.
  expect(nounKind('పహిల్వానుడు')).toBeNull();
});

test('an adjective has forms before and after a noun', () => {
  expect(adjectiveOf('ఎరుపు')).toMatchObject({ before: 'ఎర్ర', ga: 'ఎర్రగా' });
  expect(adjectiveOf('తియ్యని')).toMatchObject({ before: 'తియ్యని', ga: 'తియ్యగా' });
  expect(adjectiveOf('పెద్ద')).toMatchObject({ before: 'పెద్ద', one: 'పెద్ద' });
  expect(adjectiveOf('కష్టమైన')).toMatchObject({ is: 'కష్టం' });
  expect(adjectiveOf('పుస్తకం')).toBeNull();
  expect(oneThatIs('మంచి', 'he')).toBe('మంచివాడు');
  expect(oneThatIs('పెద్ద', 'she or it')).toBe('పెద్దది');
  expect(oneThatIs('కొత్త', 'things')).toBe('కొత్తవి');
  expect(oneThatIs('మంచి', 'elder')).toBe('మంచివారు');
  expect(oneThatIs('మంచి', 'I')).toBeNull();
});

test('a noun after “I am”, “you are” or “we are” takes an ending', () => {
  expect(asPredicate('అబ్బాయి', 'I')).toBe('అబ్బాయిని');
  expect(asPredicate('అమ్మాయి', 'you')).toBe('అమ్మాయివి');
  expect(asPredicate('స్నేహితులు', 'we')).toBe('స్నేహితులం');
  expect(asPredicate('టీచర్', 'I')).toBe('టీచర్\u200cని');
  expect(asPredicate('రాజు', 'I')).toBeNull();
});

test.each([
  ['పుస్తకం', 'పుస్తకమా', 'పుస్తకమూ'],
  ['కుక్క', 'కుక్కా', 'కుక్కా'],
  ['పెన్సిల్', 'పెన్సిలా', 'పెన్సిలూ'],
  ['ఇల్లు', 'ఇల్లా', 'ఇల్లూ'],
  ['పిల్లి', 'పిల్లా', 'పిల్లీ'],
  ['కాఫీ', 'కాఫీనా', null],
  ['టమాటా', 'టమాటానా', null],
])('%s becomes %s in a question and %s with “and”', (word, question, joined) => {
  expect(asked(word)).toBe(question);
  expect(lengthened(word)).toBe(joined);
});

test('every feeling ends in -గా, which ఉంది needs', () => {
  for (const { telugu } of FEELINGS) expect(telugu).toMatch(/గా$/u);
});
