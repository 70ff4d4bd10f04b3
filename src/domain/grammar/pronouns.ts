import type { Person } from './person';

export type Pronoun = {
  readonly plain: string;
  /** Whose: నా. */
  readonly of: string;
  /** Whom: నన్ను. */
  readonly object: string;
  /** To whom: నాకు. */
  readonly to: string;
  readonly person: Person;
};

const pronoun = (person: Person, plain: string, of: string, object: string, to: string): Pronoun => ({
  plain,
  of,
  object,
  to,
  person,
});

export const PRONOUNS = {
  I: pronoun('I', 'నేను', 'నా', 'నన్ను', 'నాకు'),
  we: pronoun('we', 'మేము', 'మా', 'మమ్మల్ని', 'మాకు'),
  allOfUs: pronoun('all of us', 'మనం', 'మన', 'మనల్ని', 'మనకు'),
  you: pronoun('you', 'నువ్వు', 'నీ', 'నిన్ను', 'నీకు'),
  youWithRespect: pronoun('you with respect', 'మీరు', 'మీ', 'మిమ్మల్ని', 'మీకు'),
  he: pronoun('he', 'అతను', 'అతని', 'అతన్ని', 'అతనికి'),
  heHere: pronoun('he', 'ఇతను', 'ఇతని', 'ఇతన్ని', 'ఇతనికి'),
  heClose: pronoun('he', 'వాడు', 'వాడి', 'వాడిని', 'వాడికి'),
  heCloseHere: pronoun('he', 'వీడు', 'వీడి', 'వీడిని', 'వీడికి'),
  heElder: pronoun('elder', 'ఆయన', 'ఆయన', 'ఆయనను', 'ఆయనకు'),
  heElderHere: pronoun('elder', 'ఈయన', 'ఈయన', 'ఈయనను', 'ఈయనకు'),
  she: pronoun('she or it', 'ఆమె', 'ఆమె', 'ఆమెను', 'ఆమెకు'),
  sheHere: pronoun('she or it', 'ఈమె', 'ఈమె', 'ఈమెను', 'ఈమెకు'),
  sheElder: pronoun('elder', 'ఆవిడ', 'ఆవిడ', 'ఆవిడను', 'ఆవిడకు'),
  that: pronoun('she or it', 'అది', 'దాని', 'దాన్ని', 'దానికి'),
  this: pronoun('she or it', 'ఇది', 'దీని', 'దీన్ని', 'దీనికి'),
  they: pronoun('they', 'వాళ్లు', 'వాళ్ల', 'వాళ్లను', 'వాళ్లకు'),
  theyHere: pronoun('they', 'వీళ్లు', 'వీళ్ల', 'వీళ్లను', 'వీళ్లకు'),
  those: pronoun('things', 'అవి', 'వాటి', 'వాటిని', 'వాటికి'),
  these: pronoun('things', 'ఇవి', 'వీటి', 'వీటిని', 'వీటికి'),
  who: pronoun('they', 'ఎవరు', 'ఎవరి', 'ఎవరిని', 'ఎవరికి'),
} as const satisfies Record<string, Pronoun>;

export type PronounName = keyof typeof PRONOUNS;
