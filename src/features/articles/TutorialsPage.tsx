import { tutorials } from '../../content/articles/tutorials';
import { articles } from '../../i18n/articles';
import { useText } from '../../i18n/useText';
import { PageHead } from '../../ui/layout/PageHead';
import { ArticleList } from './ArticleList';
import { ListTop } from './ListTop';

export default function TutorialsPage() {
  const t = useText(articles);
  return (
    <div className="page-width">
      <PageHead title={t('tutorialsTitle')} description={t('tutorialsDescription')} />
      <ListTop title={t('tutorialsHeading')} lead={t('tutorialsLead')} />
      <ArticleList
        articles={tutorials}
        folder="/tutorials"
        note={({ minutes }) => t('tutorialMinutes', { count: minutes })}
      />
    </div>
  );
}
