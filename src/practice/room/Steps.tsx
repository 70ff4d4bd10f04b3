import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';

/** A silent run shows `done` instead of right or wrong. */
export type StepState = 'right' | 'wrong' | 'done' | 'current' | 'ahead';

const LOOKS: Record<StepState, string> = {
  right: 'bg-leaf',
  wrong: 'bg-vermilion',
  done: 'bg-indigo',
  current: 'bg-turmeric ring-2 ring-turmeric-deep',
  ahead: 'bg-indigo-tint ring-1 ring-edge/40',
};

type Props = { states: readonly StepState[]; place: number; text?: string; name: string };

export function Steps({ states, place, text, name }: Props) {
  const t = useText(exercises);
  const total = states.length;
  const at = t('place', { place, total });
  return (
    <div>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={place - 1}
        aria-valuetext={text ?? at}
        className="flex gap-[min(0.25rem,1%)]"
      >
        {states.map((state, index) => (
          <span key={index} className={`h-2.5 min-w-0 flex-1 rounded-full ${LOOKS[state]}`} />
        ))}
      </div>
      <p className="mt-0.5 flex justify-between gap-3 text-sm leading-snug! text-muted tabular-nums">
        <span className="truncate">{name}</span>
        <span className="flex-none">{at}</span>
      </p>
    </div>
  );
}
