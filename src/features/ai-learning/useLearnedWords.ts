import { useCallback, useEffect, useState } from 'react';
import { searchedFor } from '../../domain/activity/learningSession';
import { sendOutbox } from '../../state/recording/recordActivity';
import { usePorts } from '../../state/session/ports';
import { useLearner } from '../../state/session/session';
import { type WordShown, typedWord } from './tutoring';

/** However much was learned, no more than this is read. */
const NEWEST_SESSIONS = 20;

export type LearnedWord = { readonly query: string; readonly word: WordShown | null };

/** The words of the learner's last sessions, the newest first, each once. */
export function useLearnedWords(): { readonly learned: readonly LearnedWord[]; readonly reload: () => void } {
  const { documents, tutor } = usePorts();
  const { id } = useLearner();
  const [learned, setLearned] = useState<readonly LearnedWord[]>([]);
  const [reading, setReading] = useState(0);
  const reload = useCallback(() => setReading((times) => times + 1), []);

  useEffect(() => {
    let isLate = false;
    const nameOf = async (query: string): Promise<LearnedWord> => {
      // Only the built-in tutor says it without a request; a live model is asked again when the learner asks.
      const named =
        tutor.name === 'built-in' ? await tutor.translate(query, { bankOnly: true }).catch(() => null) : null;
      if (!named?.ok) return { query, word: typedWord(query) };
      const { word, phrase } = named.value;
      return { query, word: word ?? phrase ?? typedWord(query) };
    };
    const read = async () => {
      // The last word of a tab that was closed belongs to them.
      await sendOutbox(documents, id);
      const sessions = await documents.newest('learningSessions', id, NEWEST_SESSIONS);
      if (!sessions.ok) {
        console.warn('The learned words could not be read:', sessions.error.kind, sessions.error.detail);
        return;
      }
      const words = await Promise.all(searchedFor(sessions.value).map(nameOf));
      // What the built-in tutor does not know was asked, but not learned.
      const known = words.filter(({ word }) => word !== null || tutor.name !== 'built-in');
      // "rivers" and "river" are one word.
      const names = known.map(({ query, word }) => word?.telugu ?? query);
      if (!isLate) setLearned(known.filter((_, at) => names.indexOf(names[at] ?? '') === at));
    };
    void read();
    return () => {
      isLate = true;
    };
  }, [documents, tutor, id, reading]);

  return { learned, reload };
}
