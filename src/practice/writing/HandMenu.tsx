import { useText } from '../../i18n/useText';
import { writing } from '../../i18n/writing';
import { Icon } from '../../ui/pictures/Icon';
import type { Hand } from './hand';

type Props = { hand: Hand; onChoose: (hand: Hand) => void };

const NAMES = { right: 'rightHand', left: 'leftHand', none: 'noHand' } as const;
const HANDS = ['right', 'left', 'none'] as const;

/** Chooses the writing hand, or an exercise without drawing. */
export function HandMenu({ hand, onChoose }: Props) {
  const t = useText(writing);
  return (
    <label className="touch relative inline-flex items-center gap-2 rounded-full px-3 text-sm font-semibold text-muted hover:text-ink">
      <Icon name="edit" className="size-5" />
      <span className="sr-only">{t('hand')}</span>
      <select
        value={hand}
        onChange={(event) => onChoose(HANDS.find((one) => one === event.currentTarget.value) ?? 'right')}
        className="touch max-w-40 cursor-pointer appearance-none truncate bg-transparent underline decoration-2 underline-offset-[0.3em]"
      >
        {HANDS.map((one) => (
          <option key={one} value={one} className="bg-card text-ink">
            {t(NAMES[one])}
          </option>
        ))}
      </select>
    </label>
  );
}
