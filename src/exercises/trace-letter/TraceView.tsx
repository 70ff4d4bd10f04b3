import { Suspense, useRef, useState } from 'react';
import { partNames } from '../write-letter/partNames';
import type { WriteAnswer } from '../write-letter/rules';
import type { WriteTask } from '../write-letter/task';
import type { Form, Line, Point } from '../../domain/writing/stroke';
import { filledIn, follow, type Following, isThrough, roadOf, startTrace } from '../../domain/writing/trace';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { writing } from '../../i18n/writing';
import { playEffect } from '../../ui/speech/effects';
import { IconButton } from '../../ui/controls/IconButton';
import { useTouched } from '../../practice/hearing/touched';
import { Drawn } from '../../practice/writing/Drawn';
import { Getting } from '../../practice/writing/Getting';
import { useWriting } from '../../practice/writing/loadWriting';
import { Road } from '../../practice/writing/Road';
import { Slate } from '../../practice/writing/Slate';
import { useDrawing } from '../../practice/writing/useDrawing';
import { viewOf } from '../../practice/writing/view';
import { SQUARE, WritingFrame } from '../../practice/writing/WritingFrame';
import type { ViewProps } from '../viewProps';

type Props = ViewProps<WriteTask, WriteAnswer>;

/** The learner traces the dotted letter stroke by stroke. */
export function TraceView(props: Props) {
  return (
    <Suspense fallback={<Getting />}>
      <OnRoad {...props} />
    </Suspense>
  );
}

/** The message shown while tracing. */
type Hint = 'start' | 'fromStart' | 'offRoad' | 'notYet' | 'done';

function OnRoad(props: Props) {
  const form = useWriting().formOf(props.task.letter.telugu);
  return form && <Tracing {...props} form={form} />;
}

function Tracing({ form, ...props }: Props & { form: Form }) {
  const t = useText(writing);
  const pick = useBilingual();
  const touched = useTouched();
  const { task, onAnswer, isJudged } = props;
  const sayPart = (at: number) =>
    touched(at === 0 ? task.letter.telugu : partNames[form.strokes[at]?.part ?? 'body'].te);
  const shown = useDrawing(form, 1, sayPart);
  const [done, setDone] = useState<readonly Line[]>([]);
  const [line, setLine] = useState<Line>([]);
  // A ref, because the pen may be lifted before React has rendered its last position.
  const pen = useRef<{ readonly line: Line; readonly way: Following | null }>({ line: [], way: null });
  const [hint, setHint] = useState<Hint>('start');
  const stroke = form.strokes[done.length];

  const follows = (way: Following | null, drawn: Line) => {
    pen.current = { way, line: drawn };
    setLine(drawn);
  };
  const down = (at: Point) => {
    if (!stroke) return;
    const started = startTrace(roadOf(stroke.line), at);
    follows(started, started ? [at] : []);
    if (!started) setHint('fromStart');
  };
  const move = (points: Line) => {
    const { way, line: before } = pen.current;
    if (!way || way.isOff) return;
    let here = way;
    let last = before.at(-1);
    for (const point of points) {
      here = (last ? filledIn(last, point) : [point]).reduce(follow, here);
      last = point;
    }
    follows(here, here.isOff ? [] : [...before, ...points]);
    if (here.isOff) setHint('offRoad');
  };
  const up = () => {
    const { way, line: drawn } = pen.current;
    follows(null, []);
    if (!way || way.isOff) return;
    if (!isThrough(way)) return setHint('notYet');
    const next = form.strokes[done.length + 1];
    setDone([...done, drawn]);
    playEffect('right');
    setHint(next ? 'start' : 'done');
    if (next) touched(partNames[next.part].te);
    else onAnswer({ kind: 'right', strokeOrder: 'asTaught' });
  };
  const backTo = (strokes: readonly Line[]) => {
    setDone(strokes);
    setHint('start');
    onAnswer(null);
  };
  const view = viewOf(form);
  const part = stroke ? pick(partNames[stroke.part]) : '';
  return (
    <WritingFrame
      {...props}
      onUndo={done.length > 0 ? () => backTo(done.slice(0, -1)) : undefined}
      onClear={done.length > 0 ? () => backTo([]) : undefined}
      below={
        <p role="status" className="min-h-7 text-center text-sm leading-snug! font-semibold">
          {t(hint, { part })}
        </p>
      }
      tool={<IconButton icon="play" label={t('watch')} onClick={shown.play} />}
    >
      <Slate
        label={t('roadOf', { letter: task.letter.telugu })}
        view={view}
        ink={shown.isPlaying ? [] : [...done, line].filter(({ length }) => length > 0)}
        pen={isJudged || shown.isPlaying ? undefined : { onDown: down, onMove: move, onUp: up }}
        className={SQUARE}
      >
        {shown.isPlaying ? (
          <Drawn form={form} view={view} drawing={shown.drawing} />
        ) : (
          <Road form={form} view={view} at={done.length} />
        )}
      </Slate>
    </WritingFrame>
  );
}
