import { useLocation } from 'react-router';
import { DIFFICULTIES } from '../../domain/quiz/difficulty';
import { isLocked } from '../../domain/quiz/locks';
import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';
import { Notice } from '../../ui/messages/Notice';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import type { LockedLevel } from './addresses';
import { LevelCard } from './LevelCard';
import { useUnlockText } from './levelTexts';
import { StatsPanel } from './StatsPanel';
import { useLevels } from './useLevels';

export default function QuizzesPage() {
  const t = useText(quizzes);
  const unlockText = useUnlockText();
  const levels = useLevels();
  const notYet = (useLocation().state as LockedLevel)?.notYet;

  return (
    <div className="@container grid max-w-6xl gap-7">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <header>
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <p className="mt-1 max-w-160 text-muted">{t('lead')}</p>
      </header>
      {!levels && <Spinner label={t('loading')} />}
      {levels && (
        <>
          {notYet && isLocked(notYet, levels.remaining) && (
            <Notice tone="warning" role="status" title={t('notYet')}>
              {unlockText(notYet, levels.remaining[notYet])}
            </Notice>
          )}
          <ul aria-label={t('levels')} className="grid gap-5 @3xl:grid-cols-3">
            {DIFFICULTIES.map((difficulty) => (
              <LevelCard
                key={difficulty}
                difficulty={difficulty}
                remaining={levels.remaining[difficulty]}
                completed={levels.stats.completed[difficulty]}
              />
            ))}
          </ul>
          <StatsPanel levels={levels} />
        </>
      )}
    </div>
  );
}
