import { useEffect, useState } from 'react';

/** The bank's words by Telugu and by id: the meaning of a wrong answer, and the picture of a question. */
export type Meanings = {
  readonly meaningOf: (telugu: string) => string | undefined;
  readonly pictureOf: (id: string) => string | undefined;
};

const NONE: Meanings = { meaningOf: () => undefined, pictureOf: () => undefined };

let loaded: Promise<Meanings> | undefined;

async function loadMeanings(): Promise<Meanings> {
  const { wordHeads } = await import('../../content/bank/heads');
  const meanings = new Map<string, string>();
  const pictures = new Map<string, string>();
  for (const { id, english, telugu, alsoTelugu = [], emoji } of wordHeads) {
    for (const form of [telugu, ...alsoTelugu]) if (!meanings.has(form)) meanings.set(form, english);
    if (emoji) pictures.set(id, emoji);
  }
  return { meaningOf: (telugu) => meanings.get(telugu), pictureOf: (id) => pictures.get(id) };
}

/** Loads after the page has appeared; nothing waits for it. */
export function useMeanings(): Meanings {
  const [meanings, setMeanings] = useState<Meanings>(NONE);
  useEffect(() => {
    let isMounted = true;
    loaded ??= loadMeanings();
    loaded.then(
      (known) => isMounted && setMeanings(known),
      // The next quiz tries again; this one works without.
      () => (loaded = undefined),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return meanings;
}
