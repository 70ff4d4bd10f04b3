/** How long an akshara is held: a guru (U) for two beats, a laghu (I) for one. */
export type Weight = 'guru' | 'laghu';

/** A named group of weights. The pattern is written as in a primer: U for guru, I for laghu. */
export type Gana = { readonly name: string; readonly pattern: readonly Weight[] };

const gana = (name: string, pattern: string): Gana => ({
  name,
  pattern: Array.from(pattern, (mark) => (mark === 'U' ? 'guru' : 'laghu')),
});

const GAGA = gana('గగ', 'UU');
const VA = gana('వ', 'IU');
const HA = gana('హ', 'UI');
const YA = gana('య', 'IUU');
const MA = gana('మ', 'UUU');
const TA = gana('త', 'UUI');
const RA = gana('ర', 'UIU');
const JA = gana('జ', 'IUI');
const BHA = gana('భ', 'UII');
const NA = gana('న', 'III');
const SA = gana('స', 'IIU');
const NALA = gana('నల', 'IIII');
const NAGA = gana('నగ', 'IIIU');
const SALA = gana('సల', 'IIUI');
const GA = gana('గ', 'U');

const BY_NAME: ReadonlyMap<string, Gana> = new Map(
  [YA, MA, TA, RA, JA, BHA, NA, SA, VA, GA].map((one) => [one.name, one]),
);

/** One place in a line and the ganas allowed there. */
export type Slot = { readonly kind: 'surya' | 'indra' | 'fixed' | 'kanda'; readonly ganas: readonly Gana[] };

export const SURYA: Slot = { kind: 'surya', ganas: [NA, HA] };
export const INDRA: Slot = { kind: 'indra', ganas: [BHA, RA, TA, NALA, NAGA, SALA] };

export const KANDA_ANY: Slot = { kind: 'kanda', ganas: [GAGA, BHA, JA, SA, NALA] };
export const KANDA_WITHOUT_JA: Slot = { kind: 'kanda', ganas: [GAGA, BHA, SA, NALA] };
export const KANDA_SIXTH: Slot = { kind: 'kanda', ganas: [JA, NALA] };
export const KANDA_LAST: Slot = { kind: 'kanda', ganas: [GAGA, SA] };

/** A vritta names its ganas one by one: "భ ర న భ భ ర వ". */
export const fixedSlots = (names: string): readonly Slot[] =>
  names.split(' ').flatMap((name) => {
    const found = BY_NAME.get(name);
    return found ? [{ kind: 'fixed' as const, ganas: [found] }] : [];
  });
