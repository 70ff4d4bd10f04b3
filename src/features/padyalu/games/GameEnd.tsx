import { useEffect } from 'react';
import type { Saving } from '../../../domain/practice/practice';
import { recordOf } from '../../../domain/practice/record';
import { missedPlaces, type Run } from '../../../domain/practice/run';
import { pointsFor } from '../../../domain/progress/points';
import { exercises } from '../../../i18n/exercises';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import { SavedNote } from '../../../practice/SavedNote';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { EndHead } from '../../../ui/layout/EndHead';
import { playEffect } from '../../../ui/speech/effects';
import { LIST_ADDRESS } from '../addresses';

type Props = {
  readonly run: Run;
  readonly saving: Saving;
  readonly onSave: () => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

export function GameEnd({ run, saving, onSave, onAgain, onClose }: Props) {
  const t = useText(padyalu);
  const e = useText(exercises);
  const atOnce = run.tasks.length - missedPlaces(run).length;
  const isAllRight = atOnce === run.tasks.length;
  useEffect(() => {
    window.scrollTo(0, 0);
    playEffect('done');
  }, []);
  return (
    <div className="grid gap-6">
      <EndHead
        icon={isAllRight ? 'star' : 'check'}
        isGood
        title={isAllRight ? e('allRight') : t('gameDone')}
        score={e('points', { count: pointsFor(recordOf(run, 0).activity) })}
      >
        {t('rightAtOnce', { right: atOnce, total: run.tasks.length })}
      </EndHead>
      <SavedNote saving={saving} onSave={onSave} />
      <nav className="flex flex-wrap justify-center gap-3">
        <ButtonLink look="quiet" to={LIST_ADDRESS}>
          {t('back')}
        </ButtonLink>
        <Button look="quiet" onClick={onClose}>
          {t('otherGames')}
        </Button>
        <Button onClick={onAgain}>{t('playAgain')}</Button>
      </nav>
    </div>
  );
}
