import { useCallback, useEffect, useState } from 'react';
import type { CategorizedHead } from '../../content/bank/heads';

export type Bank =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly words: readonly CategorizedHead[] };

/** The words without their texts, loaded after the page appears; the built-in tutor needs them, too. */
export function useBank(): { readonly bank: Bank; readonly loadAgain: () => void } {
  const [bank, setBank] = useState<Bank>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  const loadAgain = useCallback(() => {
    setBank({ kind: 'loading' });
    setTries((before) => before + 1);
  }, []);

  useEffect(() => {
    let isLate = false;
    import('../../content/bank/heads').then(
      ({ wordHeads }) => {
        if (!isLate) setBank({ kind: 'loaded', words: wordHeads });
      },
      () => {
        if (!isLate) setBank({ kind: 'failed' });
      },
    );
    return () => {
      isLate = true;
    };
  }, [tries]);

  return { bank, loadAgain };
}
