import { Link } from 'react-router';
import type { Poem, Poet } from '../../../domain/padyalu/poem';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import type { Stored } from '../../../ports/documents';
import { Icon } from '../../../ui/pictures/Icon';
import { type FromList, poemAddress } from '../addresses';
import { usePoemTitle, usePoetTexts } from '../texts';
import { useNeighbours } from './usePoem';

type Props = { readonly poem: Stored<'poems'>; readonly poet: Poet | null; readonly from: FromList };

export function PoemNeighbours({ poem, poet, from }: Props) {
  const t = useText(padyalu);
  const { nameOf } = usePoetTexts();
  const { previous, next } = useNeighbours(poem);
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={t('morePoems', { poet: (poet && nameOf(poet)) || t('unknownPoet') })}
      className="grid gap-4 border-t border-line pt-6 @lg:grid-cols-2"
    >
      {previous && <Neighbour poem={previous} way="previous" from={from} />}
      {next && <Neighbour poem={next} way="next" from={from} />}
    </nav>
  );
}

const LOOKS = {
  previous: { icon: 'arrowLeft', link: '' },
  next: { icon: 'arrowRight', link: 'flex-row-reverse text-right @lg:col-start-2' },
} as const;

type NeighbourProps = { readonly poem: Poem; readonly way: keyof typeof LOOKS; readonly from: FromList };

function Neighbour({ poem, way, from }: NeighbourProps) {
  const t = useText(padyalu);
  const title = usePoemTitle()(poem);
  return (
    <Link
      to={poemAddress(poem.id)}
      state={from}
      className={`touch flex items-center gap-4 rounded-card border border-line bg-card px-5 py-3 hover:border-edge ${LOOKS[way].link}`}
    >
      <Icon name={LOOKS[way].icon} className="size-6 text-indigo" />
      <span className="min-w-0">
        <span className="type-small block text-muted">{t(way)}</span>
        <span lang="te" className="block font-display text-lg">
          {title}
        </span>
      </span>
    </Link>
  );
}
