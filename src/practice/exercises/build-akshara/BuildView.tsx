import { useState } from 'react';
import { type Akshara, written } from '../../../domain/lesson/akshara';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { HearPrompt } from '../../hearing/HearPrompt';
import type { ViewProps } from '../viewProps';
import { targetText, type BuildTask } from '../../../domain/exercise/build-akshara/make';
import { PieceRow } from './PieceRow';

const PARTS = ['consonant', 'vottu', 'sign'] as const;
type Part = (typeof PARTS)[number];
type Draft = Readonly<Partial<Akshara>>;

const LABELS = { consonant: 'consonant', vottu: 'vottu', sign: 'vowelSign' } as const;

/** A part of which there is one piece only is built already. */
const begun = ({ pieces }: BuildTask): Draft =>
  Object.fromEntries(PARTS.flatMap((part) => (pieces[part].length === 1 ? [[part, pieces[part][0]]] : [])));

function complete({ consonant, vottu, sign }: Draft): Akshara | null {
  return consonant === undefined || vottu === undefined || sign === undefined ? null : { consonant, vottu, sign };
}

export function BuildView({ task, onAnswer, isJudged }: ViewProps<BuildTask, Akshara>) {
  const t = useText(exercises);
  const [draft, setDraft] = useState<Draft>(() => begun(task));
  const pick = (part: Part, piece: string) => {
    const changed = { ...draft, [part]: piece };
    setDraft(changed);
    onAnswer(complete(changed));
  };
  const built = written({ consonant: '', vottu: '', sign: '', ...draft });
  const isRight = built === targetText(task);
  const look = !isJudged
    ? 'border-edge bg-card'
    : isRight
      ? 'border-leaf bg-leaf-tint'
      : 'border-vermilion bg-vermilion-tint';

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-4">
        <HearPrompt text={targetText(task)} isSmall />
        <p
          role="status"
          aria-label={t('built')}
          className={`grid size-36 place-items-center rounded-card border-[3px] border-dashed ${look}`}
        >
          <span lang="te" className="font-display text-[5rem] leading-tight!">
            {draft.consonant === undefined && built !== '' ? `◌${built}` : built}
          </span>
        </p>
      </div>
      {PARTS.filter((part) => task.pieces[part].length > 1).map((part) => (
        <PieceRow
          key={part}
          part={part}
          label={t(LABELS[part])}
          pieces={task.pieces[part]}
          picked={draft[part]}
          right={task.target[part]}
          isJudged={isJudged}
          onPick={(piece) => pick(part, piece)}
        />
      ))}
    </div>
  );
}
