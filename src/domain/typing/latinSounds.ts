/** The Telugu letters that a Latin spelling may mean, each with a cost that grows the less likely it is. */
export type Alternatives = readonly (readonly [telugu: string, cost: number])[];

const table = (rows: string): ReadonlyMap<string, Alternatives> =>
  new Map(
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [name = '', ...ways] = row.trim().split(/\s*\|\s*/u);
        return [
          name,
          ways.map((way) => {
            const [, telugu = '', cost = '0'] = /^(.*?)(?: ([\d.]+))?$/u.exec(way) ?? [];
            return [telugu, Number(cost)] as const;
          }),
        ] as const;
      }),
  );

/** The vowel letter, then its sign on a consonant. */
export const VOWEL_SOUNDS = table(`
  a  | అ | ఆ ా 1.5
  aa | ఆ ా
  A  | ఆ ా
  ā  | ఆ ా
  i  | ఇ ి | ఈ ీ 1.6
  ii | ఈ ీ
  ee | ఈ ీ | ఏ ే 1.5
  I  | ఈ ీ
  ī  | ఈ ీ
  u  | ఉ ు | ఊ ూ 1.6
  uu | ఊ ూ
  oo | ఊ ూ | ఓ ో 1.2
  U  | ఊ ూ
  ū  | ఊ ూ
  e  | ఎ ె | ఏ ే 0.4
  E  | ఏ ే
  ae | ఏ ే
  ea | ఏ ే 0.5 | ఈ ీ 0.8
  ē  | ఏ ే
  ai | ఐ ై
  o  | ఒ ొ | ఓ ో 0.4
  O  | ఓ ో
  oa | ఓ ో
  ō  | ఓ ో
  au | ఔ ౌ
  ou | ఔ ౌ
`);

/** As people type: t and d mean two letters each, and th means త as often as థ. */
export const CONSONANT_SOUNDS = table(`
  k | క
  kh | ఖ
  g | గ
  gh | ఘ
  ṅ | ఙ
  c | చ | క 1.5
  ch | చ | ఛ 2
  chh | ఛ | చ్చ 0.3
  j | జ
  jh | ఝ
  z | జ
  ñ | ఞ
  t | త | ట 0.5
  T | ట
  ṭ | ట
  th | త 0.3 | థ 0.5 | ఠ 2
  Th | ఠ
  ṭh | ఠ
  d | ద 0.3 | డ 0.3
  D | డ
  ḍ | డ
  dh | ధ 0.2 | ద 0.6 | ఢ 2
  Dh | ఢ
  ḍh | ఢ
  n | న | ణ 1
  N | ణ
  ṇ | ణ
  p | ప
  ph | ఫ
  f | ఫ
  b | బ
  bh | భ
  m | మ
  y | య
  r | ర
  R | ఱ 0.2
  ṟ | ఱ
  l | ల | ళ 0.9
  L | ళ
  ḷ | ళ
  v | వ
  w | వ
  s | స | శ 1.1 | ష 1.8
  sh | శ 0.2 | ష 0.3
  Sh | ష
  ṣ | ష
  ṣh | ష
  h | హ
  q | క
  x | క్ష
  ksh | క్ష
  gn | జ్ఞ 0.3 | గ్న 0.6
  jn | జ్ఞ
  cch | చ్చ
  tth | త్త 0.2 | త్థ 1
  ddh | ద్ధ | ద్ద 1
  ssh | శ్శ
`);

/** The letters before which the nasal is written as a sunna. */
export const NASAL_BEFORE = { n: /^[kgcjtdTDqxṭḍ]/u, m: /^[pbhfsvyrlw]/u } as const;
