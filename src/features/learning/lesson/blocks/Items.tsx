import type { Item } from '../../../../domain/lesson/lessonContent';
import { learning } from '../../../../i18n/learning';
import { useBilingual } from '../../../../i18n/useBilingual';
import { useLanguage, useText } from '../../../../i18n/useText';
import { Card } from '../../../../ui/layout/Card';
import { Chip } from '../../../../ui/controls/Chip';
import { Icon } from '../../../../ui/pictures/Icon';
import { MixedText } from '../../../../ui/layout/MixedText';
import { Hear } from '../Hear';
import { Latin } from '../latin';

export const Items = ({ items }: { items: readonly Item[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-3">
    {items.map((item) => (
      <li key={item.key} className="grid grid-cols-1">
        <ItemCard item={item} />
      </li>
    ))}
  </ul>
);

function ItemCard({ item: { telugu, english, picture, saidTo, note, isSightWord } }: { item: Item }) {
  const t = useText(learning);
  const language = useLanguage();
  const pick = useBilingual();
  return (
    <Card className="flex items-start gap-3.5 p-4 max-[359px]:gap-2 max-[359px]:p-3">
      {picture && (
        <span aria-hidden="true" className="pt-1 text-4xl leading-none">
          {picture}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p lang="te" className={`font-display ${picture ? 'text-xl' : 'text-2xl'}`}>
          {telugu}
        </p>
        <Latin text={telugu} />
        <p lang="en">
          <MixedText text={english} language="en" />
        </p>
        {saidTo && (
          <p className="mt-1.5">
            <Chip tone={saidTo === 'friend' ? 'leaf' : 'indigo'}>
              <span aria-hidden="true">{saidTo === 'friend' ? '🧒' : '🧓'}</span>
              {t(saidTo === 'friend' ? 'toFriend' : 'toElder')}
            </Chip>
          </p>
        )}
        {isSightWord && (
          <p className="mt-1.5">
            <Chip tone="turmeric">
              <Icon name="star" className="size-4" />
              {t('sightWord')}
            </Chip>
          </p>
        )}
        {note && (
          <p className="type-small mt-1.5 text-muted">
            <MixedText text={pick(note)} language={language} />
          </p>
        )}
      </div>
      <Hear text={telugu} />
    </Card>
  );
}
