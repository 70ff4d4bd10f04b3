import { METER_NAMES } from '../../domain/chandas/meters';
import type { WhereYatiTask } from './rules';
import { exercises } from '../../i18n/exercises';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { verse } from '../../i18n/verse';
import { Chip } from '../../ui/controls/Chip';
import { Listen } from '../../practice/hearing/Listen';
import { TieMark } from '../../practice/verse/ties';
import type { ViewProps } from '../viewProps';

const LETTER = 'touch relative grid place-items-center rounded-tile border-[3px] px-1.5 text-2xl';

/** Shows the letters of a line with the first one marked; the learner taps the letter that matches it. */
export function WhereYatiView({ task, answer, onAnswer, isJudged }: ViewProps<WhereYatiTask, number>) {
  const t = useText(verse);
  const e = useText(exercises);
  const inLanguage = useBilingual();
  const { line, meter, aksharas, at } = task;
  const lookOf = (place: number) => {
    if (place === 0 || (isJudged && place === at)) return 'border-turmeric-deep bg-turmeric-tint text-turmeric-deep';
    if (place !== answer) return 'border-line bg-card shadow-card hover:border-edge';
    return isJudged ? 'border-vermilion bg-vermilion-tint' : 'border-indigo bg-indigo-tint';
  };
  const wordOf = (place: number) => {
    if (!isJudged) return '';
    if (place === at) return e('isRight');
    return place === answer ? e('isWrong') : '';
  };
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-center gap-3">
        <Listen text={line} />
        <Chip tone="leaf">{inLanguage(METER_NAMES[meter])}</Chip>
      </div>
      <div role="group" aria-label={t('yati')} className="flex flex-wrap justify-center gap-1.5">
        {aksharas.map(({ text, startsWord }, place) =>
          place === 0 ? (
            <span key={place} lang="te" data-asked className={`${LETTER} ${lookOf(0)}`}>
              {text}
              <Mark />
            </span>
          ) : (
            <button
              key={place}
              type="button"
              lang="te"
              data-option
              aria-pressed={place === answer}
              aria-disabled={isJudged}
              onClick={isJudged ? undefined : () => onAnswer(place)}
              className={`${LETTER} ${lookOf(place)} ${startsWord ? 'ml-2.5' : ''}`}
            >
              {text}
              {isJudged && place === at && <Mark />}
              {wordOf(place) !== '' && <span className="sr-only">{wordOf(place)}</span>}
            </button>
          ),
        )}
      </div>
    </div>
  );
}

const Mark = () => (
  <span aria-hidden="true" className="absolute -top-1.5 -right-1 grid">
    <TieMark tie="yati" />
  </span>
);
