import { useState } from 'react';
import type { VerseGame } from '../../../domain/padyalu/verseGames';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import { HearingArea } from '../../../practice/HearingArea';
import { useLearnerData, useShared } from '../../../state/memory/learnerData';
import { Button } from '../../../ui/controls/Button';
import { ErrorState } from '../../../ui/messages/ErrorState';
import { PageHead } from '../../../ui/layout/PageHead';
import { Spinner } from '../../../ui/messages/Spinner';
import { useCollection } from '../useCollection';
import { GameChoice } from './GameChoice';
import { GameRun } from './GameRun';
import { RoomPage } from '../../../practice/room/Room';
import { fetchViews } from '../../../exercises/views';

/** Games about the structure of a verse: the learner picks a game and gets eight tasks. */
export default function GamesPage() {
  const t = useText(padyalu);
  const [game, setGame] = useState<VerseGame | null>(null);
  const { loading, load } = useCollection('poems');
  const profile = useShared(useLearnerData().profile);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t('gamesPageTitle')} description={t('gamesLead')} />
      {loading.kind === 'loading' && <Spinner fullScreen label={t('loadingPoems')} />}
      {loading.kind === 'failed' && (
        <ErrorState
          headingLevel="h1"
          title={t('loadFailedTitle')}
          text={t('poemsFailed')}
          action={<Button onClick={() => void load()}>{t('tryAgain')}</Button>}
        />
      )}
      {loading.kind === 'loaded' &&
        (game === null ? (
          <RoomPage>
            <GameChoice onChoose={setGame} />
          </RoomPage>
        ) : (
          <HearingArea key={game}>
            <GameRun
              game={game}
              poems={loading.entries}
              grade={profile.kind === 'loaded' ? profile.value.grade : null}
              onClose={() => setGame(null)}
            />
          </HearingArea>
        ))}
    </div>
  );
}
GamesPage.prepare = () => fetchViews(['which-meter']);
