import { firstLetter } from '../../../domain/padyalu/fallbacks';
import type { Poem, Poet } from '../../../domain/padyalu/poem';
import { FORM_NAMES } from '../../../domain/padyalu/poemForm';
import { canBeLearned } from '../../../domain/padyalu/poemLines';
import { byHeart } from '../../../i18n/byHeart';
import { padyalu } from '../../../i18n/padyalu';
import { useBilingual } from '../../../i18n/useBilingual';
import { useLanguage, useText } from '../../../i18n/useText';
import { ButtonLink } from '../../../ui/controls/Button';
import { Chip } from '../../../ui/controls/Chip';
import { Icon } from '../../../ui/pictures/Icon';
import { Muggu } from '../../../ui/pictures/Muggu';
import { byHeartAddress } from '../addresses';
import { useExcerptText, usePoemTitle, usePoetTexts, useTagName } from '../texts';

type Props = { readonly poem: Poem; readonly poet: Poet | null };

export function PoemTop({ poem, poet }: Props) {
  const t = useText(padyalu);
  const heart = useText(byHeart);
  const language = useLanguage();
  const inLanguage = useBilingual();
  const title = usePoemTitle()(poem);
  const tagName = useTagName();
  const { nameOf, periodOf, workOf } = usePoetTexts();
  const period = poet ? periodOf(poet) : '';
  // A poem without a source is assumed to be from the poet's own work.
  const source = (poem.source && inLanguage(poem.source)) || (poet ? workOf(poet) : '');
  const excerpt = useExcerptText()(poem);
  return (
    <header className="relative overflow-hidden rounded-card bg-cloth p-6 text-on-cloth md:p-8">
      <div aria-hidden="true" className="absolute inset-y-0 right-0 hidden w-72 place-items-center @2xl:grid">
        <Muggu className="mask-l-from-55% opacity-30" />
        <span lang="te" className="font-display relative text-[7rem] text-turmeric">
          {firstLetter(poem.title || poem.teluguText)}
        </span>
      </div>
      <div className="relative @2xl:pr-64">
        <h1 lang="te" className="text-3xl md:text-4xl">
          {title}
        </h1>
        {language === 'en' && poem.titleEnglish && poem.titleEnglish !== title && (
          <p className="text-lg">{poem.titleEnglish}</p>
        )}
        <p className="mt-2">
          <span className="font-semibold">{(poet && nameOf(poet)) || t('unknownPoet')}</span>
          {period && (
            <>
              {' · '}
              {period}
            </>
          )}
        </p>
        {(source || excerpt) && (
          <p className="type-small mt-1">
            {[source && t('source', { source }), excerpt].filter((part) => part !== '').join(' · ')}
          </p>
        )}
        <ul aria-label={t('tags')} className="mt-3 flex flex-wrap gap-2 empty:hidden">
          {poem.meter && (
            <li>
              <Chip tone="leaf">{inLanguage(FORM_NAMES[poem.meter])}</Chip>
            </li>
          )}
          {poem.grade !== undefined && (
            <li>
              <Chip tone="indigo">{t('gradeName', { grade: poem.grade })}</Chip>
            </li>
          )}
          {poem.tags.map((tag, index) => (
            <li key={index}>
              <Chip>{tagName(tag)}</Chip>
            </li>
          ))}
        </ul>
        {canBeLearned(poem) && (
          <ButtonLink look="voice" to={byHeartAddress(poem.id)} className="mt-5">
            <Icon name="star" className="size-5" />
            {heart('learn')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
