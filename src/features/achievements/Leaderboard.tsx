import { lazy, type ReactNode, Suspense } from 'react';
import { nicknameText } from '../../content/nicknames';
import type { LearnerSummary } from '../../domain/learner/summary';
import { leaderboard } from '../../domain/progress/leaderboard';
import { achievements } from '../../i18n/achievements';
import { useFormat } from '../../i18n/format';
import { progress } from '../../i18n/progress';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { usePorts } from '../../state/session/ports';
import { useLearner } from '../../state/session/session';
import { Card } from '../../ui/layout/Card';
import { Chip } from '../../ui/controls/Chip';
import { Notice } from '../../ui/messages/Notice';
import { Spinner } from '../../ui/messages/Spinner';
import { useCompetitors } from './useCompetitors';

type Own = { summary: LearnerSummary; today: string };

const CELL = 'px-3 py-3 first:pl-5 last:pr-5';

function Rows({ summary, today }: Own) {
  const t = useText(achievements);
  const tProgress = useText(progress);
  const pick = useBilingual();
  const format = useFormat();
  const { id } = useLearner();
  const competitors = useCompetitors(summary);
  if (!competitors) return <Spinner label={tProgress('loading')} />;

  return (
    <>
      {competitors.isFailed && <Notice tone="warning">{t('boardFailed')}</Notice>}
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
            {leaderboard(competitors.all, id, today).map((row) => (
              <tr key={row.id} className={`border-t border-line ${row.isYou ? 'bg-turmeric-tint font-semibold' : ''}`}>
                <td className={`${CELL} font-display text-xl tabular-nums`}>{format.number(row.place)}</td>
                <th scope="row" className={`${CELL} font-semibold`}>
                  <span className="mr-3">{pick(nicknameText(row.nickname))}</span>
                  {row.isYou && <Chip tone="indigo">{t('you')}</Chip>}
                </th>
                <td className={`${CELL} text-right tabular-nums`}>{format.number(row.points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </>
  );
}

// The condition is known at build time: without a Firebase project, the league is not in the bundle. Offline, the
// learner's own week is shown.
const LeagueArea = import.meta.env.VITE_FIREBASE_API_KEY
  ? lazy(() =>
      import('./league/LeagueArea').catch(() => ({
        default: ({ ownWeek }: { ownWeek: ReactNode }) => <>{ownWeek}</>,
      })),
    )
  : null;

/** The league of the week if there is a server, or else the learners of this device. */
export function Leaderboard(own: Own & { isSample: boolean }) {
  const tProgress = useText(progress);
  const { league } = usePorts();
  if (!LeagueArea || !league) return <OwnBoard {...own} />;
  return (
    <Suspense fallback={<Spinner label={tProgress('loading')} />}>
      <LeagueArea league={league} ownWeek={<OwnBoard {...own} />} />
    </Suspense>
  );
}

/** The learner's rank on this device, or only the learner if no others may be shown. */
function OwnBoard({ summary, today, isSample }: Own & { isSample: boolean }) {
  const t = useText(achievements);
  const hasOthers = usePorts().identity.deviceLearners !== undefined;
  return (
    <section aria-labelledby="leaderboard" className="grid max-w-3xl gap-4">
      <div>
        <h2 id="leaderboard" className="text-2xl">
          {t(hasOthers ? 'board' : 'boardOwn')}
        </h2>
        <p className="text-muted">{t(hasOthers ? 'boardLead' : 'boardOwnLead')}</p>
      </div>
      {isSample ? <Notice>{t('boardLater')}</Notice> : <Rows summary={summary} today={today} />}
    </section>
  );
}
