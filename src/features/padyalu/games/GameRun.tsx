import type { Poem } from '../../../domain/padyalu/poem';
import { gameTasks, type VerseGame } from '../../../domain/padyalu/verseGames';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import { RunView } from '../../../practice/RunView';
import { unnumbered, useStartedRun } from '../../../practice/useStartedRun';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/messages/EmptyState';
import { GAMES_ADDRESS } from '../addresses';
import { GameEnd } from './GameEnd';
import { RoomPage } from '../../../practice/room/Room';

type Props = {
  readonly game: VerseGame;
  readonly poems: readonly Poem[];
  readonly grade: number | null;
  /** Returns to the choice of games. */
  readonly onClose: () => void;
};

export function GameRun({ game, poems, grade, onClose }: Props) {
  const t = useText(padyalu);
  // No poem's id contains a slash, so a game's paused run never collides with a poem's.
  const aim = { kind: 'poem', poemId: `games/${game}` } as const;
  const steps = useStartedRun(aim, () => gameTasks(game, poems, grade, Math.random).map(unnumbered));
  const { practice } = steps;

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
            onAgain={() => steps.startNew()}
            onClose={onClose}
          />
        </RoomPage>
      );
    default:
      return steps.isEmpty ? (
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
