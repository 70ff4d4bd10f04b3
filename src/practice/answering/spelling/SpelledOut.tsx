import { compareSpelling, type Compared } from '../../../domain/spelling/compare';
import type { Entry } from '../../../domain/lesson/entry';
import { typing } from '../../../i18n/typing';
import { useText } from '../../../i18n/useText';
import { useSpeakLabels } from '../../../i18n/speech';
import { Icon } from '../../../ui/pictures/Icon';
import { Fit } from '../../fit/Fit';
import { useHearing } from '../../hearing/hearing';

const TILE =
  'grid min-h-12 min-w-14 place-items-center rounded-tile border-[3px] px-[0.25em] font-display leading-[1.65]! transition-transform active:scale-[0.98]';
const LOOKS = { right: 'border-leaf bg-leaf-tint', wrong: 'border-vermilion bg-vermilion-tint' } as const;

/** The answer akshara by akshara, with each wrong akshara above the right one. A tap speaks an akshara. */
export function SpelledOut({ whole, written }: { whole: Entry; written: string }) {
  const t = useText(typing);
  return (
    <Fit name="spelled out" max={2.4} as="div" className="w-full">
      <ul aria-label={t('spelledOut')} className="flex flex-wrap items-end justify-center gap-2">
        {compareSpelling(whole.telugu, written).map((compared, at) => (
          <li key={at} className="grid gap-1">
            {!compared.isSame && <Wrong compared={compared} />}
            {compared.right !== '' && (
              <Heard
                letter={compared.right}
                label={t('shouldBe', { letter: compared.right })}
                isRight
                isSame={compared.isSame}
              />
            )}
          </li>
        ))}
      </ul>
    </Fit>
  );
}

function Wrong({ compared: { written } }: { compared: Compared }) {
  const t = useText(typing);
  if (written !== '') return <Heard letter={written} label={t('youWrote', { letter: written })} isRight={false} />;
  return (
    <span className={`${TILE} border-dashed border-vermilion`}>
      <span className="sr-only">{t('youWrote', { letter: t('nothingWritten') })}</span>
    </span>
  );
}

type HeardProps = { letter: string; label: string; isRight: boolean; isSame?: boolean };

function Heard({ letter, label, isRight, isSame = false }: HeardProps) {
  const { say } = useHearing();
  const { listen } = useSpeakLabels(letter);
  return (
    <button
      type="button"
      aria-label={isSame ? listen : `${label}. ${listen}`}
      onClick={() => say([letter])}
      className={`${TILE} relative ${LOOKS[isRight ? 'right' : 'wrong']}`}
    >
      <span lang="te">{letter}</span>
      {!isSame && (
        <span
          className={`absolute -top-2 -right-2 grid size-6 place-items-center rounded-full ${isRight ? 'bg-leaf text-on-leaf' : 'bg-vermilion text-on-vermilion'}`}
        >
          <Icon name={isRight ? 'check' : 'cross'} className="size-4" />
        </span>
      )}
    </button>
  );
}
