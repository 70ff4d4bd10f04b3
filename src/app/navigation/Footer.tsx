import { Link } from 'react-router';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { Brand } from './Brand';
import { ThemeToggle } from './ThemeToggle';

const GROUPS = [
  {
    title: 'footerLearn',
    pages: [
      { to: '/tutorials', text: 'tutorials' },
      { to: '/blog', text: 'blog' },
      { to: '/pricing', text: 'pricing' },
    ],
  },
  {
    title: 'footerHelp',
    pages: [
      { to: '/faq', text: 'faq' },
      { to: '/support', text: 'support' },
      { to: '/contact', text: 'contact' },
    ],
  },
  {
    title: 'footerCompany',
    pages: [
      { to: '/about', text: 'about' },
      { to: '/terms', text: 'terms' },
      { to: '/privacy', text: 'privacy' },
    ],
  },
] as const;

export function Footer() {
  const t = useText(site);
  return (
    <footer className="below-fold mt-20 print:hidden border-t border-line bg-card">
      <div className="page-width grid gap-10 py-12 md:grid-cols-[1.4fr_2fr]">
        <div className="flex flex-col items-start gap-4">
          <Brand />
          <p className="max-w-sm text-muted">{t('footerLine')}</p>
          <ThemeToggle />
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {GROUPS.map(({ title, pages }) => (
            <nav key={title} aria-label={t(title)}>
              <h2 className="text-lg">{t(title)}</h2>
              <ul className="mt-1">
                {pages.map(({ to, text }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline"
                    >
                      {t(text)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="page-width flex flex-wrap gap-x-6 pb-8 text-sm text-muted">
        <p className="py-2.5">{t('footerLicence')}</p>
        <a href="/third-party-notices.txt" className="inline-flex min-h-11 items-center underline">
          {t('footerMadeWith')}
        </a>
      </div>
    </footer>
  );
}
