import { useId } from 'react';
import { DAILY_MINUTES, type DailyMinutes } from '../../domain/learner/preferences';
import { placement } from '../../i18n/placement';
import { useText } from '../../i18n/useText';
import { PictureTile } from '../../ui/controls/PictureTile';

type Props = { picked: DailyMinutes; onPick: (minutes: DailyMinutes) => void };

/** The learner's own daily goal. */
export function MinutesChoice({ picked, onPick }: Props) {
  const t = useText(placement);
  const id = useId();
  return (
    <section className="grid gap-2">
      <h2 id={id} className="text-lg md:text-2xl">
        {t('minutesTitle')}
      </h2>
      <div role="group" aria-labelledby={id} className="grid grid-cols-3 gap-2.5">
        {DAILY_MINUTES.map((minutes) => (
          <PictureTile
            key={minutes}
            picture={minutes}
            text={t('minutesWord')}
            aria-label={t('minutes', { count: minutes })}
            isPicked={minutes === picked}
            onClick={() => onPick(minutes)}
          />
        ))}
      </div>
    </section>
  );
}
