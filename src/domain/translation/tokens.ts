/** A word as typed and as read: "don't" is read as two words. */
export type Token = { readonly word: string; readonly typed: string };

const CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  "don't": ['do', 'not'],
  "doesn't": ['does', 'not'],
  "didn't": ['did', 'not'],
  "isn't": ['is', 'not'],
  "aren't": ['are', 'not'],
  "won't": ['will', 'not'],
  "can't": ['can', 'not'],
  "haven't": ['have', 'not'],
  "hasn't": ['has', 'not'],
  cannot: ['can', 'not'],
  "let's": ['let', 'us'],
  "i'm": ['i', 'am'],
  "i'll": ['i', 'will'],
  "i've": ['i', 'have'],
  "you're": ['you', 'are'],
  "you'll": ['you', 'will'],
  "we're": ['we', 'are'],
  "we'll": ['we', 'will'],
  "they're": ['they', 'are'],
  "they'll": ['they', 'will'],
  "he'll": ['he', 'will'],
  "she'll": ['she', 'will'],
  "it's": ['it', 'is'],
  "he's": ['he', 'is'],
  "she's": ['she', 'is'],
  "that's": ['that', 'is'],
  "what's": ['what', 'is'],
  "where's": ['where', 'is'],
  "who's": ['who', 'is'],
  "how's": ['how', 'is'],
  "there's": ['there', 'is'],
  everyday: ['every', 'day'],
  gonna: ['going', 'to'],
  wanna: ['want', 'to'],
};
/** Contractions typed without an apostrophe: "dont". Not "its" or "well", which are other words. */
const WITHOUT_APOSTROPHE = new Map(
  Object.entries(CONTRACTIONS)
    .filter(([word]) => /^(?:don't|doesn't|didn't|isn't|aren't|won't|can't|i'm|let's|what's|where's)$/u.test(word))
    .map(([word, read]) => [word.replace("'", ''), read]),
);

export type Typed = { readonly tokens: readonly Token[]; readonly asks: boolean };

/** The words of a text; null if it contains other characters than an English sentence has. */
export function readTokens(text: string): Typed | null {
  const tidy = text
    .normalize('NFKC')
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const asks = tidy.endsWith('?');
  const bare = tidy.replace(/[.!?…]+$/u, '').replaceAll(',', ' ');
  if (!/^[a-z0-9' -]+$/iu.test(bare)) return null;
  const tokens = bare
    .split(' ')
    .filter((typed) => typed !== '')
    .flatMap((typed) => {
      const word = typed.toLowerCase().replace(/^'+|'+$/gu, '');
      const read = Object.hasOwn(CONTRACTIONS, word) ? CONTRACTIONS[word] : WITHOUT_APOSTROPHE.get(word);
      return (read ?? [word]).map((part) => ({ word: part, typed }));
    });
  return tokens.some(({ word }) => word === '') ? null : { tokens, asks };
}

/** The typed words of some tokens, each once and in order. */
export function typedAt(tokens: readonly Token[], places: readonly number[]): string {
  const typed: string[] = [];
  let before: Token | undefined;
  for (const at of [...new Set(places)].sort((one, other) => one - other)) {
    const token = tokens[at];
    // "Don't" is two tokens but was typed once.
    if (token && !(before && token.typed === before.typed && tokens[at - 1] === before)) typed.push(token.typed);
    before = token;
  }
  return typed.join(' ');
}
