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
  // The switch to English is for people who read English.
  'site.switchLanguage',
  'site.switchLanguageShort',
  'site.switchLanguageLabel',
  'settings.languageEn',
  // The board shows Telugu words; these are their English meanings.
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
  // The switch to Telugu is for people who read Telugu.
  'site.switchLanguage',
  'site.switchLanguageShort',
  'site.switchLanguageLabel',
  'settings.languageTe',
  // A greeting that every learner knows.
  'dashboard.greeting',
  // Letters, and ganas, which are named by letters.
  'padyalu.whenLong',
  'padyalu.about_utpalamala',
  'padyalu.about_champakamala',
  'padyalu.about_sardulam',
  'padyalu.about_mattebham',
  'padyalu.about_taralam',
  'padyalu.about_mattakokila',
  'padyalu.about_sragdhara',
  'padyalu.about_malini',
  // Examples of a search in either script.
  'padyalu.searchHint',
];

/** Telugu texts that omit a value of the English text, each with its reason. */
const FEWER_VALUES = [
  // A Telugu voice would read out the English meaning.
  'landing.boardAnnounce',
];

/** These stay in Latin letters in Telugu texts: Google's name, examples of an email and a search, and a paper size. */
const LATIN_NAMES = /Google|sita@example\.com|uppu, salt|A4/g;

const valuesIn = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).toSorted();
const withoutValues = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '');

/** The keys of the matching texts, as `catalogue.key`. */
const keysOf = (language: 'en' | 'te', isSo: (text: string, key: string) => boolean) =>
  CATALOGUES.flatMap(({ name, ...texts }) =>
    Object.entries(texts[language])
      .filter(([key, text]) => isSo(text, key))
      .map(([key]) => `${name}.${key}`),
  );

describe('the catalogues', () => {
  it('exist in both languages', () => {
    expect(CATALOGUES.length).toBeGreaterThanOrEqual(8);
    expect(Object.keys(telugu).map(nameOf)).toEqual(Object.keys(english).map(nameOf));
  });

  it.each(CATALOGUES)('$name has the same keys in both languages', ({ en, te }) => {
    expect(Object.keys(te)).toEqual(Object.keys(en));
  });

  it('have the same placeholders in both languages', () => {
    const different = CATALOGUES.flatMap(({ name, en, te }) =>
      Object.keys(en)
        .filter((key) => `${valuesIn(en[key] ?? '')}` !== `${valuesIn(te[key] ?? '')}`)
        .map((key) => `${name}.${key}`),
    );
    expect(different).toEqual(FEWER_VALUES);
  });

  it('use valid placeholders', () => {
    for (const language of LANGUAGES) {
      expect(keysOf(language, (text) => /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')))).toEqual([]);
    }
  });

  it('have no empty texts', () => {
    for (const language of LANGUAGES) expect(keysOf(language, (text) => text.trim() === '')).toEqual([]);
  });

  it('are in Unicode’s composed form', () => {
    for (const language of LANGUAGES) {
      expect(keysOf(language, (text) => text !== text.normalize('NFC'))).toEqual([]);
    }
  });

  it('have both plural forms or none', () => {
    for (const { name, en } of CATALOGUES) {
      const keys = Object.keys(en);
      const forms = keys.filter((key) => /_(zero|one|two|few|many|other)$/.test(key));
      const stems = new Set(forms.map((key) => key.slice(0, key.lastIndexOf('_'))));
      const complete = [...stems].flatMap((stem) => [`${stem}_one`, `${stem}_other`]);
      expect([name, forms.toSorted()]).toEqual([name, complete.toSorted()]);
    }
  });

  it('show the count in each plural form', () => {
    for (const language of LANGUAGES) {
      expect(keysOf(language, (text, key) => /_(one|other)$/.test(key) && !valuesIn(text).includes('count'))).toEqual(
        [],
      );
    }
  });

  it('contain Telugu letters in Telugu', () => {
    const isNotTelugu = (text: string) => !/\p{Script=Telugu}/u.test(withoutValues(text));
    expect(keysOf('te', isNotTelugu).toSorted()).toEqual(WITHOUT_TELUGU.toSorted());
  });

  it('have no Latin letters in Telugu texts except in names', () => {
    const hasLatin = (text: string) => /\p{Script=Latin}/u.test(withoutValues(text).replaceAll(LATIN_NAMES, ''));
    expect(keysOf('te', hasLatin).filter((key) => !WITHOUT_TELUGU.includes(key))).toEqual([]);
  });

  it('contain no Telugu letters in English', () => {
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
  ])('has the right plural form for %d', (count, en, te) => {
    expect(text('beads', { count })).toBe(en);
    changeLanguage('te');
    expect(text('beads', { count })).toBe(te);
  });

  it.each([
    ['en', 'bead', 'beads'],
    ['te', 'పూస', 'పూసలు'],
  ] as const)('uses the plural rules of the language %s', (language, one, other) => {
    const rules = new Intl.PluralRules(language);
    const counts = Array.from({ length: 1200 }, (_, count) => count);
    const counted = counts.map((count) => textIn[language]('beads', { count }));
    expect(counted).toEqual(counts.map((count) => `${count} ${rules.select(count) === 'one' ? one : other}`));
  });

  it.each(['<b>Sita</b> & "Rama"', 'O’Brien', "D'Souza", '$&', '$1', '{{name}}', '$t(beads_one)', '👨‍👩‍👧‍👦'])(
    'inserts the name %s unchanged, because React escapes it',
    (name) => {
      expect(text('hello', { name })).toBe(`Hello, ${name}`);
    },
  );

  it('may have dots and colons in its key', () => {
    expect(text('a.b:c')).toBe('Dots');
  });

  it('is in brackets in development with “?pseudo”', () => {
    vi.stubEnv('DEV', true);
    vi.stubGlobal('location', { search: '?pseudo' });
    expect(text('hello', { name: 'Sita' })).toBe('⟦Hello, Sita⟧');
    vi.stubGlobal('location', { search: '' });
    expect(text('hello', { name: 'Sita' })).toBe('Hello, Sita');
  });

  it('is never in brackets in production', () => {
    vi.stubEnv('DEV', false);
    vi.stubGlobal('location', { search: '?pseudo' });
    expect(text('hello', { name: 'Sita' })).toBe('Hello, Sita');
  });

  it('works without a location, as in prerendering', () => {
    vi.stubEnv('DEV', true);
    vi.stubGlobal('location', undefined);
    expect(text('beads', { count: 1 })).toBe('1 bead');
  });
});
