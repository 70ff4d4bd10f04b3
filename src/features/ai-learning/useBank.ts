import { useCallback, useEffect, useState } from 'react';
import type { CategorizedWord } from '../../content/words';

export type Bank =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly words: readonly CategorizedWord[] };

/** The word bank, fetched when the page is there: it is the largest piece of the app, and the built-in tutor's too. */
export function useBank(): { readonly bank: Bank; readonly loadAgain: () => void } {
  const [bank, setBank] = useState<Bank>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  const loadAgain = useCallback(() => {
    setBank({ kind: 'loading' });
    setTries((before) => before + 1);
  }, []);

  useEffect(() => {
    let isLate = false;
    import('../../content/words').then(
      ({ wordBank }) => {
        if (!isLate) setBank({ kind: 'loaded', words: wordBank });
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
