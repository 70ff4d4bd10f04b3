import { DIFFICULTIES, type Difficulty } from '../../domain/quiz/difficulty';
import { type CountByDifficulty, FALLBACK_REMAINING, remainingFor } from '../../domain/quiz/locks';
import { type Mastery, masteryOf } from '../../domain/quiz/mastery';
import { PASS_MARK_PERCENT } from '../../domain/quiz/scoring';
import type { Analytics } from '../../ports/analytics';
import type { Documents } from '../../ports/documents';

type QuizStats = {
  readonly points: number;
  readonly completed: CountByDifficulty;
  /** `null` when the passed quizzes could not be counted. */
  readonly mastery: Mastery | null;
};

export type Levels = { readonly remaining: CountByDifficulty; readonly stats: QuizStats };

const passedOf = (documents: Documents, userId: string, difficulty: Difficulty) =>
  documents.count('quizResults', [
    { field: 'userId', is: '==', value: userId },
    { field: 'difficulty', is: '==', value: difficulty },
    { field: 'completed', is: '==', value: true },
    { field: 'percentage', is: '>=', value: PASS_MARK_PERCENT },
  ]);

async function countPassed(documents: Documents, userId: string): Promise<CountByDifficulty | null> {
  const counted = await Promise.all(DIFFICULTIES.map((level) => passedOf(documents, userId, level)));
  const [easy, medium, hard] = counted;
  if (easy?.ok && medium?.ok && hard?.ok) return { easy: easy.value, medium: medium.value, hard: hard.value };
  const fault = counted.find((count) => !count.ok);
  console.warn('The quiz requirements could not be checked:', fault?.ok === false ? fault.error : '');
  return null;
}

/** Three counts and one document, however many quizzes were taken. */
export async function readLevels(
  { documents, analytics }: { documents: Documents; analytics: Analytics },
  userId: string,
): Promise<Levels> {
  const [passed, summary] = await Promise.all([
    countPassed(documents, userId),
    documents.get('learnerSummaries', userId),
  ]);
  if (!summary.ok) console.warn('The quiz stats could not be read:', summary.error.kind, summary.error.detail);
  const remaining = passed ? remainingFor(passed) : FALLBACK_REMAINING;
  analytics.record({
    name: 'check_quiz_requirements',
    parameters: {
      easy_remaining: remaining.easy,
      medium_remaining: remaining.medium,
      hard_remaining: remaining.hard,
    },
  });
  const known = summary.ok ? summary.value : null;
  const completedOf = (level: Difficulty) => known?.quizzesCompleted[level] ?? 0;
  return {
    remaining,
    stats: {
      points: known?.quizPoints ?? 0,
      completed: { easy: completedOf('easy'), medium: completedOf('medium'), hard: completedOf('hard') },
      mastery: passed && masteryOf(passed),
    },
  };
}
