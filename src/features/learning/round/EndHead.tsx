import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/Icon';
import { Muggu } from '../../../ui/Muggu';
import { useFocusOn } from './useFocusOn';

type Props = { icon: IconName; isGood: boolean; title: string; score: string; children: ReactNode };

/** The end of a round or a quiz. It is read out as it appears. */
export function EndHead({ icon, isGood, title, score, children }: Props) {
  const heading = useFocusOn<HTMLHeadingElement>(true);
  return (
    <header className="relative overflow-hidden rounded-card bg-cloth px-6 py-9 text-center text-on-cloth">
      <Muggu className="opacity-15" />
      <div className="relative grid justify-items-center gap-2">
        <span
          className={`grid size-24 place-items-center rounded-full ${isGood ? 'bg-turmeric text-on-turmeric' : 'bg-card text-indigo'}`}
        >
          <Icon name={icon} className="size-12" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="mt-2 text-3xl">
          {title}
        </h1>
        <p className="font-display text-4xl tabular-nums">{score}</p>
        <div className="text-lg">{children}</div>
      </div>
    </header>
  );
}
