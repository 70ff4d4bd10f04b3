import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue, type Texts } from './catalogue';
import { changeLanguage } from './currentLanguage';
import { LANGUAGES } from './language';

const english = import.meta.glob<Texts>('./en/*.ts', { eager: true, import: 'en' });
const telugu = import.meta.glob<Texts>('./te/*.ts', { eager: true, import: 'te' });

const nameOf = (file: string) => file.split('/').at(-1)?.replace('.ts', '') ?? '';
const CATALOGUES = Object.entries(english).map(([file, en]) => ({
  name: nameOf(file),
  en,
  te: telugu[file.replace('/en/', '/te/')] ?? {},
}));

/** Telugu texts without a Telugu letter, each with its reason. */
const WITHOUT_TELUGU = [
  // The way to English is written for who reads English.
  'site.switchLanguage',
  'site.switchLanguageShort',
  'site.switchLanguageLabel',
  'settings.languageEn',
  // The board's words are Telugu already; what stands below them is their English meaning.
  'landing.wordAmma',
  'landing.wordAavu',
  'landing.wordIllu',
  'landing.wordEega',
  'landing.wordUdata',
  'landing.wordUuru',
  // Only values and punctuation.
  'landing.boardAnnounce',
  'signIn.agreeAnd',
];

/** English texts with Telugu letters, each with its reason. */
const WITH_TELUGU = [
  // The letter that wears every sign.
  // The way to Telugu is written for who reads Telugu.
  'site.switchLanguage',
  'site.switchLanguageShort',
  'site.switchLanguageLabel',
  'settings.languageTe',
  // A greeting that every learner knows.
  'dashboard.greeting',
  // Letters of the script, and ganas, which are named by letters.
  'padyalu.whenLong',
  'padyalu.about_utpalamala',
  'padyalu.about_champakamala',
  'padyalu.about_sardulam',
  'padyalu.about_mattebham',
  'padyalu.about_taralam',
  'padyalu.about_mattakokila',
  'padyalu.about_sragdhara',
  'padyalu.about_malini',
  // What may be searched for, in either script.
  'padyalu.searchHint',
];

/** Telugu texts that leave out a value of the English one, with the reason. */
const FEWER_VALUES = [
  // The meaning is English and would be read out by a Telugu voice.
  'landing.boardAnnounce',
];

/** In Latin letters in Telugu text too: a name on a button of Google's, examples of an address and of a search, a size of paper. */
const LATIN_NAMES = /Google|sita@example\.com|uppu, salt|A4/g;

const valuesIn = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).toSorted();
const withoutValues = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '');

/** The keys, as `catalogue.key`, of the texts that are like this. */
const keysOf = (language: 'en' | 'te', isSo: (text: string, key: string) => boolean) =>
  CATALOGUES.flatMap(({ name, ...texts }) =>
    Object.entries(texts[language])
      .filter(([key, text]) => isSo(text, key))
      .map(([key]) => `${name}.${key}`),
  );

describe('the catalogues', () => {
  it('are there in pairs', () => {
    expect(CATALOGUES.length).toBeGreaterThanOrEqual(8);
    expect(Object.keys(telugu).map(nameOf)).toEqual(Object.keys(english).map(nameOf));
  });

  it.each(CATALOGUES)('$name has the same keys in both languages', ({ en, te }) => {
    expect(Object.keys(te)).toEqual(Object.keys(en));
  });

  it('have the same values to fill in', () => {
    const different = CATALOGUES.flatMap(({ name, en, te }) =>
      Object.keys(en)
        .filter((key) => `${valuesIn(en[key] ?? '')}` !== `${valuesIn(te[key] ?? '')}`)
        .map((key) => `${name}.${key}`),
    );
    expect(different).toEqual(FEWER_VALUES);
  });

  it('name each value in a way that is filled in', () => {
    for (const language of LANGUAGES) {
      expect(keysOf(language, (text) => /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')))).toEqual([]);
    }
  });

  it('have no empty text', () => {
    for (const language of LANGUAGES) expect(keysOf(language, (text) => text.trim() === '')).toEqual([]);
  });

  it('are in Unicode’s composed form', () => {
    for (const language of LANGUAGES) {
      expect(keysOf(language, (text) => text !== text.normalize('NFC'))).toEqual([]);
    }
  });

  it('have a text for every number wherever they have one for one', () => {
    for (const { name, en } of CATALOGUES) {
      const keys = Object.keys(en);
      const forms = keys.filter((key) => /_(zero|one|two|few|many|other)$/.test(key));
      const stems = new Set(forms.map((key) => key.slice(0, key.lastIndexOf('_'))));
      const complete = [...stems].flatMap((stem) => [`${stem}_one`, `${stem}_other`]);
      expect([name, forms.toSorted()]).toEqual([name, complete.toSorted()]);
    }
  });

  it('count with the number itself, in each text of a pair', () => {
    for (const language of LANGUAGES) {
      expect(keysOf(language, (text, key) => /_(one|other)$/.test(key) && !valuesIn(text).includes('count'))).toEqual(
        [],
      );
    }
  });

  it('are Telugu in Telugu', () => {
    const isNotTelugu = (text: string) => !/\p{Script=Telugu}/u.test(withoutValues(text));
    expect(keysOf('te', isNotTelugu).toSorted()).toEqual(WITHOUT_TELUGU.toSorted());
  });

  it('have no Latin letter in a Telugu text, but in a name', () => {
    const hasLatin = (text: string) => /\p{Script=Latin}/u.test(withoutValues(text).replaceAll(LATIN_NAMES, ''));
    expect(keysOf('te', hasLatin).filter((key) => !WITHOUT_TELUGU.includes(key))).toEqual([]);
  });

  it('are English in English', () => {
    expect(keysOf('en', (text) => /\p{Script=Telugu}/u.test(text)).toSorted()).toEqual(WITH_TELUGU.toSorted());
  });
});

describe('a text', () => {
  const { text, textIn } = catalogue(
    { hello: 'Hello, {{name}}', beads_one: '{{count}} bead', beads_other: '{{count}} beads', 'a.b:c': 'Dots' },
    { hello: 'నమస్తే {{name}}', beads_one: '{{count}} పూస', beads_other: '{{count}} పూసలు', 'a.b:c': 'చుక్కలు' },
  );

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    changeLanguage('en');
  });

  it('follows the language of the interface', () => {
    expect(text('hello', { name: 'Sita' })).toBe('Hello, Sita');
    changeLanguage('te');
    expect(text('hello', { name: 'సీత' })).toBe('నమస్తే సీత');
  });

  it.each([
    [0, '0 beads', '0 పూసలు'],
    [1, '1 bead', '1 పూస'],
    [2, '2 beads', '2 పూసలు'],
    [21, '21 beads', '21 పూసలు'],
  ])('counts %d in the language’s own way', (count, en, te) => {
    expect(text('beads', { count })).toBe(en);
    changeLanguage('te');
    expect(text('beads', { count })).toBe(te);
  });

  it.each([
    ['en', 'bead', 'beads'],
    ['te', 'పూస', 'పూసలు'],
  ] as const)('counts as the rules of the language %s do', (language, one, other) => {
    const rules = new Intl.PluralRules(language);
    const counts = Array.from({ length: 1200 }, (_, count) => count);
    const counted = counts.map((count) => textIn[language]('beads', { count }));
    expect(counted).toEqual(counts.map((count) => `${count} ${rules.select(count) === 'one' ? one : other}`));
  });

  it.each(['<b>Sita</b> & "Rama"', 'O’Brien', "D'Souza", '$&', '$1', '{{name}}', '$t(beads_one)', '👨‍👩‍👧‍👦'])(
    'takes the name %s as it is; React escapes it, once',
    (name) => {
      expect(text('hello', { name })).toBe(`Hello, ${name}`);
    },
  );

  it('may have dots and colons in its key', () => {
    expect(text('a.b:c')).toBe('Dots');
  });

  it('stands in brackets in development when the address asks for it', () => {
    vi.stubEnv('DEV', true);
    vi.stubGlobal('location', { search: '?pseudo' });
    expect(text('hello', { name: 'Sita' })).toBe('⟦Hello, Sita⟧');
    vi.stubGlobal('location', { search: '' });
    expect(text('hello', { name: 'Sita' })).toBe('Hello, Sita');
  });

  it('never stands in brackets in production', () => {
    vi.stubEnv('DEV', false);
    vi.stubGlobal('location', { search: '?pseudo' });
    expect(text('hello', { name: 'Sita' })).toBe('Hello, Sita');
  });

  it('is there without an address, as when pages are prerendered', () => {
    vi.stubEnv('DEV', true);
    vi.stubGlobal('location', undefined);
    expect(text('beads', { count: 1 })).toBe('1 bead');
  });
});
