import { Suspense, useRef, useState } from 'react';
import type { WriteAnswer } from './rules';
import type { WriteTask } from './task';
import { transliterated } from '../../domain/script/transliteration';
import type { Line, Point } from '../../domain/writing/stroke';
import { useText } from '../../i18n/useText';
import { writing } from '../../i18n/writing';
import { CannotHear } from '../../practice/hearing/CannotHear';
import { useHearing } from '../../practice/hearing/hearing';
import { Getting } from '../../practice/writing/Getting';
import { useWriting } from '../../practice/writing/loadWriting';
import { Replay } from '../../practice/writing/Replay';
import { Slate } from '../../practice/writing/Slate';
import { EMPTY_VIEW } from '../../practice/writing/view';
import { SQUARE, WritingFrame } from '../../practice/writing/WritingFrame';
import type { ViewProps } from '../viewProps';

/** The learner writes the letter from memory on an empty slate. */
export function WriteView(props: ViewProps<WriteTask, WriteAnswer>) {
  return (
    <Suspense fallback={<Getting />}>
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
  // A ref, because the pen may be lifted before React has rendered its last points.
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
  const isShown = isJudged && !(answer?.kind === 'right' && answer.strokeOrder === 'asTaught');
  return (
    <WritingFrame
      {...props}
      onUndo={ink.length > 0 ? () => change(ink.slice(0, -1)) : undefined}
      onClear={ink.length > 0 ? () => change([]) : undefined}
      below={<InLatin text={telugu} />}
      afterwards={isShown && <Replay form={form} className="aspect-square w-full" />}
    >
      <Slate label={t('slate')} view={EMPTY_VIEW} ink={ink} pen={isJudged ? undefined : pen} className={SQUARE} />
    </WritingFrame>
  );
}

/** The transliteration, for a learner who cannot hear the letter. */
function InLatin({ text }: { text: string }) {
  const { cannotHear } = useHearing();
  return (
    <span className="inline-flex items-center gap-2">
      {cannotHear && (
        <span data-asked lang="te-Latn" className="text-xl font-semibold">
          {transliterated(text)}
        </span>
      )}
      <CannotHear />
    </span>
  );
}
