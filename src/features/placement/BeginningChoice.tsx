import { placement } from '../../i18n/placement';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';

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
            className={`touch relative flex items-center gap-3 rounded-card border-2 px-3 py-3 text-left transition-transform active:scale-[0.98] md:gap-5 md:px-5 md:py-4 ${
              isPicked
                ? 'border-turmeric-deep bg-turmeric text-on-turmeric'
                : 'border-line bg-card text-ink hover:border-edge'
            }`}
          >
            <span
              aria-hidden="true"
              lang="te"
              className="font-display w-16 flex-none text-center text-3xl leading-none! whitespace-nowrap md:w-24 md:text-5xl"
            >
              {PICTURES[beginning]}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-lg leading-snug font-semibold">{t(beginning)}</span>
              <span className={`type-small block leading-snug ${isPicked ? '' : 'text-muted'}`}>
                {t(`${beginning}Hint`)}
              </span>
            </span>
            {isPicked && (
              <span className="absolute -top-1.5 -right-1.5 grid size-7 place-items-center rounded-full border-2 border-card bg-indigo text-on-indigo">
                <Icon name="check" className="size-4" />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
