import { nextLesson, type ModuleStanding } from '../../../domain/lesson/path';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { useTitles } from '../../../i18n/useTitles';
import { Below } from '../../../ui/layout/Below';
import { LessonStop } from './LessonStop';
import { ModuleStop } from './ModuleStop';
import { stateOf } from './stopState';
import { TrailRow } from './TrailRow';
import { useUnlocking } from './unlocking';

type Props = { path: readonly ModuleStanding[]; partsDone: readonly string[] };

/** Modules and lessons as stops on one winding path; its line is drawn as far as the learner has come. */
export function Trail({ path, partsDone }: Props) {
  const t = useText(learning);
  const unlocking = useUnlocking(path);
  const { titleOf } = useTitles();
  const nextId = nextLesson(path)?.lesson.id;
  const lessons = path.flatMap((standing) => standing.lessons);
  const isDone = (at: number) => lessons[at]?.completed || lessons[at]?.isKnown || false;

  return (
    <div>
      <Below>
        {path.map(({ module, completed, locked, lessons: standings }, at) => {
          const first = lessons.findIndex(({ lesson }) => lesson.id === standings[0]?.lesson.id);
          return (
            <section key={module.id} aria-labelledby={`module-${module.id}`}>
              <ModuleStop
                module={module}
                number={at + 1}
                standings={standings}
                completed={completed}
                reason={locked ? unlocking(module) : null}
                isFirst={at === 0}
                isReached={at === 0 || isDone(first - 1)}
              />
              <ol aria-label={t('lessonsOf', { module: titleOf(module) })}>
                {standings.map((standing, place) => (
                  <LessonStop
                    key={standing.lesson.id}
                    module={module}
                    lesson={standing.lesson}
                    number={first + place + 1}
                    state={stateOf(standing, nextId)}
                    partsDone={partsDone}
                    isReached={first + place === 0 || isDone(first + place - 1)}
                    isPassed={isDone(first + place)}
                  />
                ))}
              </ol>
            </section>
          );
        })}
        <TrailRow
          place="middle"
          reached={isDone(lessons.length - 1) ? 'half' : 'none'}
          isLast
          node={<Goal picture="🪔" />}
        >
          <div className="self-center py-6">
            <p className="font-display text-xl">{t('goalTitle')}</p>
            <p className="text-muted">{t('goalText')}</p>
          </div>
        </TrailRow>
      </Below>
    </div>
  );
}

const Goal = ({ picture }: { picture: string }) => (
  <span className="grid size-14 place-items-center rounded-full border-2 border-line bg-card text-3xl @2xl:size-18">
    {picture}
  </span>
);
