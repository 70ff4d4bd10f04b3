import { Navigate, useParams } from 'react-router';
import { blogArticles } from '../../content/articles/blog';
import { articles } from '../../i18n/articles';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/useText';
import { ArticleView } from './ArticleView';

export default function BlogArticlePage() {
  const t = useText(articles);
  const format = useFormat();
  const { slug } = useParams();
  const article = blogArticles.find((candidate) => candidate.slug === slug);
  if (!article) return <Navigate to="/" replace />;
  const note = `${format.date(article.published)} · ${t('minutes', { count: article.minutes })}`;
  return <ArticleView article={article} note={note} backTo="/blog" backText={t('backToBlog')} />;
}
