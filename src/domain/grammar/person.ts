/** Who does it. The verb's end follows: -ను, -వు, -రు, -డు, -ది, -ం, -యి. */
export type Person =
  | 'I'
  /** We, and not you: మేము. */
  | 'we'
  /** We, and you too: మనం. */
  | 'all of us'
  | 'you'
  /** An elder, or many: మీరు. */
  | 'you with respect'
  | 'he'
  /** A woman, an animal or a thing: the verb is the same. */
  | 'she or it'
  /** One person with respect: ఆయన, తాతయ్య. */
  | 'elder'
  | 'they'
  /** Animals and things: అవి. */
  | 'things';

export const PERSONS: readonly Person[] = [
  'I',
  'we',
  'all of us',
  'you',
  'you with respect',
  'he',
  'she or it',
  'elder',
  'they',
  'things',
];
