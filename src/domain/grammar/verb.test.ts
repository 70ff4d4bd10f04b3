import { expect, test } from 'vitest';
import { wordBank } from '../../content/words';
import { type Person, PERSONS } from './person';
import {
  askedForm,
  canForm,
  command,
  forbidden,
  isThere,
  letUs,
  mustForm,
  negativeForm,
  type Verb,
  verbalNoun,
  verbForm,
  verbOf,
} from './verb';

const known = (name: string): Verb => {
  const verb = verbOf(name);
  if (!verb) throw new Error(name);
  return verb;
};

/**
 * Columns: name; I always, it always, it now, he past, it past, things past; did not; do!, please do!, let us, must.
 */
const TABLE = `
తినడం తింటాను తింటుంది తింటోంది తిన్నాడు తింది తిన్నాయి తినలేదు తిను తినండి తిందాం తినాలి
తాగడం తాగుతాను తాగుతుంది తాగుతోంది తాగాడు తాగింది తాగాయి తాగలేదు తాగు తాగండి తాగుదాం తాగాలి
నడవడం నడుస్తాను నడుస్తుంది నడుస్తోంది నడిచాడు నడిచింది నడిచాయి నడవలేదు నడువు నడవండి నడుద్దాం నడవాలి
ఏడవడం ఏడుస్తాను ఏడుస్తుంది ఏడుస్తోంది ఏడ్చాడు ఏడ్చింది ఏడ్చాయి ఏడవలేదు ఏడువు ఏడవండి ఏడుద్దాం ఏడవాలి
పిలవడం పిలుస్తాను పిలుస్తుంది పిలుస్తోంది పిలిచాడు పిలిచింది పిలిచాయి పిలవలేదు పిలువు పిలవండి పిలుద్దాం పిలవాలి
కడగడం కడుగుతాను కడుగుతుంది కడుగుతోంది కడిగాడు కడిగింది కడిగాయి కడగలేదు కడుగు కడగండి కడుగుదాం కడగాలి
ఎగరడం ఎగురుతాను ఎగురుతుంది ఎగురుతోంది ఎగిరాడు ఎగిరింది ఎగిరాయి ఎగరలేదు ఎగురు ఎగరండి ఎగురుదాం ఎగరాలి
విసరడం విసురుతాను విసురుతుంది విసురుతోంది విసిరాడు విసిరింది విసిరాయి విసరలేదు విసురు విసరండి విసురుదాం విసరాలి
వెతకడం వెతుకుతాను వెతుకుతుంది వెతుకుతోంది వెతికాడు వెతికింది వెతికాయి వెతకలేదు వెతుకు వెతకండి వెతుకుదాం వెతకాలి
పాడడం పాడతాను పాడుతుంది పాడుతోంది పాడాడు పాడింది పాడాయి పాడలేదు పాడు పాడండి పాడదాం పాడాలి
మాట్లాడడం మాట్లాడతాను మాట్లాడుతుంది మాట్లాడుతోంది మాట్లాడాడు మాట్లాడింది మాట్లాడాయి మాట్లాడలేదు మాట్లాడు మాట్లాడండి మాట్లాడదాం మాట్లాడాలి
నిలబడడం నిలబడతాను నిలబడుతుంది నిలబడుతోంది నిలబడ్డాడు నిలబడింది నిలబడ్డాయి నిలబడలేదు నిలబడు నిలబడండి నిలబడదాం నిలబడాలి
పెట్టడం పెడతాను పెడుతుంది పెడుతోంది పెట్టాడు పెట్టింది పెట్టాయి పెట్టలేదు పెట్టు పెట్టండి పెడదాం పెట్టాలి
కొట్టడం కొడతాను కొడుతుంది కొడుతోంది కొట్టాడు కొట్టింది కొట్టాయి కొట్టలేదు కొట్టు కొట్టండి కొడదాం కొట్టాలి
ఆలోచించడం ఆలోచిస్తాను ఆలోచిస్తుంది ఆలోచిస్తోంది ఆలోచించాడు ఆలోచించింది ఆలోచించాయి ఆలోచించలేదు ఆలోచించు ఆలోచించండి ఆలోచిద్దాం ఆలోచించాలి
ఆడుకోవడం ఆడుకుంటాను ఆడుకుంటుంది ఆడుకుంటోంది ఆడుకున్నాడు ఆడుకుంది ఆడుకున్నాయి ఆడుకోలేదు ఆడుకో ఆడుకోండి ఆడుకుందాం ఆడుకోవాలి
కొనడం కొంటాను కొంటుంది కొంటోంది కొన్నాడు కొంది కొన్నాయి కొనలేదు కొను కొనండి కొందాం కొనాలి
నవ్వడం నవ్వుతాను నవ్వుతుంది నవ్వుతోంది నవ్వాడు నవ్వింది నవ్వాయి నవ్వలేదు నవ్వు నవ్వండి నవ్వుదాం నవ్వాలి
చెప్పడం చెప్తాను చెప్తుంది చెప్తోంది చెప్పాడు చెప్పింది చెప్పాయి చెప్పలేదు చెప్పు చెప్పండి చెప్దాం చెప్పాలి
తెరవడం తెరుస్తాను తెరుస్తుంది తెరుస్తోంది తెరిచాడు తెరిచింది తెరిచాయి తెరవలేదు తెరువు తెరవండి తెరుద్దాం తెరవాలి
కలవడం కలుస్తాను కలుస్తుంది కలుస్తోంది కలిశాడు కలిసింది కలిశాయి కలవలేదు కలువు కలవండి కలుద్దాం కలవాలి
తన్నడం తన్నుతాను తన్నుతుంది తన్నుతోంది తన్నాడు తన్నింది తన్నాయి తన్నలేదు తన్ను తన్నండి తన్నుదాం తన్నాలి
పెంచడం పెంచుతాను పెంచుతుంది పెంచుతోంది పెంచాడు పెంచింది పెంచాయి పెంచలేదు పెంచు పెంచండి పెంచుదాం పెంచాలి
మార్చడం మారుస్తాను మారుస్తుంది మారుస్తోంది మార్చాడు మార్చింది మార్చాయి మార్చలేదు మార్చు మార్చండి మారుద్దాం మార్చాలి
లేవడం లేస్తాను లేస్తుంది లేస్తోంది లేచాడు లేచింది లేచాయి లేవలేదు లే లేవండి లేద్దాం లేవాలి
తేవడం తెస్తాను తెస్తుంది తెస్తోంది తెచ్చాడు తెచ్చింది తెచ్చాయి తేలేదు తే తెండి తెద్దాం తేవాలి
`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.split(' '));

test.each(rows)('%s is conjugated by rule', (name, ...forms) => {
  const verb = known(name);
  expect([
    verbForm(verb, 'always', 'I'),
    verbForm(verb, 'always', 'she or it'),
    verbForm(verb, 'now', 'she or it'),
    verbForm(verb, 'past', 'he'),
    verbForm(verb, 'past', 'she or it'),
    verbForm(verb, 'past', 'things'),
    negativeForm(verb, 'past', 'I'),
    command(verb, 'friend'),
    command(verb, 'elder'),
    letUs(verb),
    mustForm(verb),
  ]).toEqual(forms);
  expect(verbalNoun(verb)).toBe(name);
});

const all = (form: (person: Person) => string) => PERSONS.map(form).join(' ');

test('a verb has a form for every person', () => {
  const go = known('వెళ్లడం');
  expect(all((person) => verbForm(go, 'always', person))).toBe(
    'వెళ్తాను వెళ్తాం వెళ్తాం వెళ్తావు వెళ్తారు వెళ్తాడు వెళ్తుంది వెళ్తారు వెళ్తారు వెళ్తాయి',
  );
  expect(all((person) => verbForm(go, 'now', person))).toBe(
    'వెళ్తున్నాను వెళ్తున్నాం వెళ్తున్నాం వెళ్తున్నావు వెళ్తున్నారు వెళ్తున్నాడు వెళ్తోంది వెళ్తున్నారు వెళ్తున్నారు వెళ్తున్నాయి',
  );
  expect(all((person) => verbForm(go, 'past', person))).toBe(
    'వెళ్లాను వెళ్లాం వెళ్లాం వెళ్లావు వెళ్లారు వెళ్లాడు వెళ్లింది వెళ్లారు వెళ్లారు వెళ్లాయి',
  );
  expect(all((person) => negativeForm(go, 'always', person))).toBe(
    'వెళ్లను వెళ్లం వెళ్లం వెళ్లవు వెళ్లరు వెళ్లడు వెళ్లదు వెళ్లరు వెళ్లరు వెళ్లవు',
  );
  expect(all((person) => canForm(go, person))).toBe(
    'వెళ్లగలను వెళ్లగలం వెళ్లగలం వెళ్లగలవు వెళ్లగలరు వెళ్లగలడు వెళ్లగలదు వెళ్లగలరు వెళ్లగలరు వెళ్లగలవు',
  );
  expect(all((person) => canForm(go, person, true))).toBe(
    'వెళ్లలేను వెళ్లలేం వెళ్లలేం వెళ్లలేవు వెళ్లలేరు వెళ్లలేడు వెళ్లలేదు వెళ్లలేరు వెళ్లలేరు వెళ్లలేవు',
  );
});

test('ఉంది and లేదు agree with the person', () => {
  expect(all((person) => isThere(person))).toBe('ఉన్నాను ఉన్నాం ఉన్నాం ఉన్నావు ఉన్నారు ఉన్నాడు ఉంది ఉన్నారు ఉన్నారు ఉన్నాయి');
  expect(all((person) => isThere(person, { isNegative: true }))).toBe('లేను లేం లేం లేవు లేరు లేడు లేదు లేరు లేరు లేవు');
  expect(all((person) => isThere(person, { isQuestion: true }))).toBe(
    'ఉన్నానా ఉన్నామా ఉన్నామా ఉన్నావా ఉన్నారా ఉన్నాడా ఉందా ఉన్నారా ఉన్నారా ఉన్నాయా',
  );
});

test('yes-or-no questions and prohibitions have their own forms', () => {
  expect(['వస్తావు', 'తిన్నాడు', 'చేస్తాం', 'చేస్తాయి', 'తినడం లేదు'].map(askedForm)).toEqual([
    'వస్తావా',
    'తిన్నాడా',
    'చేస్తామా',
    'చేస్తాయా',
    'తినడం లేదా',
  ]);
  expect(forbidden(known('వెళ్లడం'))).toBe('వెళ్లవద్దు');
  expect(command(known('రావడం'), 'friend', true)).toBe('రాకు');
  expect(command(known('రావడం'), 'elder', true)).toBe('రాకండి');
});

test('the noun of a compound verb does not change', () => {
  const help = known('సాయం చేయడం');
  expect(verbForm(help, 'past', 'I')).toBe('సాయం చేశాను');
  expect(negativeForm(help, 'now', 'I')).toBe('సాయం చేయడం లేదు');
});

test('words that are not verbs have no forms, nor do verbs with uncertain forms', () => {
  for (const name of ['గడ్డం', 'అప్పడం', 'పుస్తకం', 'తూచడం', 'తెలియడం', 'కాయడం']) expect(verbOf(name)).toBeNull();
});

test('every action of the word bank can be conjugated', () => {
  const actions = wordBank.filter(({ category }) => category === 'actions');
  expect(actions.filter(({ telugu }) => verbOf(telugu) === null)).toEqual([]);
  for (const { telugu } of actions) expect(verbalNoun(known(telugu))).toBe(telugu);
});
