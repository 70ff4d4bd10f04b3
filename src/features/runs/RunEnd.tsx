import { useEffect } from 'react';
import type { Saving } from '../../domain/practice/practice';
import { recordOf } from '../../domain/practice/record';
import { missedPlaces, rightPlaces, type Run } from '../../domain/practice/run';
import { pointsFor } from '../../domain/progress/points';
import { runs } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import { EntryLine } from '../../practice/EntryLine';
import { RoomEnd } from '../../practice/room/RoomEnd';
import { useDueCount } from '../../state/figures/useDueCount';
import { EndHead } from '../../ui/layout/EndHead';
import { playEffect } from '../../ui/speech/effects';
import { DASHBOARD } from './addresses';

type Props = { run: Run; saving: Saving; onSave: () => void; onMore: () => void };

/** The score, what to review, and whether more is due. */
export function RunEnd({ run, saving, onSave, onMore }: Props) {
  const t = useText(runs);
  const due = useDueCount() ?? 0;
  const missed = missedPlaces(run);
  const right = rightPlaces(run).length;
  const answered = new Set(run.answers.map(({ place }) => place)).size;
  useEffect(() => void playEffect('done'), []);

  const title = t(missed.length === 0 ? 'endAllRight' : 'endTitle');
  const points = t('points', { count: pointsFor(recordOf(run, 0).activity) });
  const leaving = { to: DASHBOARD, label: t('toDashboard') };
  return (
    <RoomEnd
      leaving={leaving}
      ways={{ next: { label: t('more'), go: onMore }, others: [leaving] }}
      saving={saving}
      onSave={onSave}
      run={run}
      head={
        <EndHead icon={missed.length === 0 ? 'star' : 'check'} isGood title={title} score={points}>
          <p>{t('rightOf', { right, total: answered })}</p>
          {due > 0 && <p>{t('stillDue', { count: due })}</p>}
        </EndHead>
      }
    >
      {missed.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-2xl">{t('lookAgain')}</h2>
          <ul className="grid divide-y divide-line rounded-card border border-line bg-card px-5">
            {missed.flatMap((place) => {
              const subject = run.tasks[place]?.exercise.subject;
              return subject ? (
                <li key={place} className="py-3.5">
                  <EntryLine entry={subject} />
                </li>
              ) : (
                []
              );
            })}
          </ul>
        </section>
      )}
    </RoomEnd>
  );
}
