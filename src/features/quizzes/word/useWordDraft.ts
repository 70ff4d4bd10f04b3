import { useEffect, useRef, useState } from 'react';
import { limitedText } from '../../../domain/quiz/characters';
import type { GeneratedQuestion } from '../../../domain/quiz/generatedQuestion';
import { DEFAULT_QUESTIONS, type WordDifficulty } from '../../../domain/quiz/wordQuestions';
import type { TutorError } from '../../../ports/tutor';
import { usePorts } from '../../../state/session/ports';
import { useLearner } from '../../../state/session/session';
import { addUnknownQueries } from '../../../state/unknownQueries';

export type WordQuestions = {
  readonly word: string;
  readonly telugu: string;
  readonly questions: readonly GeneratedQuestion[];
};

export type Trouble = { readonly at: 'translate' | 'generate'; readonly error: TutorError };

/** The text, its translation and its questions; a new text clears the others. */
export function useWordDraft(difficulty: WordDifficulty, onQuestions: (result: WordQuestions) => void) {
  const { tutor } = usePorts();
  const { id: userId } = useLearner();
  const [text, setText] = useState('');
  const [isCut, setCut] = useState(false);
  const [telugu, setTelugu] = useState<string | null>(null);
  const [takenFor, setTakenFor] = useState<string | null>(null);
  const [isFromBrowser, setFromBrowser] = useState(false);
  const [count, setCount] = useState(DEFAULT_QUESTIONS);
  const [busy, setBusy] = useState<'translating' | 'generating' | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const request = useRef<AbortController | null>(null);

  useEffect(() => {
    void tutor.warm();
    return () => request.current?.abort();
  }, [tutor]);

  /** One request at a time; a new one cancels the one before. */
  const ask = (what: 'translating' | 'generating') => {
    request.current?.abort();
    const newRequest = new AbortController();
    request.current = newRequest;
    setBusy(what);
    setTrouble(null);
    return newRequest;
  };
  const fail = (at: Trouble['at'], error: TutorError, query: string) => {
    console.info(`The tutor could not ${at}:`, error.kind);
    if (error.kind === 'unknown-word') addUnknownQueries(userId, [query]);
    if (error.kind === 'missing-words') addUnknownQueries(userId, error.missing);
    setTrouble({ at, error });
  };

  const change = (typed: string) => {
    const limited = limitedText(typed);
    request.current?.abort();
    setBusy(null);
    setText(limited.text);
    setCut(limited.isCut);
    setTelugu(null);
    setTrouble(null);
  };

  const translate = async (word = text) => {
    if (word.trim() === '' || busy) return;
    const { signal } = ask('translating');
    const translated = await tutor.translate(word.trim(), { signal });
    if (signal.aborted) return;
    setBusy(null);
    if (translated.ok) {
      const { telugu: inTelugu, word: known, phrase, taken } = translated.value;
      setFromBrowser(translated.value.isFromBrowser ?? false);
      setTelugu(inTelugu);
      setTakenFor(taken ? (known?.english ?? phrase?.english ?? null) : null);
    } else fail('translate', translated.error, word);
  };

  const generate = async () => {
    if (telugu === null || busy) return;
    const { signal } = ask('generating');
    const word = text.trim();
    const written = await tutor.writeQuestions({ text: word, count, level: difficulty }, { signal });
    if (signal.aborted) return;
    setBusy(null);
    if (written.ok) onQuestions({ word, telugu, questions: written.value });
    else fail('generate', written.error, word);
  };

  /** Uses a suggested word and translates it. */
  const take = (word: string) => {
    change(word);
    void translate(word);
  };

  return {
    text,
    isCut,
    telugu,
    takenFor,
    isFromBrowser,
    count,
    setCount,
    busy,
    trouble,
    change,
    translate,
    generate,
    take,
  };
}
