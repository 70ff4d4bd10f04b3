import { useCallback, useEffect, useRef, useState } from 'react';
import type { UserPreferences } from '../../domain/learner/preferences';
import { failed, type Result } from '../../domain/result';
import type { ExplainOptions, Explanation, TutorError } from '../../ports/tutor';
import { usePorts } from '../../state/session/ports';
import { useLearner } from '../../state/session/session';
import { addUnknownQueries } from '../../state/unknownQueries';
import { isMoreOffered, isShortEnough, type Shown, type Tutoring, typedWord, type Unknown } from './tutoring';
import { useSearchRecord } from './useSearchRecord';

type Answer = Result<Explanation, TutorError | { readonly kind: 'broken-off' }>;

/** One question to the tutor at a time, and further explanations of it. */
export function useTutoring({ grade, interests, hobbies, likes }: UserPreferences, onSaved: () => void) {
  const { tutor } = usePorts();
  const { id: userId } = useLearner();
  const [tutoring, setTutoring] = useState<Tutoring>({ kind: 'idle' });
  const { begin, end } = useSearchRecord(onSaved);
  const request = useRef(new AbortController());

  useEffect(() => {
    void tutor.warm();
    return () => request.current.abort();
  }, [tutor]);

  const explain = useCallback(
    async (query: string, options: ExplainOptions): Promise<Answer> => {
      try {
        return await tutor.explain(query, { grade, interests: [...interests, ...hobbies, ...likes], ...options });
      } catch (thrown) {
        console.warn('The tutor broke off:', thrown);
        return failed({ kind: 'broken-off' });
      }
    },
    [tutor, grade, interests, hobbies, likes],
  );

  /** A live model explains without the Telugu word, so request it separately. */
  const nameInTelugu = async (query: string, signal: AbortSignal) => {
    const named = await tutor.translate(query, { signal }).catch(() => null);
    if (signal.aborted || !named?.ok || !isShortEnough(named.value.telugu)) return;
    const word = { english: query, telugu: named.value.telugu };
    setTutoring((now) => (now.kind === 'shown' && now.query === query ? { ...now, word } : now));
  };

  const showUnknown = (unknown: Unknown) => {
    addUnknownQueries(userId, [unknown.query]);
    setTutoring(unknown);
  };

  const ask = async (typed: string) => {
    const query = typed.trim();
    if (query === '') return;
    const startedAt = Date.now();
    end();
    request.current.abort();
    const { signal } = (request.current = new AbortController());
    setTutoring({ kind: 'asking', query });
    begin(query, startedAt);
    const answer = await explain(query, { signal });
    if (signal.aborted) return;
    if (!answer.ok) {
      const { error } = answer;
      if (error.kind === 'unknown-word') showUnknown({ ...error, kind: 'unknown', query });
      else if (error.kind === 'missing-words') {
        addUnknownQueries(userId, error.missing);
        setTutoring({ ...error, kind: 'missing', query });
      } else setTutoring({ kind: 'failed', query, fault: error.kind });
      return;
    }
    const { word: known, phrase = null, taken = null } = answer.value;
    if (taken?.missing) addUnknownQueries(userId, taken.missing);
    const word = known ?? (phrase ? null : typedWord(query));
    setTutoring({ kind: 'shown', query, word, phrase, taken, explanations: [answer.value], more: 'offered' });
    if (!word && !phrase && isShortEnough(query)) void nameInTelugu(query, signal);
  };

  /** The learner meant another word than the one shown. */
  const turnDown = ({ query, taken }: Shown) =>
    showUnknown({ kind: 'unknown', query, nearest: taken?.others ?? [], instead: [] });

  const learnMore = async (shown: Shown) => {
    if (!isMoreOffered(shown) || shown.more === 'asking') return;
    const { signal } = request.current;
    const { query, explanations } = shown;
    const change = (fields: Partial<Shown>) =>
      setTutoring((now) => (now.kind === 'shown' && now.query === query ? { ...now, ...fields } : now));
    change({ more: 'asking' });
    const answer = await explain(query, { said: explanations.map(({ english }) => english), signal });
    if (signal.aborted) return;
    if (answer.ok) change({ more: 'offered', explanations: [...explanations, answer.value] });
    else change({ more: answer.error.kind === 'exhausted' ? 'exhausted' : 'failed' });
  };

  return { tutoring, ask, learnMore, turnDown };
}
