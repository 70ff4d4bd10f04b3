import type { Saving } from '../../domain/practice/practice';
import { runPercentage } from '../../domain/practice/record';
import type { Run } from '../../domain/practice/run';
import { REQUIRED_PASSES } from '../../domain/quiz/locks';
import { isPassed } from '../../domain/quiz/passMark';
import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';
import { useLearnerData, useShared } from '../../state/memory/learnerData';
import { ButtonLink } from '../../ui/controls/Button';
import { Notice } from '../../ui/messages/Notice';
import { addressOf } from './addresses';
import { LEVEL_TITLES } from './levelTexts';

/** Announces the level that this quiz unlocked. */
export function JustOpened({ run, saving }: { run: Run; saving: Saving }) {
  const t = useText(quizzes);
  const { passedQuizzes } = useLearnerData();
  const passed = useShared(passedQuizzes);
  const { kind } = run.aim;
  if (kind !== 'easy' && kind !== 'medium') return null;
  const opens = kind === 'easy' ? 'medium' : 'hard';
  const isCounted = passed.kind === 'loaded' && (saving === 'saved' || saving === 'waiting');
  const isOpened = isCounted && isPassed(runPercentage(run)) && passed.value[kind] === REQUIRED_PASSES[opens];
  return (
    <div role="status" className="empty:hidden">
      {isOpened && (
        <Notice tone="success" title={t('levelOpened', { level: t(LEVEL_TITLES[opens]) })}>
          <ButtonLink to={addressOf(opens)} look="voice" className="mt-2">
            {t('toLevel', { level: t(LEVEL_TITLES[opens]) })}
          </ButtonLink>
        </Notice>
      )}
    </div>
  );
}
