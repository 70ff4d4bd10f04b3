import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { MODULES } from '../../content/modules';
import type { StartAt } from '../../domain/learner/preferences';
import { learningPath, nextLesson } from '../../domain/lesson/path';
import { startAtOf } from '../../domain/placement/placement';
import { placementAnswers } from '../../domain/placement/placementRun';
import type { Saving } from '../../domain/practice/practice';
import { recordOf } from '../../domain/practice/record';
import { rightPlaces, type Run } from '../../domain/practice/run';
import { pointsFor } from '../../domain/progress/points';
import { exercises } from '../../i18n/exercises';
import { placement } from '../../i18n/placement';
import { useText } from '../../i18n/useText';
import { useTitles } from '../../i18n/useTitles';
import { EntryLine } from '../../practice/EntryLine';
import { SavedNote } from '../../practice/SavedNote';
import { useSession } from '../../state/session/session';
import { useSummary } from '../../state/figures/useSummary';
import { ButtonLink } from '../../ui/controls/Button';
import { EndHead } from '../../ui/layout/EndHead';
import { playEffect } from '../../ui/speech/effects';
import { addressOf, HOME } from './addresses';

const FOUND = {
  letters: 'foundLetters',
  some: 'foundLetters',
  consonants: 'foundConsonants',
  gunintalu: 'foundGunintalu',
  reading: 'foundReading',
} as const satisfies Record<StartAt, string>;

/** The letters serve as the lesson's picture. */
const LETTERS: Readonly<Record<StartAt, string>> = {
  letters: 'అ ఆ ఇ',
  some: 'అ ఆ ఇ',
  consonants: 'క గ చ',
  gunintalu: 'కా కి కీ',
  reading: 'అమ్మ',
};

/** Stores the starting point in the profile; saving can be tried again. */
function useSavedStart(startAt: StartAt) {
  const { saveProfile } = useSession();
  const [hasFailed, setFailed] = useState(false);
  const save = useCallback(async () => {
    setFailed(false);
    const saved = await saveProfile({ startAt });
    if (!saved.ok) console.warn('Where to begin could not be saved:', saved.error.kind, saved.error.detail);
    setFailed(!saved.ok);
  }, [saveProfile, startAt]);
  return { hasFailed, save };
}

type Props = { run: Run; saving: Saving; onSave: () => void };

/** Says where the learner starts and what they knew, and leads to the first lesson. */
export function PlacementEnd({ run, saving, onSave }: Props) {
  const t = useText(placement);
  const tExercises = useText(exercises);
  const { titleOf } = useTitles();
  const { state } = useSummary();
  const startAt = startAtOf(placementAnswers(run));
  const { hasFailed, save } = useSavedStart(startAt);
  const begin = useEffectEvent(() => {
    playEffect('done');
    void save();
  });
  useEffect(() => begin(), []);

  const partsDone = state.kind === 'loaded' ? state.value.partsDone : [];
  const next = nextLesson(learningPath(MODULES, partsDone, startAt));
  const right = rightPlaces(run).flatMap((place) => run.tasks[place]?.exercise.subject ?? []);
  const points = pointsFor(recordOf(run, 0).activity);
  const saveAgain = () => {
    void save();
    if (saving === 'failed') onSave();
  };
  return (
    <div className="grid gap-6">
      <EndHead icon="path" isGood title={t(FOUND[startAt])} score={<span lang="te">{LETTERS[startAt]}</span>}>
        {points > 0 && `${t('rightCount', { count: right.length })} ${tExercises('points', { count: points })}`}
      </EndHead>
      <SavedNote saving={hasFailed ? 'failed' : saving} onSave={saveAgain} />
      <nav className="flex flex-wrap justify-center gap-3">
        <ButtonLink look="quiet" to={HOME}>
          {t('home')}
        </ButtonLink>
        {next && (
          <ButtonLink to={addressOf(next.module, next.lesson)}>
            {t('toLesson', { lesson: titleOf(next.lesson) })}
          </ButtonLink>
        )}
      </nav>
      {right.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-2xl">{t('youKnow')}</h2>
          <ul className="grid divide-y divide-line rounded-card border border-line bg-card px-5">
            {right.map((entry) => (
              <li key={entry.telugu} className="py-3">
                <EntryLine entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
