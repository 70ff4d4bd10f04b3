// Which adjectives fit which nouns.
import { isHuman, type NounKind } from '../grammar/nounKinds';
import type { Piece } from './piece';

const list = (text: string): ReadonlySet<string> => new Set(text.split('|'));
const HARD_THINGS = list('రాయి|నేల|గోడ|బల్ల|మంచం|చెక్క|ఎముక|కొబ్బరికాయ|మంచుగడ్డ|ఇటుక|లోహం|ఇనుము|రొట్టె|బొమ్మ|కుర్చీ|దిండు');
const NOT_MEASURED = list('కథ|పాట|రోజు|పాఠం|సినిమా|పేరు|సమయం|పద్యం|ప్రయాణం|వాక్యం|పదం|పుస్తకం|నిమిషం|గంట|సెలవు|ఆట');

/** English says "hard" of a stone and an exam, and "long" of a rope and a story; Telugu uses different words. */
export function suits(adjective: string, kind: NounKind | 'pronoun', word: string): boolean {
  const isAlive = kind !== 'thing' && kind !== 'pronoun';
  switch (adjective) {
    case 'గట్టి':
      return HARD_THINGS.has(word);
    case 'పొట్టి':
      return isAlive || kind === 'pronoun';
    case 'పొడవైన':
      return !NOT_MEASURED.has(word);
    case 'పలుచని':
    case 'వేడి':
    case 'చల్లని':
      return !isAlive;
    default:
      return !(word === 'రంగు' && adjective.endsWith('రంగు'));
  }
}

/** Adjectives that fit people; పాత is for things, and a tall person is పొడుగైన. */
const OF_PEOPLE = 'మంచి|చెడ్డ|పెద్ద|చిన్న|కొత్త|పొట్టి|అందమైన|బలమైన|బలహీనమైన|తెలివైన|శుభ్రమైన|చాలా'.split('|');

/** The adjectives in the form that fits the noun; null if one does not fit. */
export function suitedTo(kind: NounKind, word: string, pieces: readonly Piece[]): readonly Piece[] | null {
  if (pieces.some(({ telugu }) => !suits(telugu, kind, word))) return null;
  if (kind === 'animal') return pieces.some(({ telugu }) => telugu === 'పాత') ? null : pieces;
  if (!isHuman(kind)) return pieces;
  const suited = pieces.map((each) => (each.telugu === 'ఎత్తైన' ? { ...each, telugu: 'పొడుగైన' } : each));
  return suited.every(({ telugu }) => telugu === 'పొడుగైన' || OF_PEOPLE.includes(telugu)) ? suited : null;
}
