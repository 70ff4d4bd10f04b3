import { useMemo } from 'react';
import { chosenTexts, shelfFor, type ShelfText } from '../../../domain/reading/shelf';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { useLoaded } from '../../../state/values/useLoaded';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/messages/EmptyState';
import { ErrorState } from '../../../ui/messages/ErrorState';
import { PageHead } from '../../../ui/layout/PageHead';
import { Spinner } from '../../../ui/messages/Spinner';
import { loadCatalogue } from '../loadCatalogue';
import { type Reader, useReader } from '../useReader';
import { ShelfFilters } from './ShelfFilters';
import { ShelfRow } from './ShelfRow';
import { useShelfChoice } from './useShelfChoice';

/** The bookshelf; books at the learner's level come first. */
export default function ShelfPage() {
  const t = useText(stories);
  const { loading, loadAgain } = useLoaded('The bookshelf', loadCatalogue);
  const reader = useReader();
  return (
    <div className="@container grid max-w-6xl gap-6">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <header>
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('lead')}</p>
      </header>
      {loading.kind === 'failed' && (
        <ErrorState
          title={t('loadFailedTitle')}
          text={t('shelfFailed')}
          action={<Button onClick={() => void loadAgain()}>{t('tryAgain')}</Button>}
        />
      )}
      {loading.kind === 'loaded' && reader.isKnown ? (
        <Shelves texts={loading.value} reader={reader} />
      ) : (
        loading.kind !== 'failed' && <Spinner label={t('loading')} />
      )}
    </div>
  );
}

function Shelves({ texts, reader: { step, read } }: { texts: readonly ShelfText[]; reader: Reader }) {
  const t = useText(stories);
  const { choice, choose, clear } = useShelfChoice();
  const chosen = useMemo(() => chosenTexts(texts, choice), [texts, choice]);
  const { now, ahead, rhymes } = useMemo(() => shelfFor(chosen, step, read), [chosen, step, read]);
  return (
    <>
      <ShelfFilters choice={choice} onChoose={choose} />
      <p role="status" className="-mt-2 text-muted">
        {t('found', { count: chosen.length })}
      </p>
      <ShelfRow title={t('now')} texts={now} read={read} />
      <ShelfRow title={t('rhymes')} texts={rhymes} read={read} />
      <ShelfRow title={t('ahead')} lead={t('aheadLead')} texts={ahead} read={read} isAhead />
      {chosen.length === 0 && (
        <EmptyState
          letter="క"
          title={t('noneTitle')}
          text={t('noneText')}
          action={<Button onClick={clear}>{t('clear')}</Button>}
        />
      )}
    </>
  );
}
