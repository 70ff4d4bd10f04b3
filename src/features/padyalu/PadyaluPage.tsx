import { padyalu } from '../../i18n/padyalu';
import { useText } from '../../i18n/useText';
import { usePorts } from '../../state/session/ports';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/messages/ErrorState';
import { Icon } from '../../ui/pictures/Icon';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import { GAMES_ADDRESS } from './addresses';
import { PoemFilters } from './list/PoemFilters';
import { PoemList } from './list/PoemList';
import { PoetSelect } from './list/PoetSelect';
import { useListAddress } from './list/useListAddress';
import { useCollection } from './useCollection';

export default function PadyaluPage() {
  const t = useText(padyalu);
  const { analytics } = usePorts();
  const poets = useCollection('poets');
  const poems = useCollection('poems');
  const address = useListAddress();

  const selectPoet = (poetId: string) => {
    address.change({ poet: poetId });
    if (poetId !== '') analytics.record({ name: 'select_poet', parameters: {} });
  };
  const tryAgain = (load: () => Promise<void>) => <Button onClick={() => void load()}>{t('tryAgain')}</Button>;

  const { loading: poetsLoading } = poets;
  const { loading: poemsLoading } = poems;
  const entries = poemsLoading.kind === 'loaded' ? poemsLoading.entries : null;
  return (
    <div className="@container grid max-w-6xl gap-6">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
          <p className="mt-1 text-muted">{t('lead')}</p>
        </div>
        <ButtonLink look="quiet" to={GAMES_ADDRESS}>
          <Icon name="star" className="size-5" />
          {t('games')}
        </ButtonLink>
      </header>
      {poetsLoading.kind === 'loaded' && (
        <search className="grid grid-cols-2 items-start gap-4 @4xl:grid-cols-[2fr_1.6fr_1fr_1fr]">
          <div className="col-span-2 @4xl:col-span-1">
            <PoetSelect poets={poetsLoading.entries} poetId={address.poetId} onSelect={selectPoet} />
          </div>
          {poemsLoading.kind !== 'failed' && <PoemFilters address={address} poems={entries ?? []} />}
        </search>
      )}
      {poetsLoading.kind === 'failed' && (
        <ErrorState title={t('loadFailedTitle')} text={t('poetsFailed')} action={tryAgain(poets.load)} />
      )}
      {poemsLoading.kind === 'failed' && (
        <ErrorState title={t('loadFailedTitle')} text={t('poemsFailed')} action={tryAgain(poems.load)} />
      )}
      {poetsLoading.kind === 'loading' && <Spinner label={t('loadingPoems')} />}
      {poetsLoading.kind === 'loaded' && poemsLoading.kind !== 'failed' && (
        <PoemList poets={poetsLoading.entries} poems={entries} address={address} onSelectPoet={selectPoet} />
      )}
    </div>
  );
}
