import { useState } from 'react';
import { type Akshara, aksharaText } from '../../domain/lesson/akshara';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Fit } from '../../practice/fit/Fit';
import { CannotHear } from '../../practice/hearing/CannotHear';
import { HearPrompt } from '../../practice/hearing/HearPrompt';
import { useTouched } from '../../practice/hearing/touched';
import type { ViewProps } from '../viewProps';
import { targetText, type BuildTask } from './make';
import { Ask, ASKED_ABOVE } from '../../practice/answering/Ask';
import { PieceRow } from './PieceRow';

const PARTS = ['consonant', 'vottu', 'sign'] as const;
type Part = (typeof PARTS)[number];
type Draft = Readonly<Partial<Akshara>>;

const LABELS = { consonant: 'consonant', vottu: 'vottu', sign: 'vowelSign' } as const;

/** A part with only one piece is already placed. */
const initialDraft = ({ pieces }: BuildTask): Draft =>
  Object.fromEntries(PARTS.flatMap((part) => (pieces[part].length === 1 ? [[part, pieces[part][0]]] : [])));

function complete({ consonant, vottu, sign }: Draft): Akshara | null {
  return consonant === undefined || vottu === undefined || sign === undefined ? null : { consonant, vottu, sign };
}

export function BuildView({ task, onAnswer, isJudged }: ViewProps<BuildTask, Akshara>) {
  const t = useText(exercises);
  const touched = useTouched();
  const [draft, setDraft] = useState<Draft>(() => initialDraft(task));
  const pick = (part: Part, piece: string) => {
    const changed = { ...draft, [part]: piece };
    setDraft(changed);
    onAnswer(complete(changed));
    touched(piece);
  };
  const built = aksharaText({ consonant: '', vottu: '', sign: '', ...draft });
  const isRight = built === targetText(task);
  const look = !isJudged
    ? 'border-edge bg-card'
    : isRight
      ? 'border-leaf bg-leaf-tint'
      : 'border-vermilion bg-vermilion-tint';

  return (
    <div className={ASKED_ABOVE}>
      <div className="grid min-h-0 grid-cols-2 grid-rows-[minmax(0,1fr)_auto] items-center gap-x-3">
        <Ask className="h-full">
          <HearPrompt text={targetText(task)} isAlone={false} />
        </Ask>
        <p
          role="status"
          aria-label={t('built')}
          className={`aspect-square h-full max-h-36 justify-self-center rounded-card border-[3px] border-dashed ${look}`}
        >
          <Fit name="built" max={5} className="font-display leading-[1.45]!">
            <span lang="te" className="leading-[inherit]!">
              {draft.consonant === undefined && built !== '' ? `◌${built}` : built}
            </span>
          </Fit>
        </p>
        {!isJudged && (
          <div className="col-span-2 grid">
            <CannotHear />
          </div>
        )}
      </div>
      <div className="grid gap-[clamp(0.25rem,1.25cqh,1rem)]">
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
    </div>
  );
}
