import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { stories } from '../../i18n/stories';
import { useText } from '../../i18n/useText';
import { useLoaded } from '../../state/values/useLoaded';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/messages/EmptyState';
import { ErrorState } from '../../ui/messages/ErrorState';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import { shelfFrom } from './addresses';

type Props<T> = {
  readonly id: string;
  /** Must be a stable function. */
  readonly load: (id: string) => Promise<T | null>;
  readonly notFound: string;
  readonly children: (text: T) => ReactNode;
};

/** Loads a story or a rhyme, or says that it does not exist. Each id needs its own `key`. */
export function TextGate<T>({ id, load, notFound, children }: Props<T>) {
  const t = useText(stories);
  const shelf = shelfFrom(useLocation().state);
  const { loading, loadAgain } = useLoaded(id, load);
  if (loading.kind === 'loading') return <Spinner fullScreen label={t('opening')} />;
  if (loading.kind === 'loaded' && loading.value) return children(loading.value);
  const toShelf = (
    <ButtonLink to={shelf} look={loading.kind === 'failed' ? 'quiet' : 'primary'}>
      {t('toShelf')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      {loading.kind === 'failed' ? (
        <ErrorState
          headingLevel="h1"
          title={t('loadFailedTitle')}
          text={t('storyFailed')}
          action={
            <>
              {toShelf}
              <Button onClick={() => void loadAgain()}>{t('tryAgain')}</Button>
            </>
          }
        />
      ) : (
        <EmptyState headingLevel="h1" letter="క" title={notFound} text={t('notFoundText')} action={toShelf} />
      )}
    </>
  );
}
