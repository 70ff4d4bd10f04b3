import { Component, type ReactNode } from 'react';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/messages/ErrorState';

/** Chunks of an older version are gone after a deployment; every browser words the failed import differently. */
const isMissingChunk = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script failed|Importing a module/i.test(error.message);

/** Learners go to the dashboard, everyone else to the landing page. */
const homeOf = (path: string) => (path.startsWith('/dashboard/') ? '/dashboard' : '/');

function Failure({ error }: { error: unknown }) {
  const t = useText(site);
  const missingChunk = isMissingChunk(error);
  return (
    <main className="page-width py-16">
      <ErrorState
        title={t(missingChunk ? 'chunkTitle' : 'crashTitle')}
        text={t(missingChunk ? 'chunkText' : 'crashText')}
        action={
          missingChunk ? (
            <>
              <Button onClick={() => location.reload()}>{t('reload')}</Button>
              <Button look="quiet" onClick={() => location.assign(homeOf(location.pathname))}>
                {t('goHome')}
              </Button>
            </>
          ) : (
            // A full page load, not a route change, discards the broken state.
            <Button onClick={() => location.assign('/')}>{t('goHome')}</Button>
          )
        }
      />
    </main>
  );
}

type Props = {
  /** Renders nothing instead of the failed children. */
  isSilent?: boolean;
  children: ReactNode;
};
type State = { failed: boolean; error: unknown };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.isSilent ? null : <Failure error={this.state.error} />;
  }
}
