import { blogArticles } from '../../content/articles/blog';
import { articles } from '../../i18n/articles';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/useText';
import { PageHead } from '../../ui/layout/PageHead';
import { ArticleList } from './ArticleList';
import { ListTop } from './ListTop';

export default function BlogPage() {
  const t = useText(articles);
  const format = useFormat();
  return (
    <div className="page-width">
      <PageHead title={t('blogTitle')} description={t('blogDescription')} />
      <ListTop title={t('blogHeading')} lead={t('blogLead')} />
      <ArticleList
        articles={blogArticles}
        folder="/blog"
        note={({ published, minutes }) => `${format.date(published)} · ${t('minutes', { count: minutes })}`}
      />
    </div>
  );
}
