import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Material } from '../../../domain/lesson/material';
import { numbersOf } from '../../../domain/lesson/parts';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { useTitles } from '../../../i18n/useTitles';
import { HearingArea } from '../../../practice/HearingArea';
import { RunView } from '../../../practice/RunView';
import { usePractice } from '../../../practice/usePractice';
import { useLearner } from '../../../state/session/session';
import { PageHead } from '../../../ui/layout/PageHead';
import { lessonAddress } from '../addresses';
import { LessonGate, type OpenLesson } from '../lesson/LessonGate';
import { askedAgain, exercisesRun } from './lessonRun';
import { MaterialGate } from './MaterialGate';
import { RoundEnd } from './RoundEnd';
import { loadMaterial } from '../../../practice/loadMaterial';
import { lessonPrepared } from '../lessonPrepared';

export default function ExercisesPage() {
  return <LessonGate>{(open) => <Exercises open={open} />}</LessonGate>;
}
ExercisesPage.prepare = lessonPrepared(loadMaterial);

function Exercises({ open }: { open: OpenLesson }) {
  const t = useText(exercises);
  const { titleOf } = useTitles();
  const { number } = useParams();
  // Another round at the same address is another visit.
  const { key } = useLocation();
  const asked = number === undefined ? null : numbersOf(open.lesson, 'exercise').find((one) => `${one}` === number);
  if (asked === undefined) return <Navigate to={lessonAddress(open.module, open.lesson)} replace />;
  return (
    <>
      <PageHead title={t('exercisesTitle', { lesson: titleOf(open.lesson) })} description={t('pageDescription')} />
      <MaterialGate open={open}>
        {(material) => (
          <HearingArea key={key}>
            <Round open={open} material={material} asked={asked} />
          </HearingArea>
        )}
      </MaterialGate>
    </>
  );
}

/** What was left in the middle goes on by itself; an exercise that was asked for by its number is one of its own. */
function Round({ open, material, asked }: { open: OpenLesson; material: Material; asked: number | null }) {
  const t = useText(exercises);
  const { titleOf } = useTitles();
  const { id: userId } = useLearner();
  const { module, lesson } = open;
  const steps = usePractice(`lesson/${lesson.id}`);
  const { practice } = steps;

  const start = useEffectEvent(() => {
    if (practice.kind === 'offered' && asked === null) steps.resume();
    else steps.begin(exercisesRun(open, material, asked, userId));
  });
  useEffect(() => start(), []);

  const leaving = { to: lessonAddress(module, lesson), label: titleOf(lesson) };
  if (practice.kind === 'running') {
    return (
      <RunView
        run={practice.run}
        steps={steps}
        name={asked === null ? '' : t('exerciseNumber', { number: asked })}
        leaving={{ ...leaving, onLeave: () => void steps.leave() }}
        again={(exercise) => askedAgain(open, material, exercise)}
      />
    );
  }
  return practice.kind === 'over' ? (
    <RoundEnd
      open={open}
      material={material}
      leaving={leaving}
      run={practice.run}
      saving={practice.saving}
      onSave={steps.saveAgain}
    />
  ) : null;
}
