import { useMemo } from 'react';
import { countsByPoet } from '../../../domain/padyalu/filterPoems';
import type { Poem, Poet } from '../../../domain/padyalu/poem';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import { Below } from '../../../ui/layout/Below';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/messages/EmptyState';
import { Spinner } from '../../../ui/messages/Spinner';
import { PoemGrid } from './PoemGrid';
import { POET_SELECT_ID } from './PoetSelect';
import { PoetTiles } from './PoetTiles';
import { usePoemChoice } from './usePoemChoice';
import type { ListAddress } from './useListAddress';

type Props = {
  readonly poets: readonly Poet[];
  /** `null` while they are loading. */
  readonly poems: readonly Poem[] | null;
  readonly address: ListAddress;
  readonly onSelectPoet: (poetId: string) => void;
};

const NO_POEMS: readonly Poem[] = [];

/** The chosen poems; before any choice, the poets, who appear before the poems have loaded. */
export function PoemList({ poets, poems, address, onSelectPoet }: Props) {
  const t = useText(padyalu);
  const { chosen, isFiltered, key } = usePoemChoice(poems ?? NO_POEMS, address);
  const counts = useMemo(() => poems && countsByPoet(poems), [poems]);

  const focusSelect = () => document.getElementById(POET_SELECT_ID)?.focus();

  if (!address.poetId && !isFiltered) {
    return (
      <>
        <EmptyState letter="క" title={t('noPoetTitle')} text={t('noPoetText')} />
        <Below>
          <PoetTiles
            poets={poets}
            counts={counts}
            onSelect={(poetId) => {
              onSelectPoet(poetId);
              focusSelect();
            }}
          />
        </Below>
      </>
    );
  }
  if (!poems) return <Spinner label={t('loadingPoems')} />;
  return (
    <>
      <p role="status" className="font-semibold text-muted">
        {t('poems', { count: chosen.length })}
      </p>
      {chosen.length > 0 ? (
        <PoemGrid key={key} poems={chosen} poets={poets} namesPoets={!address.poetId} />
      ) : (
        <EmptyState
          letter="ప"
          title={t('noPoemsTitle')}
          text={t(isFiltered ? 'noMatchText' : 'noPoemsText')}
          action={
            isFiltered && (
              <Button
                onClick={() => {
                  address.clearFilters();
                  focusSelect();
                }}
              >
                {t('clear')}
              </Button>
            )
          }
        />
      )}
    </>
  );
}
