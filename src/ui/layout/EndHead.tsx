import type { ReactNode } from 'react';
import { Icon, type IconName } from '../pictures/Icon';
import { Muggu } from '../pictures/Muggu';
import { useFocusOn } from '../hooks/useFocusOn';

type Props = {
  icon: IconName;
  isGood: boolean;
  title: string;
  message?: string;
  score: ReactNode;
  children: ReactNode;
};

/** The top of a result screen. The heading takes the focus, so a screen reader reads it out. */
export function EndHead({ icon, isGood, title, message, score, children }: Props) {
  const heading = useFocusOn<HTMLHeadingElement>(true, true);
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
        {message && <p className="text-xl font-semibold">{message}</p>}
        <p className="font-display text-5xl tabular-nums">{score}</p>
        <div className="text-lg">{children}</div>
      </div>
    </header>
  );
}
