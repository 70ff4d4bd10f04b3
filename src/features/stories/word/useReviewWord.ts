import { useEffect, useState } from 'react';
import type { CategorizedHead } from '../../../content/bank/heads';
import type { Bilingual } from '../../../domain/bilingual';
import { bankWordOf, reviewKeyOf } from '../../../domain/reading/reviewWord';
import type { Gloss } from '../../../domain/reading/story';
import type { TextName } from '../../../domain/reading/textKey';
import { useLearnerData, useShared } from '../../../state/memory/learnerData';

export type ReviewWord = {
  /** The item key used by the review. */
  readonly key: string;
  readonly picture: string | undefined;
  readonly explanation: Bilingual | undefined;
};

async function find(text: TextName, word: string, gloss: Gloss): Promise<ReviewWord> {
  const { wordHeads } = await import('../../../content/bank/heads');
  const head: CategorizedHead | undefined = bankWordOf(wordHeads, word, gloss);
  const whole = head && (await (await import('../../../content/bank/texts')).loadWord(head));
  return {
    key: reviewKeyOf(wordHeads, text, word, gloss),
    picture: head?.emoji,
    explanation: whole?.explanations[0],
  };
}

/** The word's entry in the bank, and whether it is in the learner's review; `null` while loading. */
export function useReviewWord(text: TextName, word: string, gloss: Gloss): { found: ReviewWord | null; isIn: boolean } {
  const memory = useShared(useLearnerData().memory);
  const [found, setFound] = useState<ReviewWord | null>(null);
  const { kind, id } = text;

  useEffect(() => {
    let isLate = false;
    find({ kind, id }, word, gloss).then(
      (one) => {
        if (!isLate) setFound(one);
      },
      // Without the bank, the word still has its meaning and its sound.
      (thrown: unknown) => console.warn('The word bank could not be read:', thrown),
    );
    return () => {
      isLate = true;
    };
  }, [kind, id, word, gloss]);

  const isIn = found !== null && memory.kind === 'loaded' && Object.hasOwn(memory.value.words.items, found.key);
  return { found, isIn };
}
