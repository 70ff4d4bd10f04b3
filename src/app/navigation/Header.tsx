import { NavLink, useLocation } from 'react-router';
import { useEffect, useRef } from 'react';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { AccountButton, ContinueLink } from './AccountButton';
import { Brand } from './Brand';
import { SkipLink } from '../layouts/SkipLink';
import { LanguageToggle } from './LanguageToggle';
import { ThemeToggle } from './ThemeToggle';

const PAGES = [
  { to: '/', text: 'home' },
  { to: '/pricing', text: 'pricing' },
  { to: '/about', text: 'about' },
  { to: '/contact', text: 'contact' },
] as const;

const MENU_ID = 'site-menu';

const linkClass = ({ isActive }: { isActive: boolean }) =>
  `flex min-h-12 items-center rounded-tile px-2 font-semibold whitespace-nowrap underline-offset-8 lg:px-3 hover:underline ${isActive ? 'text-indigo underline decoration-turmeric decoration-3' : ''}`;

function PageLinks() {
  const t = useText(site);
  return PAGES.map(({ to, text }) => (
    <li key={to}>
      <NavLink to={to} end className={linkClass}>
        {t(text)}
      </NavLink>
    </li>
  ));
}

/** A native popover works without JavaScript, and closes on Escape and on a tap outside. */
function PhoneMenu() {
  const t = useText(site);
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // Close it when the learner leaves the page, not on hydration: it may have been opened before that.
  useEffect(() => {
    const shown = menu.current;
    return () => shown?.hidePopover?.();
  }, [pathname]);
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={t('openMenu')}
        className="touch grid place-items-center rounded-full md:hidden"
      >
        <Icon name="menu" />
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="fixed inset-x-3 top-3 bottom-auto m-0 w-auto rounded-card border border-line bg-card p-4 text-ink shadow-card backdrop:bg-veil"
      >
        <nav aria-label={t('mainNavigation')} className="flex flex-col gap-3">
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={t('closeMenu')}
            className="touch grid place-items-center self-end rounded-full"
          >
            <Icon name="close" />
          </button>
          <ul className="flex flex-col text-lg">
            <PageLinks />
          </ul>
          <ThemeToggle />
          <ContinueLink />
          <AccountButton />
        </nav>
      </div>
    </>
  );
}

export function Header() {
  const t = useText(site);
  return (
    <header className="page-width flex print:hidden min-h-20 items-center gap-2 py-3">
      <SkipLink />
      <Brand />
      <ContinueLink className="ml-auto max-lg:hidden" reservesSpace />
      <nav aria-label={t('mainNavigation')} className="hidden md:block md:max-lg:ml-auto">
        <ul className="flex items-center lg:gap-2">
          <PageLinks />
        </ul>
      </nav>
      <LanguageToggle className="ml-auto md:ml-2" />
      <AccountButton className="flex-none whitespace-nowrap max-md:hidden" />
      <PhoneMenu />
    </header>
  );
}
