import type { ProgressFigures } from '../../domain/progress/figures';
import { useFormat } from '../../i18n/format';
import { progress } from '../../i18n/progress';
import { useDuration } from '../../i18n/useDuration';
import { useText } from '../../i18n/useText';
import { StatCard } from '../../ui/layout/StatCard';

export function Stats({ figures: { lessons, quizzes, words, minutes } }: { figures: ProgressFigures }) {
  const t = useText(progress);
  const format = useFormat();
  const duration = useDuration();
  const some = { some: format.number(lessons.completed), all: format.number(lessons.total) };
  const average = t('quizzesWithAverage', { percent: format.percent(quizzes.averagePercent / 100) });
  return (
    <div className="@container">
      <dl className="grid gap-3 @xl:grid-cols-2 @xl:gap-5 @4xl:grid-cols-4">
        <StatCard picture="📖" tone="leaf" value={t('someOf', some)} label={t('lessonsCompleted')} />
        <StatCard picture="🎯" tone="indigo" value={format.number(quizzes.completed)} label={average} />
        <StatCard picture="💬" tone="turmeric" value={format.number(words)} label={t('wordsLearned')} />
        <StatCard picture="⏳" tone="vermilion" value={duration(minutes)} label={t('timeSpent')} />
      </dl>
    </div>
  );
}
