/** The grammatical person, which decides the ending of the verb: -ను, -వు, -రు, -డు, -ది, -ం, -యి. */
export type Person =
  | 'I'
  /** Without the listener: మేము. */
  | 'we'
  /** Including the listener: మనం. */
  | 'all of us'
  | 'you'
  /** An elder, or several people: మీరు. */
  | 'you with respect'
  | 'he'
  /** A woman, an animal or a thing, which share one verb form. */
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
