import { useEffect, useState } from 'react';

/** The bank's words by their Telugu and their id: what a wrong answer means, and the picture of a question. */
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

/** Comes a moment after the page: nothing waits for it. */
export function useMeanings(): Meanings {
  const [meanings, setMeanings] = useState<Meanings>(NONE);
  useEffect(() => {
    let isHere = true;
    loaded ??= loadMeanings();
    loaded.then(
      (known) => isHere && setMeanings(known),
      // Tried again by the next quiz; the quiz itself works without.
      () => (loaded = undefined),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return meanings;
}
