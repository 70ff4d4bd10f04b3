import { CONCEPTS } from '../../content/concepts';
import { type ConceptId, isOfSample } from '../../domain/progress/concepts';
import type { Insight } from '../../domain/progress/insights';
import { progress } from '../../i18n/progress';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { Icon, type IconName } from '../../ui/pictures/Icon';
import { Panel } from '../../ui/layout/Panel';
import { Spinner } from '../../ui/messages/Spinner';
import { TextLink } from '../../ui/controls/TextLink';
import { practiceOf } from './addresses';

const WENT_WELL = {
  alphabets: 'wentWellAlphabets',
  phrases: 'wentWellPhrases',
  numbers: 'wentWellNumbers',
  family: 'wentWellFamily',
} as const satisfies Record<ConceptId, string>;

const NEEDS_PRACTICE = {
  alphabets: 'practiceAlphabets',
  phrases: 'practicePhrases',
  numbers: 'practiceNumbers',
  family: 'practiceFamily',
} as const satisfies Record<ConceptId, string>;

const ICONS: Readonly<Record<Insight['kind'], IconName>> = {
  'went-well': 'check',
  'needs-practice': 'refresh',
  'mixed-up': 'info',
  'keep-streak': 'star',
  'goal-reached': 'star',
  'goal-left': 'path',
  'come-back': 'home',
};

function useInsightText(): (insight: Insight) => string {
  const t = useText(progress);
  const pick = useBilingual();
  const themeOf = (id: string) => {
    const concept = CONCEPTS.find((one) => one.id === id);
    return concept ? pick(concept.name) : id;
  };
  return (insight) => {
    switch (insight.kind) {
      case 'went-well':
        return isOfSample(insight.concept)
          ? t(WENT_WELL[insight.concept])
          : t('wentWellTheme', { theme: themeOf(insight.concept) });
      case 'needs-practice':
        return isOfSample(insight.concept)
          ? t(NEEDS_PRACTICE[insight.concept])
          : t('practiceTheme', { theme: themeOf(insight.concept) });
      case 'mixed-up':
        return t('mixedUp', { first: insight.letters[0], second: insight.letters[1] });
      case 'keep-streak':
        return t('keepStreak', { count: insight.days });
      case 'goal-reached':
        return t('goalReached');
      case 'goal-left':
        return t('goalLeft', { count: insight.minutes });
      case 'come-back':
        return t('comeBack');
    }
  };
}

type Props = {
  /** `null` while they are computed. */
  insights: readonly Insight[] | null;
  /** A sample has no links. */
  isSample?: boolean;
};

export function Insights({ insights, isSample = false }: Props) {
  const t = useText(progress);
  const textOf = useInsightText();
  return (
    <Panel title={t('insights')}>
      {!insights && <Spinner isLate label={t('loading')} />}
      <ul className="grid gap-4">
        {insights?.map((insight) => (
          <li
            key={insight.kind === 'mixed-up' ? insight.letters.join() : insight.kind}
            className="flex items-start gap-3"
          >
            <span className="grid size-9 flex-none place-items-center rounded-full bg-indigo-tint text-indigo">
              <Icon name={ICONS[insight.kind]} className="size-5" />
            </span>
            <span className="min-w-0 pt-1">
              {textOf(insight)}{' '}
              {insight.kind === 'mixed-up' && !isSample && (
                <TextLink to={practiceOf(insight.letters)}>{t('practiseBoth')}</TextLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
