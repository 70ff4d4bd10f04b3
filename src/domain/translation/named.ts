import type { Bilingual } from '../bilingual';
import type { Case, GrammaticalNumber } from '../grammar/noun';
import type { NounKind } from '../grammar/nounKinds';
import type { Person } from '../grammar/person';
import { type PronounName, PRONOUNS } from '../grammar/pronouns';
import type { Lexicon } from './lexicon';
import { type Piece, piece } from './piece';
import type { Token } from './tokens';
import { WHY, whyPronoun } from './why';

export type Context = { readonly tokens: readonly Token[]; readonly lexicon: Lexicon };

/** A noun phrase, pronoun or name: "my two cats", "she", "Ravi", "cats and dogs". */
export type Named = {
  readonly render: (form: Case) => Piece[] | null;
  /** Null if Telugu needs to know whether it is a man or a woman and the English does not say. */
  readonly person: Person | null;
  readonly kind: NounKind | 'pronoun';
  readonly number: GrammaticalNumber;
  /** The Telugu word of the bank, which the rules in nounUses.ts look up. */
  readonly word: string;
  readonly pronoun?: PronounName;
  readonly hasArticle?: boolean;
  readonly hasAdjective?: boolean;
  /** "The fish" may be singular or plural. */
  readonly isEither?: boolean;
  /** The owner named before it: "my", "your" … */
  readonly owner?: PronounName;
  readonly isCounted?: boolean;
  /** Has no article, owner or number: sugar or mangoes in general. */
  readonly isGeneral?: boolean;
  /** The Telugu word has a gender that the English does not give, so only the plain form is used. */
  readonly isBoyOrGirl?: boolean;
  /** Two noun phrases joined by "and"; they take no endings. */
  readonly isJoined?: boolean;
  readonly from: number;
  readonly next: number;
};

export const wordAt = ({ tokens }: Context, at: number): string => tokens[at]?.word ?? '';
export const isOneOf = (word: string, words: string): boolean => words.split(' ').includes(word);
export const MAX_PHRASE_LENGTH = 4;

/** The longest phrase at this position that is a key of the map. */
export function longestIn<T>(
  context: Context,
  map: ReadonlyMap<string, T>,
  at: number,
): { readonly value: T; readonly next: number; readonly text: string } | null {
  for (let length = MAX_PHRASE_LENGTH; length > 0; length -= 1) {
    const words = context.tokens.slice(at, at + length);
    if (words.length < length) continue;
    const text = words.map(({ word }) => word).join(' ');
    const value = map.get(text);
    if (value !== undefined) return { value, next: at + length, text };
  }
  return null;
}

export function pronounNamed(name: PronounName, at: number): Named {
  const { plain, of, object, to, person } = PRONOUNS[name];
  const why: Partial<Record<PronounName, Bilingual>> = { we: WHY.we, you: WHY.you, they: WHY.they, heElder: WHY.elder };
  const forms: Record<Case, string> = { plain, object, to, of, with: `${of}తో`, in: `${of}లో` };
  return {
    render: (form) => [
      piece(forms[form], [at], { why: form === 'plain' ? why[name] : whyPronoun(plain, forms[form]) }),
    ],
    person,
    kind: 'pronoun',
    number: ['we', 'allOfUs', 'they', 'those', 'these'].includes(name) ? 'many' : 'one',
    word: plain,
    pronoun: name,
    from: at,
    next: at + 1,
  };
}
