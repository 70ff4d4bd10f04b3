import { placement } from '../../i18n/placement';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/Icon';

export const BEGINNINGS = ['letters', 'some', 'reading'] as const;
export type Beginning = (typeof BEGINNINGS)[number];

const PICTURES: Readonly<Record<Beginning, string>> = { letters: '🌱', some: 'అ ఆ', reading: '📖' };

type Props = { picked: Beginning | null; onPick: (beginning: Beginning) => void };

export function BeginningChoice({ picked, onPick }: Props) {
  const t = useText(placement);
  return (
    <div role="group" aria-label={t('beginTitle')} className="grid gap-2.5">
      {BEGINNINGS.map((beginning) => {
        const isPicked = beginning === picked;
        return (
          <button
            key={beginning}
            type="button"
            aria-pressed={isPicked}
            onClick={() => onPick(beginning)}
            className={`touch flex items-center gap-4 rounded-card border-2 px-4 py-2.5 text-left transition-transform active:scale-[0.98] ${
              isPicked
                ? 'border-turmeric-deep bg-turmeric text-on-turmeric'
                : 'border-line bg-card text-ink hover:border-edge'
            }`}
          >
            <span
              aria-hidden="true"
              lang="te"
              className="font-display w-18 flex-none text-center text-4xl leading-none! md:text-5xl"
            >
              {PICTURES[beginning]}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-lg leading-snug font-semibold">{t(beginning)}</span>
              <span className={`type-small block leading-snug ${isPicked ? '' : 'text-muted'}`}>
                {t(`${beginning}Hint`)}
              </span>
            </span>
            <span
              className={`grid size-7 flex-none place-items-center rounded-full ${isPicked ? 'bg-indigo text-on-indigo' : 'border-2 border-line'}`}
            >
              {isPicked && <Icon name="check" className="size-4" />}
            </span>
          </button>
        );
      })}
    </div>
  );
}
