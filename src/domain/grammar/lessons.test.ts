import { describe, expect, it } from 'vitest';
import { pronouns } from '../../content/lessons/pronouns';
import { sentenceStructure } from '../../content/lessons/sentenceStructure';
import { tenses } from '../../content/lessons/tenses';
import type { LessonContent, Table } from '../lesson/lessonContent';
import { adjectiveOf } from './adjective';
import {
  askedForm,
  command,
  forbidden,
  isNot,
  isThere,
  letUs,
  negativeForm,
  type Tense,
  type Verb,
  verbForm,
  verbOf,
} from './verb';
import { asked } from './ends';
import { type Case, nounForm, nounOf } from './noun';
import { nounKind, personOf } from './nounKinds';
import type { Person } from './person';
import { PRONOUNS, type Pronoun } from './pronouns';

const tablesOf = ({ sections }: LessonContent, id: string): Table[] =>
  sections
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : [])));

/** The Telugu of each row, '' for a cell without Telugu. */
const rowsOf = (table: Table | undefined) =>
  (table?.rows ?? []).map((row) => row.map((cell) => ('telugu' in cell ? cell.telugu : '')));

const table = (lesson: LessonContent, id: string, at = 0) => {
  const rows = rowsOf(tablesOf(lesson, id)[at]);
  expect(rows.length).toBeGreaterThan(0);
  return rows;
};

const verb = (name: string): Verb => {
  const found = verbOf(name);
  if (!found) throw new Error(name);
  return found;
};

/** The lessons name verbs by their dictionary form. */
const VERBS: Readonly<Record<string, string>> = {
  చేయు: 'చేయడం',
  వెళ్లు: 'వెళ్లడం',
  వచ్చు: 'రావడం',
  తిను: 'తినడం',
  తాగు: 'తాగడం',
  చదువు: 'చదవడం',
  రాయు: 'రాయడం',
  ఆడు: 'ఆడడం',
  చూడు: 'చూడడం',
  ఇచ్చు: 'ఇవ్వడం',
  నిద్రపోవు: 'నిద్రపోవడం',
  కూర్చుండు: 'కూర్చోవడం',
};
const lessonVerb = (name: string) => verb(VERBS[name] ?? name);

const PERSON_OF: Readonly<Record<string, Person>> = {
  నేను: 'I',
  'మనం, మేము': 'we',
  మేము: 'we',
  మనం: 'all of us',
  నువ్వు: 'you',
  మీరు: 'you with respect',
  అతను: 'he',
  ఆయన: 'elder',
  'ఆమె, అది': 'she or it',
  ఆమె: 'she or it',
  అది: 'she or it',
  వాళ్లు: 'they',
  అవి: 'things',
};
const personNamed = (who: string): Person => {
  const person = PERSON_OF[who];
  if (!person) throw new Error(who);
  return person;
};

const noun = (word: string) => {
  const found = nounOf(word);
  if (!found) throw new Error(word);
  return found;
};

describe('the lesson on tenses', () => {
  it('shows the forms that the grammar builds for twelve verbs', () => {
    const tables = tablesOf(tenses, 'verb-tables');
    expect(tables).toHaveLength(12);
    for (const each of tables) {
      const forms = lessonVerb(each.caption.te.replace('క్రియ: ', ''));
      for (const [who = '', ...cells] of rowsOf(each)) {
        const person = personNamed(who);
        expect(cells).toEqual((['always', 'now', 'past'] as const).map((tense) => verbForm(forms, tense, person)));
      }
    }
  });

  it.each<[string, Tense]>([
    ['every-day-and-tomorrow', 'always'],
    ['right-now', 'now'],
    ['yesterday', 'past'],
  ])('shows the forms of the grammar in the table %s', (id, tense) => {
    for (const [who = '', ...cells] of table(tenses, id)) {
      expect(cells).toEqual(['చేయు', 'వెళ్లు', 'తిను'].map((name) => verbForm(lessonVerb(name), tense, personNamed(who))));
    }
  });

  it('negates verbs as the grammar does', () => {
    for (const [name = '', ...cells] of table(tenses, 'saying-not')) {
      expect(cells).toEqual(
        (['always', 'now', 'past'] as const).map((tense) => negativeForm(lessonVerb(name), tense, 'I')),
      );
    }
    for (const [who = '', ...cells] of table(tenses, 'saying-not', 1)) {
      expect(cells).toEqual(
        ['చేయు', 'వెళ్లు', 'వచ్చు'].map((name) => negativeForm(lessonVerb(name), 'always', personNamed(who))),
      );
    }
  });

  it('shows the commands that the grammar builds', () => {
    for (const [name = '', ...cells] of table(tenses, 'commands')) {
      const forms = lessonVerb(name);
      expect(cells).toEqual([
        command(forms, 'friend'),
        command(forms, 'elder'),
        command(forms, 'friend', true),
        forbidden(forms),
        letUs(forms),
      ]);
    }
  });

  it('puts one verb into three tenses', () => {
    const forms = verb('చేయడం');
    const work = verb('పని చేయడం');
    const byWord: Readonly<Record<string, Tense>> = { నిన్న: 'past', ఇప్పుడు: 'now', రేపు: 'always', రోజూ: 'always' };
    for (const [when = '', form, sentence] of table(tenses, 'time-words')) {
      const tense = byWord[when] ?? 'always';
      expect([form, sentence]).toEqual([verbForm(forms, tense, 'I'), `${when} ${verbForm(work, tense, 'I')}.`]);
    }
  });
});

const PRONOUN_OF: Readonly<Record<string, Pronoun>> = Object.fromEntries(
  Object.values(PRONOUNS).map((pronoun) => [pronoun.plain, pronoun]),
);

describe('the lesson on pronouns', () => {
  it('shows the pronouns for whose, whom and to whom', () => {
    for (const [word = '', whose, name] of table(pronouns, 'my-and-your')) {
      expect([whose, name]).toEqual([PRONOUN_OF[word]?.of, `${PRONOUN_OF[word]?.of} పేరు`]);
    }
    for (const [word = '', whom] of table(pronouns, 'me-and-you')) expect(whom).toBe(PRONOUN_OF[word]?.object);
    for (const [word = '', toWhom] of table(pronouns, 'to-me-and-to-you')) expect(toWhom).toBe(PRONOUN_OF[word]?.to);
  });

  it('pairs the pronouns for near and far', () => {
    const { heHere, he, sheHere, she, heElderHere, heElder, heCloseHere, heClose, these, those, theyHere, they } =
      PRONOUNS;
    const pairs = [
      [heHere, he],
      [sheHere, she],
      [heElderHere, heElder],
      [heCloseHere, heClose],
      [PRONOUNS.this, PRONOUNS.that],
      [these, those],
      [theyHere, they],
    ];
    expect(table(pronouns, 'near-and-far')).toEqual(pairs.map((pair) => pair.map(({ plain }) => plain)));
  });

  it('shows the verb form that agrees with each pronoun', () => {
    for (const [who = '', ...cells] of table(pronouns, 'the-verb-agrees')) {
      expect(cells).toEqual(['వెళ్లడం', 'రావడం'].map((name) => verbForm(verb(name), 'always', personNamed(who))));
    }
  });

  it('uses the verb form that shows the right respect', () => {
    const came = verb('రావడం');
    for (const sentence of table(pronouns, 'politeness', 1).flat()) {
      const [who = ''] = sentence.split(' ');
      const kind = nounKind(who);
      const person = kind && personOf(noun(who), kind, 'one');
      expect(sentence).toBe(`${who} ${person && verbForm(came, 'past', person)}.`);
    }
  });

  it('asks a friend and an elder in different forms', () => {
    const [how, name, eaten, come] = table(pronouns, 'politeness');
    const { you, youWithRespect } = PRONOUNS;
    const both = [you, youWithRespect];
    expect(how).toEqual(both.map(({ plain, person }) => `${plain} ఎలా ${isThere(person)}?`));
    expect(name).toEqual(both.map(({ of }) => `${of} పేరు ఏమిటి?`));
    expect(eaten).toEqual(
      both.map(({ plain, person }) => `${plain} ${askedForm(verbForm(verb('తినడం'), 'past', person))}?`),
    );
    expect(come).toEqual((['friend', 'elder'] as const).map((to) => `ఇక్కడికి ${command(verb('రావడం'), to)}.`));
  });
});

describe('the lesson on sentences', () => {
  it('shows the case endings of the grammar', () => {
    const endings = (at: number, words: readonly string[], cases: readonly (Case | 'from')[]) => {
      const rows = table(sentenceStructure, 'endings', at).map(([, ...cells]) => cells);
      const form = (word: string, which: Case | 'from') =>
        which === 'from' ? `${nounForm(noun(word), 'one', 'of')} నుంచి` : nounForm(noun(word), 'one', which);
      expect(rows).toEqual(cases.map((which) => words.map((word) => form(word, which))));
    };
    endings(0, ['అమ్మ', 'పిల్లి', 'పుస్తకం'], ['object', 'to', 'with']);
    endings(1, ['బడి', 'ఇల్లు', 'తోట'], ['to', 'in', 'from']);
  });

  it('puts adjectives before singular and plural nouns', () => {
    const names: Readonly<Record<string, string>> = { ఎర్ర: 'ఎరుపు' };
    for (const [word = '', one = '', many] of table(sentenceStructure, 'describing-words')) {
      const before = adjectiveOf(names[word] ?? word)?.before;
      const thing = one.split(' ').at(-1) ?? '';
      expect([before, one, many]).toEqual([word, `${before} ${thing}`, `${before} ${noun(thing).plural}`]);
    }
  });

  it('ends each sentence with the verb form that agrees', () => {
    const does = ['తినడం', 'పాడడం', 'తాగడం', 'విసరడం'];
    const people: readonly Person[] = ['I', 'she or it', 'she or it', 'he'];
    const verbs = table(sentenceStructure, 'word-order').map((row) => row[2]);
    expect(verbs).toEqual(does.map((name, at) => verbForm(verb(name), 'always', people[at] ?? 'I')));
  });

  it('points at things without a verb', () => {
    const book = noun('పుస్తకం');
    const { these, those } = PRONOUNS;
    const expected = [PRONOUNS.this, PRONOUNS.that, these, those].map(({ plain, person }) => [
      plain,
      `${plain} ${person === 'things' ? book.plural : book.word}.`,
    ]);
    expect(table(sentenceStructure, 'without-a-verb')).toEqual(expected);
  });

  it('turns a sentence into a question', () => {
    for (const [sentence = '', question] of table(sentenceStructure, 'questions')) {
      const words = sentence.slice(0, -1).split(' ');
      expect(question).toBe(`${[...words.slice(0, -1), asked(words.at(-1) ?? '')].join(' ')}?`);
    }
  });

  it('negates sentences as the grammar does', () => {
    const eat = verb('తినడం');
    const open = verb('తెరవడం');
    expect(table(sentenceStructure, 'saying-no')).toEqual([
      ['ఇది పుస్తకం.', `ఇది పుస్తకం ${isNot('she or it')}.`],
      [`నీళ్లు ${isThere('things')}.`, `నీళ్లు ${isThere('things', { isNegative: true })}.`],
      ['నాకు టీ కావాలి.', 'నాకు టీ వద్దు.'],
      [`నేను ${verbForm(eat, 'past', 'I')}.`, `నేను ${negativeForm(eat, 'past', 'I')}.`],
      [`తలుపు ${command(open, 'friend')}.`, `తలుపు ${forbidden(open)}.`],
    ]);
  });

  it('says “like”, “want”, “have” and “know” as the grammar does', () => {
    const { I, you, he, she } = PRONOUNS;
    const people = [I, you, he, she];
    const rows = table(sentenceStructure, 'like-have-want').map(([, ...cells]) => cells);
    expect(rows).toEqual([
      people.map(({ to }) => `${to} ఇష్టం`),
      people.map(({ to }) => `${to} కావాలి`),
      people.map(({ to }) => `${to} ${isThere('she or it')}`),
      people.map(({ of }) => `${of} దగ్గర ${isThere('she or it')}`),
      people.map(({ to }) => `${to} తెలుసు`),
    ]);
  });
});
