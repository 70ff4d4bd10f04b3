import { Link, useLocation } from 'react-router';
import type { ShelfText } from '../../../domain/reading/shelf';
import { stories } from '../../../i18n/stories';
import { useLanguage, useText } from '../../../i18n/useText';
import { Card } from '../../../ui/layout/Card';
import { Icon } from '../../../ui/pictures/Icon';
import { type FromShelf, textAddress } from '../addresses';
import { Cover } from './Cover';

type Props = { readonly text: ShelfText; readonly isRead: boolean; readonly isAhead: boolean };

/** On a phone the cover is beside the title, so that no title has to break. The whole card is a link. */
export function BookCard({ text, isRead, isAhead }: Props) {
  const t = useText(stories);
  const language = useLanguage();
  const { search } = useLocation();
  const { kind, level, theme, sentences, title, cover } = text;
  const from: FromShelf = { shelf: search };
  const about = [
    level === null ? t('rhyme') : t('levelName', { level }),
    t(kind === 'rhyme' ? 'lines' : 'sentences', { count: sentences }),
  ];
  return (
    <Card className="relative flex h-full overflow-hidden transition-transform hover:-translate-y-0.5 @md:flex-col">
      <div className="w-28 flex-none self-center pl-2 @md:w-auto @md:self-auto @md:pl-0">
        <Cover cover={cover} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3 @md:p-4">
        <h3 className="text-lg leading-snug! @md:text-xl">
          <Link
            to={textAddress(text)}
            state={from}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-indigo"
          >
            <span lang="te">{title.te}</span>
          </Link>
        </h3>
        {language === 'en' && <p className="type-small leading-snug text-muted">{title.en}</p>}
        <p className="mt-auto pt-1 text-sm leading-snug! text-muted">
          {about.map((fact, at) => (
            <span key={fact}>
              {at > 0 && ' · '}
              <span className="whitespace-nowrap">{fact}</span>
            </span>
          ))}
          {theme && <span className="hidden @md:block">{t(`theme_${theme}`)}</span>}
        </p>
        {isRead ? (
          <Mark look="bg-leaf-tint text-leaf" icon="check" text={t('read')} />
        ) : (
          isAhead && <Mark look="bg-turmeric-tint text-turmeric-deep" icon="speaker" text={t('readWithVoice')} />
        )}
      </div>
    </Card>
  );
}

type MarkProps = { readonly look: string; readonly icon: 'check' | 'speaker'; readonly text: string };

const Mark = ({ look, icon, text }: MarkProps) => (
  <p
    className={`inline-flex items-center gap-1 self-start rounded-full px-3 py-0.5 text-sm leading-snug! font-semibold ${look}`}
  >
    <Icon name={icon} className="size-4" />
    {text}
  </p>
);
