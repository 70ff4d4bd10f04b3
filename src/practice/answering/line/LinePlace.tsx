import type { PlacedLine } from '../../../domain/exercise/line';
import { byHeart } from '../../../i18n/byHeart';
import { useText } from '../../../i18n/useText';

/** The line's number in the poem, and the line before it as a cue. */
export function LinePlace({ line: { number, of, before } }: { line: PlacedLine }) {
  const t = useText(byHeart);
  return (
    <div className="text-center text-muted">
      <p className="type-small">{t('lineOf', { line: number, total: of })}</p>
      {before !== undefined && (
        <p lang="te" data-before className="wrap-anywhere">
          {before}
        </p>
      )}
    </div>
  );
}
