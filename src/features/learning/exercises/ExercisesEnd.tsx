import { useEffect, useEffectEvent } from 'react';
import type { Entry } from '../../../domain/lesson/entry';
import type { Material } from '../../../domain/lesson/material';
import { doneOf } from '../../../domain/lesson/parts';
import type { Saving } from '../../../domain/practice/practice';
import { recordOf } from '../../../domain/practice/record';
import { missedPlaces, rightPlaces, type Run } from '../../../domain/practice/run';
import { pointsFor } from '../../../domain/progress/points';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { EntryLine } from '../../../practice/EntryLine';
import { RoomEnd } from '../../../practice/room/RoomEnd';
import type { Leaving } from '../../../practice/room/RoomTop';
import { useHearing } from '../../../practice/hearing/hearing';
import { EndHead } from '../../../ui/layout/EndHead';
import { playEffect } from '../../../ui/speech/effects';
import type { OpenLesson } from '../lesson/LessonGate';
import { useWayOn } from './useWayOn';

type Props = {
  open: OpenLesson;
  material: Material;
  leaving: Leaving;
  run: Run;
  saving: Saving;
  onSave: () => void;
};

/** The score of each task, what was earned, what to review, and the next step. */
export function ExercisesEnd({ open, material, leaving, run, saving, onSave }: Props) {
  const t = useText(exercises);
  const { tell } = useHearing();
  const { lesson, summary } = open;
  const missed = missedPlaces(run);
  const isAllRight = missed.length === 0;
  const right = rightPlaces(run);
  const partsDone = [...summary.partsDone, ...right.flatMap((place) => run.tasks[place]?.part ?? [])];
  const ways = useWayOn(open, material, partsDone);
  const title = t(isAllRight ? 'allRight' : 'roundDone');
  const points = t('points', { count: pointsFor(recordOf(run, 0).activity) });

  const greet = useEffectEvent(() => tell([title], playEffect('done')));
  useEffect(() => greet(), []);

  const subjectsOf = (places: readonly number[]) =>
    distinct(places.flatMap((place) => run.tasks[place]?.exercise.subject ?? []));
  const toRepeat = subjectsOf(missed);
  const known = subjectsOf(right.filter((place) => !missed.includes(place)));
  return (
    <RoomEnd
      leaving={leaving}
      ways={ways}
      saving={saving}
      onSave={onSave}
      run={run}
      head={
        <EndHead icon={isAllRight ? 'star' : 'check'} isGood title={title} score={points}>
          {t('doneCount', {
            done: doneOf(lesson, 'exercise', partsDone).length,
            total: lesson.practiceExercises,
          })}
        </EndHead>
      }
    >
      <Subjects title={t('whatToRepeat')} subjects={toRepeat} />
      <Subjects
        title={t('whatWasRight')}
        subjects={known.filter(({ key }) => toRepeat.every((missedOne) => missedOne.key !== key))}
      />
    </RoomEnd>
  );
}

/** A letter that was asked several times is listed once. */
const distinct = (entries: readonly Entry[]) =>
  entries.filter(({ telugu }, at) => entries.findIndex((entry) => entry.telugu === telugu) === at);

function Subjects({ title, subjects }: { title: string; subjects: readonly Entry[] }) {
  if (subjects.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-card px-5">
        {subjects.map((entry) => (
          <li key={entry.telugu} className="py-3.5">
            <EntryLine entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
