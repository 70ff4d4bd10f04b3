import { joined } from './ends';
import type { Person } from './person';

/** The forms of an adjective before and after its noun: పువ్వు ఎర్రగా ఉంది, but ఇల్లు పెద్దది. */
export type Adjective = {
  /** Before a noun, where it never changes: ఎర్ర. */
  readonly before: string;
  /** Before ఉంది: ఎర్రగా. */
  readonly ga?: string;
  /** "A … one": పెద్ద- before -ది, -వి, -వాడు. */
  readonly one?: string;
  /** A predicate that never changes: తెలుగు సులభం. */
  readonly is?: string;
  /** Whether the same word can describe people; పాత is said of things only. */
  readonly ofPeople: boolean;
};

type Row = readonly [name: string, before: string, predicate: string, ofPeople?: 'people'];

/**
 * The first column is the bank's word. A predicate in -గా or -లో precedes ఉంది, one in -ం needs no verb, and the others
 * take -ది or -వి.
 */
const ROWS: readonly Row[] = [
  ['ఎరుపు', 'ఎర్ర', 'ఎర్రగా'],
  ['తెలుపు', 'తెల్ల', 'తెల్లగా'],
  ['నలుపు', 'నల్ల', 'నల్లగా'],
  ['ఆకుపచ్చ', 'ఆకుపచ్చ', 'ఆకుపచ్చగా'],
  ['నీలం', 'నీలం రంగు', 'నీలంగా'],
  ['పసుపు రంగు', 'పసుపు రంగు', 'పసుపుపచ్చగా'],
  ['నారింజ రంగు', 'నారింజ రంగు', 'నారింజ రంగులో'],
  ['గులాబీ రంగు', 'గులాబీ రంగు', 'గులాబీ రంగులో'],
  ['గోధుమ రంగు', 'గోధుమ రంగు', 'గోధుమ రంగులో'],
  ['బూడిద రంగు', 'బూడిద రంగు', 'బూడిద రంగులో'],
  ['ఊదా రంగు', 'ఊదా రంగు', 'ఊదా రంగులో'],
  ['బంగారు రంగు', 'బంగారు రంగు', 'బంగారు రంగులో'],
  ['కాషాయం', 'కాషాయ రంగు', 'కాషాయ రంగులో'],
  ['పెద్ద', 'పెద్ద', 'పెద్ద'],
  ['చిన్న', 'చిన్న', 'చిన్న'],
  ['కొత్త', 'కొత్త', 'కొత్త'],
  ['పాత', 'పాత', 'పాత'],
  ['మంచి', 'మంచి', 'మంచి', 'people'],
  ['చెడ్డ', 'చెడ్డ', 'చెడ్డ', 'people'],
  ['వేడి', 'వేడి', 'వేడిగా'],
  ['చల్లని', 'చల్లని', 'చల్లగా'],
  ['పొడవైన', 'పొడవైన', 'పొడవుగా'],
  ['పొట్టి', 'పొట్టి', 'పొట్టిగా', 'people'],
  ['ఎత్తైన', 'ఎత్తైన', 'ఎత్తుగా', 'people'],
  // A car is not వేగంగా, it goes వేగంగా.
  ['వేగవంతమైన', 'వేగవంతమైన', ''],
  ['నిదానమైన', 'నిదానమైన', ''],
  ['బరువైన', 'బరువైన', 'బరువుగా'],
  ['తేలికైన', 'తేలికైన', 'తేలికగా'],
  ['శుభ్రమైన', 'శుభ్రమైన', 'శుభ్రంగా', 'people'],
  ['మురికి', 'మురికి', 'మురికిగా'],
  ['అందమైన', 'అందమైన', 'అందంగా', 'people'],
  ['తియ్యని', 'తియ్యని', 'తియ్యగా'],
  ['చేదు', 'చేదు', 'చేదుగా'],
  ['పుల్లని', 'పుల్లని', 'పుల్లగా'],
  ['మెత్తని', 'మెత్తని', 'మెత్తగా'],
  ['గట్టి', 'గట్టి', 'గట్టిగా'],
  ['తడి', 'తడి', 'తడిగా'],
  ['పొడి', 'పొడి', 'పొడిగా'],
  ['ఖాళీ', 'ఖాళీ', 'ఖాళీగా'],
  ['సులభమైన', 'సులభమైన', 'సులభం'],
  ['కష్టమైన', 'కష్టమైన', 'కష్టం'],
  ['బలమైన', 'బలమైన', 'బలంగా', 'people'],
  ['బలహీనమైన', 'బలహీనమైన', 'బలహీనంగా', 'people'],
  ['వెడల్పైన', 'వెడల్పైన', 'వెడల్పుగా'],
  ['ఇరుకైన', 'ఇరుకైన', 'ఇరుకుగా'],
  ['గుండ్రని', 'గుండ్రని', 'గుండ్రంగా'],
  ['పదునైన', 'పదునైన', 'పదునుగా'],
  ['తెలివైన', 'తెలివైన', 'తెలివైన', 'people'],
  ['లోతైన', 'లోతైన', 'లోతుగా'],
  ['పచ్చి', 'పచ్చి', 'పచ్చిగా'],
  ['చదునైన', 'చదునైన', 'చదునుగా'],
  ['నున్నని', 'నున్నని', 'నున్నగా'],
  ['గరుకైన', 'గరుకైన', 'గరుకుగా'],
  ['మందమైన', 'మందమైన', 'మందంగా'],
  ['పలుచని', 'పలుచని', 'పలుచగా'],
  ['సన్నని', 'సన్నని', 'సన్నగా', 'people'],
  ['సరైన', 'సరైన', 'సరైన'],
  ['నిశ్శబ్దంగా', 'నిశ్శబ్దమైన', 'నిశ్శబ్దంగా', 'people'],
  ['ప్రకాశవంతమైన', 'ప్రకాశవంతమైన', 'ప్రకాశవంతంగా'],
  ['వింత', 'వింత', 'వింతగా'],
  ['ముఖ్యమైన', 'ముఖ్యమైన', 'ముఖ్యమైన'],
  ['ప్రమాదకరమైన', 'ప్రమాదకరమైన', 'ప్రమాదకరమైన'],
  ['తాజా', 'తాజా', 'తాజాగా'],
  ['బిగుతైన', 'బిగుతైన', 'బిగుతుగా'],
  ['వదులైన', 'వదులైన', 'వదులుగా'],
  ['ఖరీదైన', 'ఖరీదైన', 'ఖరీదైన'],
  ['ప్రత్యేకమైన', 'ప్రత్యేకమైన', 'ప్రత్యేకమైన'],
];

function predicateForm(predicate: string): Pick<Adjective, 'ga' | 'is' | 'one'> {
  if (predicate === '') return {};
  if (/(?:గా|లో)$/u.test(predicate)) return { ga: predicate };
  return predicate.endsWith('ం') ? { is: predicate } : { one: predicate };
}

const adjective = ([, before, predicate, ofPeople]: Row): Adjective => ({
  before,
  ...predicateForm(predicate),
  ofPeople: ofPeople !== undefined,
});

const ADJECTIVES: ReadonlyMap<string, Adjective> = new Map(ROWS.map((row) => [row[0], adjective(row)]));

/** An adjective by the bank's word for it: ఎరుపు is ఎర్ర before a noun. */
export const adjectiveOf = (telugu: string): Adjective | null => ADJECTIVES.get(telugu) ?? null;

/**
 * "A big one", "a good man": పెద్దది, మంచివాడు. Null for "I", "you" and "we", whose ending would depend on the gender.
 */
export function oneThatIs(stem: string, person: Person): string | null {
  switch (person) {
    case 'he':
      return `${stem}వాడు`;
    case 'she or it':
      return `${stem}ది`;
    case 'elder':
      return `${stem}వారు`;
    case 'they':
      return `${stem}వాళ్లు`;
    case 'things':
      return `${stem}వి`;
    default:
      return null;
  }
}

/** "I am a …", "you are a …": after నేను, నువ్వు and మేము the word for a person takes an ending. */
export function asPredicate(noun: string, person: Person): string | null {
  // Words in -ుడు and -ఉ have several variants; only the certain ones are used.
  const isSure = /[ిీ్]$/u.test(noun);
  switch (person) {
    case 'I':
      return isSure ? joined(noun, 'ని') : null;
    case 'you':
      return isSure ? joined(noun, 'వి') : null;
    case 'we':
    case 'all of us':
      return noun.endsWith('లు') ? `${noun.slice(0, -1)}ం` : null;
    default:
      return noun;
  }
}
