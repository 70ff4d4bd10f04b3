import { Link } from 'react-router';
import { firstLetter, previewOf } from '../../../domain/padyalu/fallbacks';
import type { Poem } from '../../../domain/padyalu/poem';
import { padyalu } from '../../../i18n/padyalu';
import { useLanguage, useText } from '../../../i18n/useText';
import { Card } from '../../../ui/layout/Card';
import { Chip } from '../../../ui/controls/Chip';
import { Icon } from '../../../ui/pictures/Icon';
import { type FromList, poemAddress } from '../addresses';
import { LetterTile } from '../LetterTile';
import { useExcerptText, usePoemTitle, useTagName } from '../texts';

const SHOWN_TAGS = 2;

type Props = {
  readonly poem: Poem;
  /** Shown if the list has poems of several poets. */
  readonly poetName: string | undefined;
  readonly tone: number;
  readonly from: FromList;
};

/** The whole card is a link to the poem. */
export function PoemCard({ poem, poetName, tone, from }: Props) {
  const t = useText(padyalu);
  const language = useLanguage();
  const tagName = useTagName();
  const title = usePoemTitle()(poem);
  const excerpt = useExcerptText()(poem);
  const under = [language === 'en' ? poem.titleEnglish : undefined, poetName].filter(Boolean).join(' · ');
  return (
    <Card className="relative flex h-full flex-col gap-3 p-5 transition-transform hover:-translate-y-0.5">
      <div className="flex items-center gap-4">
        <LetterTile letter={firstLetter(poem.title || poem.teluguText)} tone={tone} />
        <div className="min-w-0">
          <h2 lang="te" className="text-xl">
            {title}
          </h2>
          {under && <p className="type-small text-muted">{under}</p>}
        </div>
      </div>
      <p lang="te" className="line-clamp-2 text-lg">
        {previewOf(poem)}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {poem.grade !== undefined && <Chip tone="indigo">{t('gradeName', { grade: poem.grade })}</Chip>}
        {poem.tags.slice(0, SHOWN_TAGS).map((tag) => (
          <Chip key={tag}>{tagName(tag)}</Chip>
        ))}
        {excerpt && <span className="type-small text-muted">{excerpt}</span>}
      </div>
      <p>
        <Link
          to={poemAddress(poem.id)}
          state={from}
          aria-label={t('readMoreOf', { title })}
          className="touch -my-1.5 inline-flex items-center gap-1.5 font-semibold text-indigo after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-indigo"
        >
          {t('readMore')}
          <Icon name="arrowRight" className="size-5" />
        </Link>
      </p>
    </Card>
  );
}
