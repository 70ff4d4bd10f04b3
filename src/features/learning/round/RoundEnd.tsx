import { useEffect } from 'react';
import type { Entry } from '../../../domain/lesson/entry';
import { doneOf } from '../../../domain/lesson/parts';
import type { Saving } from '../../../domain/practice/practice';
import { recordOf } from '../../../domain/practice/record';
import { missedPlaces, rightPlaces, type Run } from '../../../domain/practice/run';
import { pointsFor } from '../../../domain/progress/points';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { EntryLine } from '../../../practice/EntryLine';
import { SavedNote } from '../../../practice/SavedNote';
import { EndHead } from '../../../ui/EndHead';
import { playEffect } from '../../../ui/speech/effects';
import type { OpenLesson } from '../lesson/LessonGate';
import { WayOn } from './WayOn';

type Props = { open: OpenLesson; run: Run; saving: Saving; onSave: () => void };

/** What was right, what to look at again, what was earned, and how to go on. */
export function RoundEnd({ open, run, saving, onSave }: Props) {
  const t = useText(exercises);
  const { lesson, summary } = open;
  const missed = missedPlaces(run);
  const isAllRight = missed.length === 0;
  const right = rightPlaces(run);
  const partsDone = [...summary.partsDone, ...right.flatMap((place) => run.tasks[place]?.part ?? [])];
  useEffect(() => playEffect('done'), []);

  const subjectsOf = (places: readonly number[]) => places.flatMap((place) => run.tasks[place]?.exercise.subject ?? []);
  return (
    <div className="grid gap-7">
      <EndHead
        icon={isAllRight ? 'star' : 'check'}
        isGood
        title={t(isAllRight ? 'allRight' : 'roundDone')}
        score={t('points', { count: pointsFor(recordOf(run, 0).activity) })}
      >
        {t('doneCount', {
          done: doneOf(lesson, 'exercise', partsDone).length,
          total: lesson.practiceExercises,
        })}
      </EndHead>
      <SavedNote saving={saving} onSave={onSave} />
      <WayOn open={open} partsDone={partsDone} />
      <Subjects title={t('whatToRepeat')} subjects={subjectsOf(missed)} />
      <Subjects title={t('whatWasRight')} subjects={subjectsOf(right.filter((place) => !missed.includes(place)))} />
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
