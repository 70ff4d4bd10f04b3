import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/pictures/Icon';

type Props = { icon: IconName; isChosen: boolean; onChoose: () => void; children: ReactNode };

/** The learner judges themselves; neither answer is wrong. */
export const OwnWordButton = ({ icon, isChosen, onChoose, children }: Props) => (
  <button
    type="button"
    data-option
    aria-pressed={isChosen}
    onClick={onChoose}
    className={`touch flex min-h-14 items-center justify-center gap-2.5 rounded-card border-[3px] px-3 py-1.5 text-lg font-semibold transition-transform active:scale-[0.98] ${isChosen ? 'border-indigo bg-indigo-tint' : 'border-line bg-card shadow-card hover:border-edge'}`}
  >
    <Icon name={icon} className="size-6" />
    {children}
  </button>
);
