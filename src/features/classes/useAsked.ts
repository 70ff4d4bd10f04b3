import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../../domain/result';
import type { ClassroomError, ClassroomErrorKind } from '../../ports/classroom';

export type Asked<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: ClassroomErrorKind }
  | { readonly kind: 'loaded'; readonly value: T };

/**
 * Loads an answer from the classroom; `ask` must be a stable function. Asking again keeps the old answer until the new
 * one arrives.
 */
export function useAsked<T>(ask: () => Promise<Result<T, ClassroomError>>): {
  readonly asked: Asked<T>;
  readonly askAgain: () => Promise<void>;
} {
  const [asked, setAsked] = useState<Asked<T>>({ kind: 'loading' });

  const settle = useCallback((answer: Result<T, ClassroomError>) => {
    if (!answer.ok) console.warn('The classroom could not answer:', answer.error.kind, answer.error.detail);
    setAsked(answer.ok ? { kind: 'loaded', value: answer.value } : { kind: 'failed', reason: answer.error.kind });
  }, []);

  useEffect(() => {
    let isMounted = true;
    void ask().then((answer) => {
      if (isMounted) settle(answer);
    });
    return () => {
      isMounted = false;
    };
  }, [ask, settle]);

  const askAgain = useCallback(async () => settle(await ask()), [ask, settle]);
  return { asked, askAgain };
}
