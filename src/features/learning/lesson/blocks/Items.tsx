import type { Item } from '../../../../domain/lesson/lessonContent';
import { learning } from '../../../../i18n/learning';
import { useBilingual } from '../../../../i18n/useBilingual';
import { useText } from '../../../../i18n/useText';
import { Card } from '../../../../ui/Card';
import { Chip } from '../../../../ui/Chip';
import { Hear } from '../Hear';
import { Latin } from '../latin';
import { MixedText } from '../MixedText';

export const Items = ({ items }: { items: readonly Item[] }) => (
  <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
    {items.map((item) => (
      <li key={item.key} className="grid grid-cols-1">
        <ItemCard item={item} />
      </li>
    ))}
  </ul>
);

function ItemCard({ item: { telugu, english, picture, saidTo, note } }: { item: Item }) {
  const t = useText(learning);
  const pick = useBilingual();
  return (
    <Card className="flex items-start gap-3.5 p-4">
      {picture && (
        <span aria-hidden="true" className="pt-1 text-4xl leading-none">
          {picture}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p lang="te" className="font-display text-2xl wrap-anywhere">
          {telugu}
        </p>
        <Latin text={telugu} />
        <p lang="en">
          <MixedText text={english} />
        </p>
        {saidTo && (
          <p className="mt-1.5">
            <Chip tone={saidTo === 'friend' ? 'leaf' : 'indigo'}>
              <span aria-hidden="true">{saidTo === 'friend' ? '🧒' : '🧓'}</span>
              {t(saidTo === 'friend' ? 'toFriend' : 'toElder')}
            </Chip>
          </p>
        )}
        {note && (
          <p className="type-small mt-1.5 text-muted">
            <MixedText text={pick(note)} />
          </p>
        )}
      </div>
      <Hear text={telugu} />
    </Card>
  );
}
