import { leagueNameText } from '../../../content/leagueNames';
import type { LeagueBoard } from '../../../domain/league/groups';
import { achievements } from '../../../i18n/achievements';
import { useFormat } from '../../../i18n/format';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import { Card } from '../../../ui/layout/Card';
import { Chip } from '../../../ui/controls/Chip';
import { LearnerFace } from '../../../ui/pictures/LearnerFace';

const CELL = 'px-1.5 py-2 first:pl-4 last:pr-4 sm:px-3 sm:first:pl-5 sm:last:pr-5';

/** Learners with equal points share a rank. */
const rankOf = ({ entries }: LeagueBoard, points: number): number =>
  1 + entries.filter((entry) => entry.points > points).length;

export function LeagueTable({ board }: { board: LeagueBoard }) {
  const t = useText(achievements);
  const pick = useBilingual();
  const format = useFormat();
  return (
    <Card className="overflow-hidden">
      <table className="w-full border-collapse text-left">
        <thead className="bg-indigo-tint">
          <tr>
            <th scope="col" className={CELL}>
              {t('place')}
            </th>
            <th scope="col" className={CELL}>
              {t('learner')}
            </th>
            <th scope="col" className={`${CELL} text-right`}>
              {t('points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {board.entries.map(({ nickname, picture, points, isYou }, at) => (
            // Two learners may have the same name and points, and the order of a board never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at} className={`border-t border-line ${isYou ? 'bg-turmeric-tint font-semibold' : ''}`}>
              <td className={`${CELL} font-display text-xl tabular-nums`}>{format.number(rankOf(board, points))}</td>
              <th scope="row" className={`${CELL} font-semibold`}>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <LearnerFace name="" picture={picture} />
                  {pick(leagueNameText(nickname))}
                  {isYou && <Chip tone="indigo">{t('you')}</Chip>}
                </span>
              </th>
              <td className={`${CELL} text-right tabular-nums`}>{format.number(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
