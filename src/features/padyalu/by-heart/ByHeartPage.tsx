import { Navigate, useParams } from 'react-router';
import { EMPTY_SUMMARY, type LearnerSummary } from '../../../domain/learner/summary';
import { canBeLearned } from '../../../domain/padyalu/poemLines';
import { byHeart } from '../../../i18n/byHeart';
import { useText } from '../../../i18n/useText';
import type { Stored } from '../../../ports/documents';
import { HearingArea } from '../../../practice/HearingArea';
import { useSummary } from '../../../state/figures/useSummary';
import { PageHead } from '../../../ui/layout/PageHead';
import { Spinner } from '../../../ui/messages/Spinner';
import { poemAddress } from '../addresses';
import { usePoem } from '../poem/usePoem';
import { usePoemTitle } from '../texts';
import { ByHeartRun } from './ByHeartRun';
import { fetchViews } from '../../../exercises/views';

export default function ByHeartPage() {
  const { poemId = '' } = useParams();
  return <PoemOrNot key={poemId} poemId={poemId} />;
}
ByHeartPage.prepare = () => fetchViews(['read-line']);

/** The poem's own page reports a poem that is missing or cannot be learned. */
function PoemOrNot({ poemId }: { readonly poemId: string }) {
  const t = useText(byHeart);
  const loading = usePoem(poemId);
  const { state } = useSummary();
  if (loading.kind === 'loading' || state.kind === 'loading') return <Spinner fullScreen label={t('loading')} />;
  if (loading.kind !== 'loaded' || !canBeLearned(loading.poem)) return <Navigate to={poemAddress(poemId)} replace />;
  // Without a summary, every line is taught from the beginning.
  const known = state.kind === 'loaded' ? state.value : EMPTY_SUMMARY;
  return <LearnedPoem poem={loading.poem} known={known} />;
}

function LearnedPoem({ poem, known }: { readonly poem: Stored<'poems'>; readonly known: LearnerSummary }) {
  const t = useText(byHeart);
  const title = usePoemTitle()(poem);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t('pageTitle', { title })} description={t('pageDescription')} />
      <HearingArea>
        <ByHeartRun poem={poem} known={known} />
      </HearingArea>
    </div>
  );
}
