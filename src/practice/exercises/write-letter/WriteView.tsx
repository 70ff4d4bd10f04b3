import { Suspense, useRef, useState } from 'react';
import type { WriteAnswer } from '../../../domain/exercise/write-letter/kind';
import type { WriteTask } from '../../../domain/exercise/write-letter/task';
import type { Line, Point } from '../../../domain/writing/stroke';
import { useText } from '../../../i18n/useText';
import { writing } from '../../../i18n/writing';
import { Spinner } from '../../../ui/Spinner';
import { Listen } from '../../hearing/Listen';
import { useWriting } from '../../writing/loadWriting';
import { CHALK, Slate } from '../../writing/Slate';
import { EMPTY_VIEW, pathOf, viewBoxOf, viewOf } from '../../writing/view';
import { SQUARE, WritingFrame } from '../../writing/WritingFrame';
import type { ViewProps } from '../viewProps';

/** From memory, on an empty slate. */
export function WriteView(props: ViewProps<WriteTask, WriteAnswer>) {
  const t = useText(writing);
  return (
    <Suspense fallback={<Spinner label={t('gettingSlate')} />}>
      <OnSlate {...props} />
    </Suspense>
  );
}

function OnSlate(props: ViewProps<WriteTask, WriteAnswer>) {
  const t = useText(writing);
  const { judge, formOf } = useWriting();
  const { task, onAnswer, isJudged, answer } = props;
  const { telugu } = task.letter;
  const [ink, setInk] = useState<readonly Line[]>([]);
  // The pen may be lifted before what it drew last is on the screen.
  const written = useRef<readonly Line[]>([]);
  const form = formOf(telugu);
  if (!form) return null;

  const show = (lines: readonly Line[]) => {
    written.current = lines;
    setInk(lines);
  };
  const change = (lines: readonly Line[]) => {
    show(lines);
    onAnswer(lines.length === 0 ? null : judge(lines, form));
  };
  const pen = {
    onDown: (at: Point) => show([...written.current, [at]]),
    onMove: (points: Line) => show([...written.current.slice(0, -1), [...(written.current.at(-1) ?? []), ...points]]),
    onUp: () => onAnswer(judge(written.current, form)),
  };
  const isWrong = isJudged && answer?.kind !== 'right';
  return (
    <WritingFrame
      {...props}
      onUndo={ink.length > 0 ? () => change(ink.slice(0, -1)) : undefined}
      onClear={ink.length > 0 ? () => change([]) : undefined}
      beside={!isJudged && <Listen text={telugu} />}
    >
      <div className="relative grid size-full place-items-center">
        <Slate label={t('slate')} view={EMPTY_VIEW} ink={ink} pen={isJudged ? undefined : pen} className={SQUARE} />
        {isWrong && (
          <svg
            role="img"
            aria-label={t('rightLetter', { letter: telugu })}
            viewBox={viewBoxOf(viewOf(form))}
            className="absolute right-2 bottom-2 size-2/5 rounded-tile bg-card text-leaf"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {form.strokes.map(({ line }, at) => (
              <path key={at} d={pathOf(line)} stroke="currentColor" strokeWidth={viewOf(form).size * CHALK * 1.5} />
            ))}
          </svg>
        )}
      </div>
    </WritingFrame>
  );
}
