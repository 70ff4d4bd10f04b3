import { progress } from './progress';
import { useText } from './useText';

type Row =
  | { readonly kind: 'begins' }
  | { readonly kind: 'goes-on'; readonly days: number; readonly hasRested: boolean };

const FLAME = '🔥';

/** The lines about a streak. A new streak has its own text, because "🔥 0 days" would discourage a child. */
export function useStreakText(): (row: Row) => readonly string[] {
  const t = useText(progress);
  return (row) => {
    if (row.kind === 'begins') return [t('rowBegins')];
    const streak = `${FLAME} ${t('streak', { count: row.days })}`;
    return row.hasRested ? [streak, t('rowRested')] : [streak];
  };
}
