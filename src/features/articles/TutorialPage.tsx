import { Navigate, useParams } from 'react-router';
import { tutorials } from '../../content/articles/tutorials';
import { articles } from '../../i18n/articles';
import { useText } from '../../i18n/useText';
import { ArticleView } from './ArticleView';

export default function TutorialPage() {
  const t = useText(articles);
  const { slug } = useParams();
  const tutorial = tutorials.find((candidate) => candidate.slug === slug);
  if (!tutorial) return <Navigate to="/" replace />;
  const note = t('tutorialMinutes', { count: tutorial.minutes });
  return <ArticleView article={tutorial} note={note} backTo="/tutorials" backText={t('backToTutorials')} />;
}
