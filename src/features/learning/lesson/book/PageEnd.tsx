import { useEffect } from 'react';
import type { Saving } from '../../../../domain/practice/practice';
import { recordOf } from '../../../../domain/practice/record';
import { missedPlaces, type Run } from '../../../../domain/practice/run';
import { pointsFor } from '../../../../domain/progress/points';
import { exercises } from '../../../../i18n/exercises';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { EntryLine } from '../../../../practice/EntryLine';
import { SavedNote } from '../../../../practice/SavedNote';
import { ButtonLink } from '../../../../ui/controls/Button';
import { EndHead } from '../../../../ui/layout/EndHead';
import { playEffect } from '../../../../ui/speech/effects';
import { exercisesAddress, pagesAddress } from '../../addresses';
import type { OpenLesson } from '../LessonGate';

type Props = { open: OpenLesson; at: number; count: number; run: Run; saving: Saving; onSave: () => void };

/** After the questions about a page: the score, what to review, and the next page. */
export function PageEnd({ open: { module, lesson }, at, count, run, saving, onSave }: Props) {
  const t = useText(learning);
  const inExercises = useText(exercises);
  const missed = missedPlaces(run);
  const isAllRight = missed.length === 0;
  const isLast = at === count - 1;
  useEffect(() => void playEffect('done'), []);
  return (
    <div className="grid gap-5">
      <EndHead
        icon={isAllRight ? 'star' : 'check'}
        isGood
        title={inExercises(isAllRight ? 'allRight' : 'roundDone')}
        score={inExercises('points', { count: pointsFor(recordOf(run, 0).activity) })}
      >
        {t('pageOf', { page: at + 1, pages: count })}
      </EndHead>
      <nav className="flex flex-wrap-reverse justify-center gap-3">
        <ButtonLink look="quiet" to={pagesAddress(module, lesson, at + 1)}>
          {t('samePage')}
        </ButtonLink>
        <ButtonLink to={isLast ? exercisesAddress(module, lesson) : pagesAddress(module, lesson, at + 2)}>
          {isLast ? t('toExercises') : t('toPage', { page: at + 2 })}
        </ButtonLink>
      </nav>
      <SavedNote saving={saving} onSave={onSave} />
      {missed.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-2xl">{inExercises('whatToRepeat')}</h2>
          <ul className="grid divide-y divide-line rounded-card border border-line bg-card px-5">
            {missed.map((place) => {
              const entry = run.tasks[place]?.exercise.subject;
              return (
                entry && (
                  <li key={place} className="py-3.5">
                    <EntryLine entry={entry} />
                  </li>
                )
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
