import type { ReactNode } from 'react';
import type { Saving } from '../../domain/practice/practice';
import { missedPlaces, rightPlaces, type Run } from '../../domain/practice/run';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Garland } from '../../ui/pictures/Garland';
import { SavedNote } from '../SavedNote';
import { Room, RoomFoot, RoomPage } from './Room';
import { type Leaving, RoomTop } from './RoomTop';

type Props = {
  leaving: Leaving;
  head: ReactNode;
  run: Run;
  saving: Saving;
  onSave: () => void;
  ways: {
    /** Starts the next activity immediately. */
    readonly next: { readonly label: string; readonly go: () => void };
    readonly others: readonly { readonly label: string; readonly to: string }[];
  };
  children: ReactNode;
};

/** The end of a run: the score, a bead for each task, whether it is saved, and the next step. */
export function RoomEnd({ leaving, head, run, saving, onSave, ways: { next, others }, children }: Props) {
  const t = useText(exercises);
  const right = rightPlaces(run);
  const missed = missedPlaces(run);
  const answered = run.tasks.flatMap((_, place) => (right.includes(place) || missed.includes(place) ? [place] : []));
  return (
    <Room
      top={<RoomTop leaving={leaving} />}
      foot={
        <RoomFoot>
          {/* The second click of a double click on the previous button would skip the result. */}
          <Button onClick={({ detail }) => detail <= 1 && next.go()} className="w-full">
            {next.label}
          </Button>
        </RoomFoot>
      }
    >
      <RoomPage>
        <div className="grid gap-6">
          {head}
          <Garland
            beads={answered.map((place) => (missed.includes(place) ? 'wrong' : 'right'))}
            text={t('beads', { right: answered.length - missed.length, total: answered.length })}
          />
          <SavedNote saving={saving} onSave={onSave} />
          {children}
          <nav className="flex flex-wrap justify-center gap-3">
            {others.map(({ label, to }) => (
              <ButtonLink key={label} look="quiet" to={to}>
                {label}
              </ButtonLink>
            ))}
          </nav>
        </div>
      </RoomPage>
    </Room>
  );
}
