import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../../domain/result';
import type { ClassroomError, ClassroomErrorKind } from '../../ports/classroom';

export type Asked<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: ClassroomErrorKind }
  | { readonly kind: 'loaded'; readonly value: T };

/** What the classroom answers to a question that stays the same function. Asking again leaves the old answer until the new one is there. */
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
    let isHere = true;
    void ask().then((answer) => {
      if (isHere) settle(answer);
    });
    return () => {
      isHere = false;
    };
  }, [ask, settle]);

  const askAgain = useCallback(async () => settle(await ask()), [ask, settle]);
  return { asked, askAgain };
}
