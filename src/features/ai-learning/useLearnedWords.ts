import { useCallback, useEffect, useState } from 'react';
import { searchedFor } from '../../domain/activity/learningSession';
import { sendOutbox } from '../../state/recording/recordActivity';
import { usePorts } from '../../state/session/ports';
import { useLearner } from '../../state/session/session';
import { type WordShown, typedWord } from './tutoring';

/** Only the latest sessions are read, however many there are. */
const MAX_SESSIONS = 20;

export type LearnedWord = { readonly query: string; readonly word: WordShown | null };

/** The words of the learner's latest sessions, newest first, without duplicates. */
export function useLearnedWords(): { readonly learned: readonly LearnedWord[]; readonly reload: () => void } {
  const { documents, tutor } = usePorts();
  const { id } = useLearner();
  const [learned, setLearned] = useState<readonly LearnedWord[]>([]);
  const [reading, setReading] = useState(0);
  const reload = useCallback(() => setReading((times) => times + 1), []);

  useEffect(() => {
    let isLate = false;
    const nameOf = async (query: string): Promise<LearnedWord> => {
      // Only the built-in tutor names a word without a request; a live model is asked only when the learner asks.
      const named =
        tutor.name === 'built-in' ? await tutor.translate(query, { bankOnly: true }).catch(() => null) : null;
      if (!named?.ok) return { query, word: typedWord(query) };
      const { word, phrase } = named.value;
      return { query, word: word ?? phrase ?? typedWord(query) };
    };
    const read = async () => {
      // Send the outbox first: it may hold the last word of a closed tab.
      await sendOutbox(documents, id);
      const sessions = await documents.newest('learningSessions', id, MAX_SESSIONS);
      if (!sessions.ok) {
        console.warn('The learned words could not be read:', sessions.error.kind, sessions.error.detail);
        return;
      }
      const words = await Promise.all(searchedFor(sessions.value).map(nameOf));
      // Words unknown to the built-in tutor were asked for, but not learned.
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
