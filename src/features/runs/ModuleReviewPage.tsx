import { Navigate, useParams } from 'react-router';
import { MODULES } from '../../content/modules';
import type { Module } from '../../domain/lesson/lesson';
import { entryOfFocus, focusesOf } from '../../domain/lesson/focus';
import type { Material } from '../../domain/lesson/material';
import { type AnyExercise, isDrawn, repeatExercise } from '../../exercises/kinds';
import { exercisesFor } from '../../domain/runPlanning/exercisesFor';
import { keysOfReview } from '../../domain/runPlanning/moduleReview';
import { runs } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import { useTitles } from '../../i18n/useTitles';
import { loadMaterial } from '../../practice/loadMaterial';
import { LEARNING_PATH } from './addresses';
import { type Known, LoadedLearner } from './LoadedLearner';
import { type RunPlan, RunPage } from './RunPage';

async function make({ lessons }: Module, { summary }: Known): Promise<RunPlan> {
  const materials = await Promise.all(lessons.map(({ id }) => loadMaterial(id)));
  const byKey = new Map<string, Material>(
    materials.flatMap((material) => focusesOf(material).map((focus) => [entryOfFocus(focus).key, material] as const)),
  );
  const exercises = exercisesFor(keysOfReview(materials, summary, Math.random), (key) => byKey.get(key), Math.random);
  const again = (exercise: AnyExercise): AnyExercise => {
    const material = byKey.get(exercise.subject.key);
    return material && isDrawn(exercise) ? repeatExercise(exercise, material, Math.random) : exercise;
  };
  return { tasks: exercises.map((exercise) => ({ exercise, part: null })), again };
}

/** Reviews all lessons of a module in one run, the hardest items first. */
export default function ModuleReviewPage() {
  const t = useText(runs);
  const { titleOf } = useTitles();
  const { moduleId } = useParams();
  const module = MODULES.find(({ id }) => id === moduleId);
  if (!module) return <Navigate to={LEARNING_PATH} replace />;
  return (
    <LoadedLearner>
      {(known) => (
        <RunPage
          key={module.id}
          aim={{ kind: 'chosen', moduleId: module.id }}
          title={t('moduleReviewTitle', { module: titleOf(module) })}
          make={() => make(module, known)}
          empty={<Navigate to={LEARNING_PATH} replace />}
        />
      )}
    </LoadedLearner>
  );
}
