import { Link } from 'react-router';
import { dashboard } from '../../i18n/dashboard';
import { useText } from '../../i18n/useText';
import { useLearner } from '../../session/session';
import { Card } from '../../ui/Card';
import { PageHead } from '../../ui/PageHead';

const PLACES = [
  { to: '/dashboard/learning', letter: 'అ', text: 'learning' },
  { to: '/dashboard/ai-learning', letter: 'మా', text: 'aiLearning' },
  { to: '/dashboard/AIQuizzes', letter: '?', text: 'quizzes' },
  { to: '/dashboard/telugu-padyalu', letter: 'ప', text: 'padyalu' },
] as const;

export default function DashboardPage() {
  const t = useText(dashboard);
  const { name } = useLearner();
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <p lang="te" className="text-lg text-muted">
        {t('greeting')}
      </p>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{t('welcome', { name })}</h1>
      <h2 className="mt-8 mb-4 text-xl">{t('next')}</h2>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {PLACES.map(({ to, letter, text }) => (
          <li key={to}>
            <Link to={to} className="block rounded-card">
              <Card className="flex items-center gap-4 p-5 transition-transform hover:-translate-y-0.5">
                <span
                  lang="te"
                  aria-hidden="true"
                  className="grid size-16 flex-none place-items-center rounded-tile bg-turmeric font-display text-3xl leading-none! text-on-turmeric"
                >
                  {letter}
                </span>
                <span className="font-display text-xl">{t(text)}</span>
              </Card>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
