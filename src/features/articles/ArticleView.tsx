import { Link } from 'react-router';
import type { Article } from '../../content/articles/article';
import { articles } from '../../i18n/articles';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { ButtonLink } from '../../ui/controls/Button';
import { Icon } from '../../ui/pictures/Icon';
import { PageHead } from '../../ui/layout/PageHead';
import { BlockView } from './BlockView';

type Props = { article: Article; note: string; backTo: string; backText: string };

export function ArticleView({ article, note, backTo, backText }: Props) {
  const t = useText(articles);
  const pick = useBilingual();
  return (
    <article className="page-width">
      <PageHead title={t('articleTitle', { title: pick(article.title) })} description={pick(article.summary)} />
      <div className="mx-auto max-w-3xl pt-6">
        <Link to={backTo} className="inline-flex min-h-12 items-center gap-2 font-semibold text-indigo hover:underline">
          <Icon name="arrowLeft" className="size-5" />
          {backText}
        </Link>
        <h1 className="mt-4 text-4xl md:text-5xl">{pick(article.title)}</h1>
        <p className="mt-4 text-muted">{note}</p>
        <div className="mt-8 grid gap-5 text-lg">
          {article.blocks.map((block, place) => (
            <BlockView key={place} block={block} />
          ))}
        </div>
        <div className="mt-14 flex flex-wrap items-center gap-5 rounded-card bg-indigo-tint p-7">
          <p className="font-display text-2xl">{t('tryIt')}</p>
          <ButtonLink to="/login">{t('getStarted')}</ButtonLink>
        </div>
      </div>
    </article>
  );
}
