import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../../browser/newId';
import type { Poem } from '../../../domain/padyalu/poem';
import { gameTasks, type VerseGame } from '../../../domain/padyalu/verseGames';
import { startRun } from '../../../domain/practice/run';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import { RunView } from '../../../practice/RunView';
import { usePractice } from '../../../practice/usePractice';
import { useLearner } from '../../../state/session/session';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/messages/EmptyState';
import { GAMES_ADDRESS } from '../addresses';
import { GameEnd } from './GameEnd';
import { RoomPage } from '../../../practice/room/Room';

type Props = {
  readonly game: VerseGame;
  readonly poems: readonly Poem[];
  readonly grade: number | null;
  /** Back to the choice of games. */
  readonly onClose: () => void;
};

/** One game after the other. A game left in the middle goes on by itself. */
export function GameRun({ game, poems, grade, onClose }: Props) {
  const t = useText(padyalu);
  const { id: userId } = useLearner();
  // No poem of a store has such a name: games are kept beside the poems.
  const poemId = `games/${game}`;
  const steps = usePractice(`poem/${poemId}`);
  const { practice } = steps;

  const [hasNone, setNone] = useState(false);

  const begin = () => {
    const tasks = gameTasks(game, poems, grade, Math.random).map((exercise) => ({ exercise, part: null }));
    if (tasks.length === 0) setNone(true);
    else steps.begin(startRun({ recordId: newId(), userId, aim: { kind: 'poem', poemId }, tasks }, Date.now()));
  };
  const start = useEffectEvent(() => {
    if (practice.kind === 'offered') steps.resume();
    else begin();
  });
  useEffect(() => start(), []);

  switch (practice.kind) {
    case 'running':
      return (
        <RunView
          run={practice.run}
          steps={steps}
          name=""
          leaving={{ to: GAMES_ADDRESS, label: t('games'), onLeave: onClose }}
        />
      );
    case 'over':
      return (
        <RoomPage>
          <GameEnd
            run={practice.run}
            saving={practice.saving}
            onSave={steps.saveAgain}
            onAgain={begin}
            onClose={onClose}
          />
        </RoomPage>
      );
    default:
      return hasNone ? (
        <EmptyState
          letter="ఛ"
          headingLevel="h1"
          title={t('noGame')}
          text={t('noGameText')}
          action={<Button onClick={onClose}>{t('otherGames')}</Button>}
        />
      ) : null;
  }
}
