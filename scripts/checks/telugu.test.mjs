import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { faultsOf, tooFew } from './telugu.mjs';

/** @typedef {import('../proofreading/textsIn.mjs').Text} Text */

/** @param {string | null} text @param {string} file @returns {import('../proofreading/textsIn.mjs').Side | null} */
const side = (text, file) =>
  text === null
    ? null
    : { text, file, line: 1, literal: { text, start: 0, end: text.length, line: 1, isTemplate: false } };

/** @param {{ en?: string, te?: string, place?: string, field?: string, file?: string }} text @returns {Text} */
function textOf({ en, te, place = 'Words', field = 'sentence', file = 'src/content/words/example.ts' }) {
  return { place, file, key: 'example', field, en: side(en ?? null, file), te: side(te ?? null, file) };
}

/** @param {Parameters<typeof textOf>[0]} text @param {Text[]} others */
const faults = (text, others = []) =>
  faultsOf([textOf(text), ...others])
    .filter(({ side: { file } }) => file === (text.file ?? 'src/content/words/example.ts'))
    .map(({ fault }) => fault);

describe('spelling', () => {
  test.each([
    ['ఒక ఉడుతను చూశాను.', 'ఉడుతను: we write ఉడత'],
    ['ఈరోజు సెలవు.', 'ఈరోజు: we write ఈ రోజు'],
    ['మేం వెళ్లాం.', 'మేం: we write మేము'],
    ['సున్నతో మొదలుపెట్టు.', 'సున్నతో: we write సున్నా'],
    ['టీచర్ చెబుతారు.', 'చెబుతారు: we write చెప్త-'],
    ['వాయిస్‌ను మార్చు.', 'వాయిస్‌ను: we write గొంతు'],
    ['వాళ్ళు వచ్చారు.', 'వాళ్ళు: we write ళ్ల'],
    ['పాట పాడటం ఇష్టం.', 'పాడటం: we write -డం'],
  ])('%s', (te, fault) => expect(faults({ te })).toEqual([fault]));

  test.each([
    ['a longer word that begins the same', 'సున్నం, సున్నుండలు, అరసున్న.'],
    ['playing an instrument', 'అక్క వీణ వాయిస్తుంది.'],
    ['a noun that ends in -టం', 'గాలిపటం ఎగిరింది. కెరటం వచ్చింది.'],
    ['a variant that is mentioned', 'దోసె: దోశ అని కూడా అంటారు.'],
  ])('accepts %s', (_, te) => expect(faults({ te })).toEqual([]));

  test('accepts other names of a word, and old spellings in verse', () => {
    expect(faults({ te: 'దోశ', field: 'alsoTelugu' })).toEqual([]);
    expect(faults({ te: 'బంధువులు వత్తు రది', field: 'teluguText', place: 'Poems' })).toEqual([]);
    expect(faults({ te: 'వెళ్ళిపోయె', field: 'teluguText', place: 'Poems' })).toEqual(['వెళ్ళిపోయె: we write ళ్ల']);
  });

  test.each([
    ['She wore a red sari.', 'sari: we write saree'],
    ['On Sunday father cooked.', 'father: capitalize it when it is used as a name'],
  ])('%s', (en, fault) => expect(faults({ en })).toEqual([fault]));

  test.each([
    'My father cooked.',
    'Father cooked.',
    'mother',
    'They told us of his mother and father.',
    'తాత (grandfather) is short.',
  ])('accepts %s', (en) => expect(faults({ en })).toEqual([]));

  test.each([
    [{ en: 'Save Changes', te: 'మార్పులను దాచండి' }, 'దాచండి: we say భద్రపరచు'],
    [{ en: 'Erase everything', te: 'అన్నీ తొలగించండి' }, 'తొలగించండి: we say చెరిపేయి'],
    [{ en: 'A new version of Aksharam is ready.', te: 'అక్షరం కొత్త వెర్షన్ సిద్ధం.' }, 'అక్షరం: we say అక్షరం యాప్'],
  ])('uses one term for each concept of the app: %o', (text, fault) =>
    expect(faults({ ...text, place: 'Interface' })).toEqual([fault]),
  );

  test.each([
    { en: 'Home · Aksharam', te: 'హోమ్ · అక్షరం' },
    { en: 'Aksharam', te: 'అక్షరం' },
    { en: 'Aksharam teaches letters.', te: 'అక్షరం యాప్ ప్రతి అక్షరాన్ని నేర్పుతుంది.' },
    { en: 'He hid the ball.', te: 'బంతిని దాచాడు.' },
  ])('accepts %o', (text) => expect(faults({ ...text, place: 'Interface' })).toEqual([]));
});

describe('letters in impossible positions', () => {
  test.each([
    ['ాము వచ్చింది.', 'ాము begins with a vowel sign or other mark'],
    ['చదవ ు', 'ు begins with a vowel sign or other mark'],
    ['పాాము', 'ాా is not a possible sequence'],
    ['ఇది aకారం', undefined],
  ])('%s', (te, fault) => {
    const found = faults({ te, en: 'Something.' });
    expect(found).toContain(fault ?? 'aకారం mixes two scripts');
  });

  test('a sign may be mentioned alone in English, and in Telugu if the English mentions it too', () => {
    expect(faults({ en: 'Words with ు ూ ృ', te: 'కొమ్ముతో మాటలు' })).toEqual([]);
    expect(faults({ en: 'ీ is long.', te: 'ీ దీర్ఘం.' })).toEqual([]);
  });

  test('a placeholder does not count as part of the word next to it', () => {
    expect(faults({ en: 'Hello {{name}}', te: '{{name}}గారూ' })).toEqual([]);
  });
});

describe('respect', () => {
  test.each([
    'అమ్మమ్మ నాకు కథ చెప్పింది.',
    'నేను తలుపు తట్టగానే అమ్మమ్మ వచ్చి తీసింది.',
    'నాన్న చిన్నప్పుడు వేసుకున్న చొక్కాను నానమ్మ ఇప్పటికీ దాచుకుంది.',
    'రైతు పొలం దున్నాడు.',
    'దర్జీ కుడుతూనే ఉంటాడు.',
    'నానమ్మ ఇంట్లో ఉంది.',
    'అత్త నాకు మెరిసే గాజులు తెచ్చింది.',
  ])('is reported as missing in: %s', (te) => expect(faults({ te })).toHaveLength(1));

  test.each([
    ['a respectful verb', 'అమ్మమ్మ నాకు కథ చెప్పారు.'],
    ['a mother', 'అమ్మ వంట చేసింది.'],
    ['brothers, sisters and animals', 'మా తమ్ముడు వచ్చాడు. కుక్క పరుగెత్తింది.'],
    ['another subject', 'నానమ్మ జోల పాడగానే మా తమ్ముడు నిద్రపోయాడు.'],
    ['a thing as the subject', 'నాన్న వండిన కూర అందరికీ నచ్చింది.'],
    ['somebody’s child', 'రైతు కొడుకు ఊరికి వచ్చాడు.'],
    ['a woodpecker', 'వడ్రంగి పిట్ట చెట్టును పొడిచింది.'],
    ['a forehead', 'తాతయ్య నుదురు వెడల్పుగా ఉంటుంది.'],
    ['people mentioned as examples', 'అత్తయ్య లాంటి పెద్దలకు మర్యాద ఇవ్వాలి అంది.'],
    ['a mentioned ending', 'రైతు అన్నా -రు వస్తుంది.'],
    ['a number of people', 'రైతు దగ్గర పని చేసేవారు పది మంది.'],
  ])('is not required for %s', (_, te) => expect(faults({ te })).toEqual([]));

  test('the English text shows that a person is only the owner', () => {
    const te = 'తాతయ్య గడియారం గంటలు కొడుతోంది.';
    expect(faults({ te, en: 'Grandfather’s clock strikes.' })).toEqual([]);
    expect(faults({ te, en: 'Grandfather strikes.' })).toHaveLength(1);
  });
});

describe('spoken register', () => {
  const story = (/** @type {string} */ id) => ({ place: 'Stories', file: `src/content/stories/${id}.ts` });

  test.each(['నువ్వు ఏమి చేశావు?', '“ఏమి” అని అడిగాడు.'])('ఏమి is found in: %s', (te) =>
    expect(faults({ te })).toEqual(['ఏమి: we say ఏం']),
  );

  test.each(['నువ్వు ఏం చేశావు?', 'ఇది ఏమిటి?', 'ఏమీ లేదు.', 'పేరేమి?', 'ఏమి', '“ఏమి సేతుర లింగా” అని పాడారు.'])(
    'nothing is found in: %s',
    (te) => expect(faults({ te })).toEqual([]),
  );

  test('verse keeps its ఏమి', () => {
    expect(faults({ te: 'ఏమి చేయగలరు', field: 'teluguText', place: 'Poems' })).toEqual([]);
  });

  test.each(['ఆమె కళ్లు మెరిశాయి.', 'ఆమెతో మాట్లాడింది.', 'అతన్ని పిలిచింది.', 'అతనికి తెలుసు.', 'ఇతను వచ్చాడు.', 'అతడు నవ్వాడు.'])(
    'a child in a story is not: %s',
    (te) => expect(faults({ te, ...story('aaro-ruchi') })).toHaveLength(1),
  );

  test('a grown-up in a story is, and so is anybody elsewhere', () => {
    expect(faults({ te: 'అతను నవ్వాడు.', ...story('tenali-pilli') })).toEqual([]);
    expect(faults({ te: 'ఆమె నవ్వింది.' })).toEqual([]);
    expect(faults({ te: 'తను నవ్వింది. అతిథి వచ్చారు.', ...story('aaro-ruchi') })).toEqual([]);
  });

  test('at a king’s court a worker is spoken of like the king, but only in that tale', () => {
    const te = 'తోటమాలి రాజు దగ్గరికి వచ్చాడు.';
    expect(faults({ te, ...story('tenali-vankaya') })).toEqual([]);
    expect(faults({ te, ...story('aaro-ruchi') })).toHaveLength(1);
  });
});

describe('hard words have their dictionary form', () => {
  const hard = { place: 'Poems', field: 'word' };
  test.each([
    ['జెరువు', 'జెరువు is softened; the dictionary form is చెరువు'],
    ['యినుమారు', 'యినుమారు begins with a sandhi glide'],
    ['తె-', 'తె- is cut off'],
    ['సాధనమున', 'సాధనమున ends in -మున, which is not a dictionary form'],
    ['ఒరులన్', 'ఒరులన్ ends in -ులన్, which is not a dictionary form'],
  ])('%s', (te, fault) => expect(faults({ te, ...hard })).toEqual([fault]));

  test('a softened word is recognized by its hard form in prose', () => {
    const file = 'src/content/words/other.ts';
    expect(faults({ te: 'గలము', ...hard }, [textOf({ te: 'కలము', file })])).toHaveLength(1);
    expect(faults({ te: 'గలము', ...hard }, [textOf({ te: 'కలము గలము', file })])).toEqual([]);
  });

  test.each(['చెరువు', 'గతి', 'దిక్కు', 'విపుల', 'గంగిగోవు', 'దానవులు'])('accepts %s', (te) =>
    expect(faults({ te, ...hard })).toEqual([]),
  );
});

describe('both languages have the same numbers and placeholders', () => {
  test.each([
    [{ en: 'Needs 70 percent.', te: 'కొన్ని మార్కులు కావాలి.' }, '70 is only in the English text'],
    [{ en: 'Try again.', te: '70 శాతం రావాలి.' }, '70 is only in the Telugu text'],
    [{ en: '{{count}} beads', te: 'పూసలు' }, 'the placeholders differ: count · '],
    [{ en: 'Level ${level}', te: 'స్థాయి ${number}' }, 'the placeholders differ: level · number'],
  ])('%o', (text, fault) => expect(faults(text)).toEqual([fault]));

  test.each([
    { en: 'The 10th letter', te: 'పదో అక్షరం' },
    { en: 'Twenty-five letters', te: '25 అక్షరాలు' },
    { en: '10,000 children', te: '10000 మంది పిల్లలు' },
    { en: 'Costs $9', te: 'ధర ₹999' },
    { en: 'Level ${name(level).en}', te: 'స్థాయి ${name(level).te}' },
    { en: '${whole} with ${latin(sign.name)}', te: '${whole}: ${sign.name}' },
    { en: 'The digit 3', te: '౩ అనే అంకె' },
  ])('accepts %o', (text) => expect(faults(text)).toEqual([]));
});

describe('quoted labels', () => {
  const file = 'src/i18n/te/example.ts';
  const screen = [
    textOf({ en: 'Start Exercises', te: 'అభ్యాసాలు మొదలుపెట్టు', place: 'Interface', file }),
    textOf({ en: 'Grade {{grade}}', te: '{{grade}}వ తరగతి', place: 'Interface', file }),
    textOf({ en: 'Sample · yours come later', te: 'నమూనా · నీవి తర్వాత', place: 'Interface', file }),
  ];

  test.each([
    [{ en: 'Press “Start”.', place: 'Pages' }, '“Start” is not a label on any screen'],
    [{ te: '“మొదలు” నొక్కండి.', place: 'Articles' }, '“మొదలు” is not a label on any screen'],
  ])('%o', (text, fault) => expect(faults(text, screen)).toEqual([fault]));

  test.each([
    { en: 'Press “Start Exercises”, then “Grade 3”; it says “Sample”.', place: 'Pages' },
    { te: '“3వ తరగతి” నొక్కండి.', place: 'Pages' },
    { en: 'Choose “Install app” in the menu.', place: 'Pages' },
    { en: 'A child asks: “What is this?”', place: 'Articles' },
  ])('accepts %o', (text) => expect(faults(text, screen)).toEqual([]));
});

describe('the check', () => {
  const script = fileURLToPath(new URL('telugu.mjs', import.meta.url));
  const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

  test('prints file, line and fault in one line, and reports when there are too few texts', async () => {
    await mkdir(cache, { recursive: true });
    const folder = await mkdtemp(join(cache, 'telugu-'));
    const file = join(folder, 'src/content/words/animals.ts');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `export const animals = [\n  { english: 'squirrel', telugu: 'ఉడుత' },\n];\n`);
    const { status, stderr, stdout } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    await rm(folder, { recursive: true });
    expect(stderr.split('\n')).toContain('src/content/words/animals.ts:2  ఉడుత: we write ఉడత  · ఉడుత');
    expect(stderr).toContain('Interface: found 0 texts');
    expect(stdout).toContain('1 texts');
    expect(status).toBe(1);
  });

  test('expects texts of every place', () => expect(tooFew([]).length).toBeGreaterThanOrEqual(8));
});
