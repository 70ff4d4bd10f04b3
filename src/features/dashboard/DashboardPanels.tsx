import { MODULES } from '../../content/modules';
import { learningPath } from '../../domain/lesson/path';
import type { Figures } from '../../domain/progress/figures';
import { lessonsToday } from '../../domain/progress/lessonsToday';
import { AchievementsPanel } from './AchievementsPanel';
import { ConceptsPanel } from './ConceptsPanel';
import { NextCard } from './NextCard';
import { PathPanel } from './PathPanel';
import { QuizzesPanel } from './QuizzesPanel';
import { Stats } from './Stats';
import { TodayPanel } from './TodayPanel';
import { WeekPanel } from './WeekPanel';

type Props = { figures: Figures; partsDone: readonly string[] };

export function DashboardPanels({ figures, partsDone }: Props) {
  const { isSample, dashboard, progress } = figures;
  const lessons = lessonsToday(MODULES, partsDone);
  return (
    <>
      <div className="grid gap-5 @4xl:grid-cols-[2fr_1fr]">
        <NextCard next={lessons[0]} letters={isSample ? null : progress.letters} />
        <WeekPanel week={dashboard.week} streakDays={dashboard.streakDays} />
      </div>
      <Stats figures={dashboard} />
      <div className="grid items-start gap-5 @3xl:grid-cols-2">
        <div className="grid gap-5">
          <ConceptsPanel concepts={dashboard.concepts} overallPercent={dashboard.overallPercent} />
          <TodayPanel lessons={lessons} isSample={isSample} />
        </div>
        <div className="grid gap-5">
          <AchievementsPanel achievements={dashboard.achievements} />
          <QuizzesPanel quizzes={dashboard.quizzes} />
          <PathPanel path={learningPath(MODULES, partsDone)} />
        </div>
      </div>
    </>
  );
}
