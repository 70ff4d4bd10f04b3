import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Filled } from './rules';
import type { LineGapTask } from './make';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { LinePlace } from '../../practice/answering/line/LinePlace';
import { useSaidWord } from '../../practice/answering/line/useSaidWord';
import { WordTile, type WordTileState } from '../../practice/answering/line/WordTile';
import type { ViewProps } from '../viewProps';
import { Gap } from './Gap';

type Draft = readonly (string | null)[];

const isFull = (draft: Draft): draft is Filled => draft.every((word) => word !== null);

/** Puts a word into the first free gap, or replaces the last word if none is free. */
const withWord = (draft: Draft, word: string): Draft => {
  const free = draft.indexOf(null);
  return draft.with(free < 0 ? -1 : free, word);
};

export function LineGapView({ task, onAnswer, isJudged }: ViewProps<LineGapTask, Filled>) {
  const t = useText(exercises);
  const say = useSaidWord();
  const { line, around, missing, choices } = task;
  const [draft, setDraft] = useState<Draft>(() => missing.map(() => null));

  const pool = useRef<HTMLDivElement>(null);
  const change = (next: Draft) => {
    setDraft(next);
    onAnswer(isFull(next) ? next : null);
  };
  const put = (word: string) => {
    change(withWord(draft, word));
    say(word);
  };
  const takeOut = (at: number) => {
    const part = choices.indexOf(draft[at] ?? '');
    flushSync(() => change(draft.with(at, null)));
    // The button disappears, so keyboard focus moves to the word in the pool.
    pool.current?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  };
  const stateOf = (word: string): WordTileState => {
    if (!isJudged) return draft.includes(word) ? 'taken' : 'open';
    if (missing.includes(word)) return 'right';
    return draft.includes(word) ? 'wrong' : 'passed';
  };

  return (
    <div className="grid gap-4">
      <LinePlace line={line} />
      <p lang="te" data-gap className="text-center text-2xl leading-loose! font-semibold wrap-anywhere">
        {around.map((text, at) => (
          <Fragment key={at}>
            {text}
            {at < missing.length && (
              <Gap
                word={draft[at] ?? null}
                isRight={isJudged ? draft[at] === missing[at] : null}
                onTakeOut={() => takeOut(at)}
              />
            )}
          </Fragment>
        ))}
      </p>
      <div ref={pool} role="group" aria-label={t('partsToPlace')} className="flex flex-wrap justify-center gap-2.5">
        {choices.map((word, at) => (
          <WordTile
            key={word}
            part={at}
            word={word}
            state={stateOf(word)}
            onPick={isJudged || draft.includes(word) ? undefined : () => put(word)}
          />
        ))}
      </div>
    </div>
  );
}
