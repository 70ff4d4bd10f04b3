import { wordBank } from '../../../src/content/words';
import { poems } from '../../../src/content/padyalu/poems';
import { linesOf } from '../../../src/domain/padyalu/fallbacks';
import type { Poem } from '../../../src/domain/padyalu/poem';
import { speakableChunks } from '../../../src/domain/speech/chunks';
import { type BankWord, teluguFormsOf } from '../../../src/domain/tutor/bankWord';

/** In the order in which they are made, the most requested first. */
export const KINDS = ['words', 'poems', 'explanations'] as const;
export type Kind = (typeof KINDS)[number];

const explanationsOf = ({ sentence, explanations }: BankWord): string[] => [
  sentence.te,
  ...explanations.map(({ te }) => te),
];

/** The whole poem, each line, its meaning, and its hard words. */
function textsOfPoem(poem: Poem): string[] {
  const lines = linesOf(poem);
  const explained = [...(poem.hardWords ?? []), ...(poem.makutam ? [poem.makutam] : [])];
  return [lines.join('\n'), ...lines, poem.teluguMeaning, ...explained.map(({ word }) => word)];
}

const TEXTS = {
  words: () => wordBank.flatMap(teluguFormsOf),
  poems: () => poems.flatMap(textsOfPoem),
  explanations: () => wordBank.flatMap(explanationsOf),
} as const satisfies Record<Kind, () => string[]>;

/** The texts as the app requests them, without duplicates; a text too long for one call is split into chunks. */
export const textsOfTheApp = (kinds: readonly Kind[]): string[] => [
  ...new Set(
    kinds.flatMap((kind) => TEXTS[kind]().flatMap((text) => speakableChunks(text).map((chunk) => chunk.text))),
  ),
];
