import { Navigate, useLocation, useParams } from 'react-router';
import type { Material } from '../../../domain/lesson/material';
import { numbersOf } from '../../../domain/lesson/parts';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { useTitles } from '../../../i18n/useTitles';
import { HearingArea } from '../../../practice/HearingArea';
import { RunView } from '../../../practice/RunView';
import { useStartedRun } from '../../../practice/useStartedRun';
import { PageHead } from '../../../ui/layout/PageHead';
import { lessonAddress } from '../addresses';
import { LessonGate, type OpenLesson } from '../lesson/LessonGate';
import { repeatedTask, exerciseTasks } from './lessonRun';
import { MaterialGate } from './MaterialGate';
import { ExercisesEnd } from './ExercisesEnd';
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
  // The key starts a new run when the same path is opened again.
  const { key } = useLocation();
  const requested = number === undefined ? null : numbersOf(open.lesson, 'exercise').find((one) => `${one}` === number);
  if (requested === undefined) return <Navigate to={lessonAddress(open.module, open.lesson)} replace />;
  return (
    <>
      <PageHead title={t('exercisesTitle', { lesson: titleOf(open.lesson) })} description={t('pageDescription')} />
      <MaterialGate open={open}>
        {(material) => (
          <HearingArea key={key}>
            <ExercisesRun open={open} material={material} requested={requested} />
          </HearingArea>
        )}
      </MaterialGate>
    </>
  );
}

/** Resumes a paused run; an exercise opened by its number is always a new run. */
function ExercisesRun({
  open,
  material,
  requested,
}: {
  open: OpenLesson;
  material: Material;
  requested: number | null;
}) {
  const t = useText(exercises);
  const { titleOf } = useTitles();
  const { module, lesson } = open;
  const aim = { kind: 'lesson', lessonId: lesson.id } as const;
  const steps = useStartedRun(aim, () => exerciseTasks(open, material, requested), requested !== null);
  const { practice } = steps;

  const leaving = { to: lessonAddress(module, lesson), label: titleOf(lesson) };
  if (practice.kind === 'running') {
    return (
      <RunView
        run={practice.run}
        steps={steps}
        name={requested === null ? '' : t('exerciseNumber', { number: requested })}
        leaving={{ ...leaving, onLeave: () => void steps.leave() }}
        again={(exercise) => repeatedTask(open, material, exercise)}
      />
    );
  }
  return practice.kind === 'over' ? (
    <ExercisesEnd
      open={open}
      material={material}
      leaving={leaving}
      run={practice.run}
      saving={practice.saving}
      onSave={steps.saveAgain}
    />
  ) : null;
}
