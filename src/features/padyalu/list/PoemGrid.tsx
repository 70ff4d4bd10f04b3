import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Poem, Poet } from '../../../domain/padyalu/poem';
import { usePoetTexts } from '../texts';
import { PoemCard } from './PoemCard';
import { useShownCount } from './useShownCount';

type Props = { readonly poems: readonly Poem[]; readonly poets: readonly Poet[]; readonly namesPoets: boolean };

/** Use the choice of poems as the key, so that a new choice starts a new grid. */
export function PoemGrid({ poems, poets, namesPoets }: Props) {
  const { search } = useLocation();
  const { nameOf } = usePoetTexts();
  const { shown, end } = useShownCount(poems.length);
  const places = useMemo(() => new Map(poets.map((poet, index) => [poet.id, { poet, index }])), [poets]);
  return (
    <>
      <ul className="grid gap-5 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {poems.slice(0, shown).map((poem) => {
          const place = places.get(poem.poetId);
          return (
            <li key={poem.id}>
              <PoemCard
                poem={poem}
                poetName={namesPoets && place ? nameOf(place.poet) : undefined}
                tone={place?.index ?? 0}
                from={{ list: search }}
              />
            </li>
          );
        })}
      </ul>
      <div ref={end} />
    </>
  );
}
