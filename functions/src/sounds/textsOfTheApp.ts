import { wordBank } from '../../../src/content/words';
import { poems } from '../../../src/content/padyalu/poems';
import { linesOf } from '../../../src/domain/padyalu/fallbacks';
import type { Poem } from '../../../src/domain/padyalu/poem';
import { speakableChunks } from '../../../src/domain/speech/chunks';
import { type BankWord, teluguFormsOf } from '../../../src/domain/tutor/bankWord';

/** In the order in which they are made: what is asked for most comes first. */
export const KINDS = ['words', 'poems', 'explanations'] as const;
export type Kind = (typeof KINDS)[number];

const explanationsOf = ({ sentence, explanations }: BankWord): string[] => [
  sentence.te,
  ...explanations.map(({ te }) => te),
];

/** The poem in one go and line by line, its meaning, and its hard words. */
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

/** As the app asks for them, each once: what is longer than one call is asked for in parts. */
export const textsOfTheApp = (kinds: readonly Kind[]): string[] => [
  ...new Set(
    kinds.flatMap((kind) => TEXTS[kind]().flatMap((text) => speakableChunks(text).map((chunk) => chunk.text))),
  ),
];
