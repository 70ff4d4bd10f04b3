import { useSearchParams } from 'react-router';
import { isSpellingKind, SPELLING_KIND_NAMES } from '../../exercises/kinds';
import type { Aim } from '../../domain/practice/aim';
import { runs } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import { ButtonLink } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/messages/EmptyState';
import { DASHBOARD, LEARNING_PATH } from './addresses';
import { LoadedLearner } from './LoadedLearner';
import { RunPage } from './RunPage';
import { SpellingStart } from './SpellingStart';
import { spellingTasks } from './spellingTasks';
import { fetchViews } from '../../exercises/views';

/** Spelling of words with taught letters. The URL names the way, which the start screen sets. */
export default function SpellingPage() {
  const t = useText(runs);
  const [parameters] = useSearchParams();
  const way = parameters.get('way');
  if (way === null) return <SpellingStart />;
  const kinds = isSpellingKind(way) ? [way] : SPELLING_KIND_NAMES;
  const aim: Aim = { kind: 'spelling', way: isSpellingKind(way) ? way : 'all' };
  const empty = (
    <EmptyState
      letter="అ"
      headingLevel="h1"
      title={t('noSpellingTitle')}
      text={t('noSpelling')}
      action={
        <>
          <ButtonLink look="quiet" to={DASHBOARD}>
            {t('toDashboard')}
          </ButtonLink>
          <ButtonLink to={LEARNING_PATH}>{t('learnLetters')}</ButtonLink>
        </>
      }
    />
  );
  return (
    <LoadedLearner>
      {(known) => (
        <RunPage
          key={way}
          aim={aim}
          title={t('spellingTitle')}
          make={() => spellingTasks(known, kinds)}
          empty={empty}
        />
      )}
    </LoadedLearner>
  );
}
SpellingPage.prepare = () => fetchViews(['hear-and-type']);
