import { Fragment, useState } from 'react';
import type { Filled } from '../../../domain/exercise/line-gap/kind';
import type { LineGapTask } from '../../../domain/exercise/line-gap/make';
import { byHeart } from '../../../i18n/byHeart';
import { exercises } from '../../../i18n/exercises';
import { useLanguage, useText } from '../../../i18n/useText';
import { ChoiceButton, type ChoiceState } from '../choice/ChoiceButton';
import { TeluguFace } from '../choice/TeluguFace';
import { LinePlace } from '../line/LinePlace';
import type { ViewProps } from '../viewProps';

type Draft = readonly (string | null)[];

const isFull = (draft: Draft): draft is Filled => draft.every((word) => word !== null);

/** A word goes into the first free gap, and out again at a tap; where none is free, it takes the place of the last. */
function changed(draft: Draft, word: string): Draft {
  if (draft.includes(word)) return draft.map((one) => (one === word ? null : one));
  const free = draft.indexOf(null);
  return draft.with(free < 0 ? -1 : free, word);
}

export function LineGapView({ task, onAnswer, isJudged }: ViewProps<LineGapTask, Filled>) {
  const { line, around, missing, choices } = task;
  const [draft, setDraft] = useState<Draft>(() => missing.map(() => null));
  const pick = (word: string) => {
    const next = changed(draft, word);
    setDraft(next);
    onAnswer(isFull(next) ? next : null);
  };
  const stateOf = (word: string): ChoiceState => {
    if (!isJudged) return draft.includes(word) ? 'chosen' : 'open';
    if (missing.includes(word)) return 'right';
    return draft.includes(word) ? 'wrong' : 'passed';
  };
  return (
    <div className="grid gap-5">
      <LinePlace line={line} />
      <p lang="te" data-gap className="text-center text-2xl leading-loose! font-semibold wrap-anywhere">
        {around.map((text, at) => (
          <Fragment key={at}>
            {text}
            {at < missing.length && (
              <Gap word={draft[at] ?? null} isRight={isJudged ? draft[at] === missing[at] : null} onTakeOut={pick} />
            )}
          </Fragment>
        ))}
      </p>
      <div className="grid grid-cols-2 gap-3">
        {choices.map((word, at) => (
          <ChoiceButton key={word} number={at + 1} state={stateOf(word)} onPick={() => pick(word)}>
            <TeluguFace telugu={word} among={choices.map((telugu) => ({ telugu }))} />
          </ChoiceButton>
        ))}
      </div>
    </div>
  );
}

type GapProps = { word: string | null; isRight: boolean | null; onTakeOut: (word: string) => void };

const GAP =
  'mx-1 inline-grid min-h-12 min-w-20 place-items-center rounded-tile border-[3px] border-dashed px-3 align-middle';

function Gap({ word, isRight, onTakeOut }: GapProps) {
  const t = useText(byHeart);
  const e = useText(exercises);
  const language = useLanguage();
  if (word === null) {
    return (
      <span className={`${GAP} border-edge`}>
        <span lang={language} className="sr-only">
          {e('gap')}
        </span>
      </span>
    );
  }
  const look =
    isRight === null
      ? 'border-indigo bg-indigo-tint'
      : isRight
        ? 'border-leaf bg-leaf-tint'
        : 'border-vermilion bg-vermilion-tint';
  return (
    <button
      type="button"
      aria-label={isRight === null ? t('takeOut', { word }) : undefined}
      aria-disabled={isRight !== null}
      onClick={isRight === null ? () => onTakeOut(word) : undefined}
      className={`${GAP} leading-normal ${look}`}
    >
      {word}
    </button>
  );
}
