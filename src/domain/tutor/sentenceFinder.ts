import type { Phrase, PhrasePart } from '../translation/phrase';

/** A sentence of a lesson, a dialogue or the bank, with its words if the lesson lists them. */
export type KnownSentence = {
  readonly en: string;
  readonly te: string;
  readonly parts?: readonly Pick<PhrasePart, 'telugu' | 'english'>[];
};

const SENTENCE_END = /[.!?]$/u;

/** Removes capitals, punctuation, joiners and text in brackets, and expands contractions. */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u200c\u200d]/gu, '')
    .replaceAll(/\([^)]*\)/gu, ' ')
    .replaceAll(/[’‘`]/gu, "'")
    .replaceAll(/\bdon't\b/gu, 'do not')
    .replaceAll(/\bdoesn't\b/gu, 'does not')
    .replaceAll(/\bi'm\b/gu, 'i am')
    .replaceAll(/(?<=[a-z])'s\b(?=\s+(?:a|an|the|my|not)\b)/gu, ' is')
    .replaceAll(/[^\p{L}\p{M}\p{N}' ]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const phraseOf = ({ en, te, parts = [] }: KnownSentence): Phrase => ({
  english: en,
  telugu: te,
  parts,
  build: [],
  isSentence: SENTENCE_END.test(te),
});

export type SentenceFinder = (text: string) => Phrase | null;

/** Finds a sentence by its English or by its Telugu. */
export function sentenceFinder(sentences: readonly KnownSentence[]): SentenceFinder {
  const index = new Map<string, KnownSentence>();
  for (const sentence of sentences) {
    for (const key of [tidy(sentence.en), tidy(sentence.te)]) {
      const here = index.get(key);
      // Of two equal sentences, the one that lists its words is used.
      if (key !== '' && (!here || (!here.parts && sentence.parts))) index.set(key, sentence);
    }
  }
  return (text) => {
    const sentence = index.get(tidy(text));
    return sentence ? phraseOf(sentence) : null;
  };
}
