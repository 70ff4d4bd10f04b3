import { MODULES } from '../../content/modules';
import type { LearnerSummary } from '../../domain/learner/summary';
import { learningPath } from '../../domain/lesson/path';
import type { Figures } from '../../domain/progress/figures';
import { lessonsToday } from '../../domain/progress/lessonsToday';
import { useStartAt } from '../../state/session/useStartAt';
import { todayCard } from '../../domain/progress/todayCard';
import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { useDailyMinutes } from '../../state/figures/useDailyMinutes';
import { useDueCount } from '../../state/figures/useDueCount';
import { Below } from '../../ui/layout/Below';
import { SampleGroup } from '../../ui/layout/SampleGroup';
import { AchievementsPanel } from './AchievementsPanel';
import { BeadsPanel } from './BeadsPanel';
import { ConceptsPanel } from './ConceptsPanel';
import { LessonsPanel } from './LessonsPanel';
import { PathPanel } from './PathPanel';
import { QuizzesPanel } from './QuizzesPanel';
import { Stats } from './Stats';
import { TodayCard } from './TodayCard';
import { WeekPanel } from './WeekPanel';

type Props = { figures: Figures; summary: LearnerSummary; today: string };

/** Today's tasks come first, then past results. */
export function DashboardPanels({ figures, summary, today }: Props) {
  const dailyMinutes = useDailyMinutes();
  const due = useDueCount();
  const startAt = useStartAt();
  const { isSample, beads, dashboard, progress: known } = figures;
  const { partsDone } = summary;
  const lessons = lessonsToday(MODULES, partsDone, startAt);
  const card = todayCard({ summary, today, dailyMinutes, next: lessons[0], due });
  const lessonsPanel = (
    <LessonsPanel lessons={lessons} partsDone={partsDone} letters={isSample ? null : known.letters} />
  );
  const path = <PathPanel path={learningPath(MODULES, partsDone, startAt)} />;
  if (isSample) {
    return (
      <>
        <TodayCard today={card} />
        <Below>
          <div className="grid items-start gap-5 @3xl:grid-cols-2">
            {lessonsPanel}
            <div className="grid gap-5">
              <BeadsPanel beads={beads} />
              {path}
            </div>
          </div>
          <Sample figures={figures} />
        </Below>
      </>
    );
  }
  return (
    <>
      <div className="grid gap-5 @4xl:grid-cols-[2fr_1fr]">
        <TodayCard today={card} />
        <WeekPanel week={dashboard.week} streakDays={dashboard.streakDays} />
      </div>
      <Below>
        <Stats figures={dashboard} />
        <div className="grid items-start gap-5 @3xl:grid-cols-2">
          <div className="grid gap-5">
            {lessonsPanel}
            <ConceptsPanel concepts={dashboard.concepts} overallPercent={dashboard.overallPercent} />
          </div>
          <div className="grid gap-5">
            <BeadsPanel beads={beads} />
            <AchievementsPanel achievements={dashboard.achievements} />
            <QuizzesPanel quizzes={dashboard.quizzes} />
            {path}
          </div>
        </div>
      </Below>
    </>
  );
}

/** The specification's sample figures, for learners who have none yet. */
function Sample({ figures: { dashboard } }: { figures: Figures }) {
  const t = useText(progress);
  return (
    <SampleGroup label={t('sample')} title={t('sampleTitle')} text={t('sampleText')}>
      <Stats figures={dashboard} />
      <div className="grid items-start gap-5 @3xl:grid-cols-2">
        <ConceptsPanel concepts={dashboard.concepts} overallPercent={dashboard.overallPercent} />
        <div className="grid gap-5">
          <WeekPanel week={dashboard.week} streakDays={dashboard.streakDays} />
          <QuizzesPanel quizzes={dashboard.quizzes} />
        </div>
      </div>
      <AchievementsPanel achievements={dashboard.achievements} />
    </SampleGroup>
  );
}
