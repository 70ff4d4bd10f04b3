import { useEffect } from 'react';
import type { Exercise } from '../../../domain/exercise/kinds';
import { doneOf, partKey } from '../../../domain/lesson/parts';
import { doneIn, type Round, toRepeat } from '../../../domain/lesson/round';
import type { Entry } from '../../../domain/lesson/entry';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { playEffect } from '../../../ui/speech/effects';
import type { OpenLesson } from '../lesson/LessonGate';
import { EndHead } from '../../../ui/EndHead';
import { EntryLine } from '../../../practice/EntryLine';
import { WayOn } from './WayOn';

type Props = { open: OpenLesson; round: Round; made: ReadonlyMap<number, Exercise>; points: number };

/** What was right, what to look at again, what was earned, and how to go on. */
export function RoundEnd({ open, round, made, points }: Props) {
  const t = useText(exercises);
  const { lesson, summary } = open;
  const repeat = toRepeat(round);
  const isAllRight = repeat.length === 0;
  const partsDone = [...summary.partsDone, ...doneIn(round).map((number) => partKey(lesson.id, 'exercise', number))];
  useEffect(() => playEffect('done'), []);

  const subjectsOf = (numbers: readonly number[]) => numbers.flatMap((number) => made.get(number)?.subject ?? []);
  return (
    <div className="grid gap-7">
      <EndHead
        icon={isAllRight ? 'star' : 'check'}
        isGood
        title={t(isAllRight ? 'allRight' : 'roundDone')}
        score={t('points', { count: points })}
      >
        {t('doneCount', {
          done: doneOf(lesson, 'exercise', partsDone).length,
          total: lesson.practiceExercises,
        })}
      </EndHead>
      <WayOn open={open} partsDone={partsDone} />
      <Subjects title={t('whatToRepeat')} subjects={subjectsOf(repeat)} />
      <Subjects
        title={t('whatWasRight')}
        subjects={subjectsOf(round.numbers.filter((number) => !repeat.includes(number)))}
      />
    </div>
  );
}

function Subjects({ title, subjects }: { title: string; subjects: readonly Entry[] }) {
  if (subjects.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-card px-5">
        {subjects.map((entry, at) => (
          <li key={at} className="py-3.5">
            <EntryLine entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
