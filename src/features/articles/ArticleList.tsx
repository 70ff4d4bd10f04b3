import { Link } from 'react-router';
import type { Article } from '../../content/articles/article';
import { useBilingual } from '../../i18n/useBilingual';
import { Card } from '../../ui/layout/Card';

type Props = { articles: readonly Article[]; folder: '/blog' | '/tutorials'; note: (article: Article) => string };

export function ArticleList({ articles, folder, note }: Props) {
  const pick = useBilingual();
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {articles.map((article) => (
        <li key={article.slug}>
          <Link to={`${folder}/${article.slug}`} className="block h-full rounded-card">
            <Card className="flex h-full gap-5 p-6 transition-transform hover:-translate-y-0.5">
              <span
                lang="te"
                aria-hidden="true"
                className="grid size-20 flex-none place-items-center rounded-tile bg-indigo-tint font-display text-4xl leading-none! text-indigo"
              >
                {article.letter}
              </span>
              <span>
                <span className="block font-display text-xl">{pick(article.title)}</span>
                <span className="mt-1.5 block text-muted">{pick(article.summary)}</span>
                <span className="mt-3 block text-sm text-muted">{note(article)}</span>
              </span>
            </Card>
          </Link>
        </li>
      ))}
    </ul>
  );
}
