import { useState } from 'react';
import { NavLink } from 'react-router';
import { dashboard } from '../../i18n/dashboard';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { useSession } from '../../state/session/session';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/layout/Dialog';
import { Icon } from '../../ui/pictures/Icon';
import { isExact } from './destinations';
import { LanguageToggle } from './LanguageToggle';
import { LetterMark } from './LetterMark';
import { ThemeToggle } from './ThemeToggle';
import { useDestinations } from './useDestinations';

/** One line high on a phone in landscape. */
const ITEM =
  'flex min-h-16 w-full flex-col items-center justify-center gap-0.5 rounded-tile px-1 text-sm font-semibold short:min-h-11 short:flex-row short:gap-2 tiny:min-h-16 tiny:flex-col tiny:gap-0.5';

/**
 * A phone's sidebar: four destinations within reach of the thumb, and the others behind the fifth button. On a tiny
 * viewport it is at the end of the page.
 */
export function BottomBar() {
  const t = useText(dashboard);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const destinations = useDestinations();
  return (
    <>
      <nav
        aria-label={t('navigation')}
        className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] tiny:static md:hidden"
      >
        <ul className="grid grid-cols-5">
          {destinations.map(
            ({ to, letter, short }) =>
              short && (
                <li key={to}>
                  <NavLink
                    to={to}
                    end={isExact(to)}
                    className={({ isActive }) => `${ITEM} ${isActive ? 'text-indigo' : ''}`}
                  >
                    {({ isActive }) => (
                      <>
                        <LetterMark letter={letter} isCurrent={isActive} />
                        <span className="leading-tight!">{t(short)}</span>
                      </>
                    )}
                  </NavLink>
                </li>
              ),
          )}
          <li>
            <button type="button" className={ITEM} aria-haspopup="dialog" onClick={() => setIsMoreOpen(true)}>
              <span className="grid size-9 place-items-center">
                <Icon name="menu" />
              </span>
              <span className="leading-tight!">{t('more')}</span>
            </button>
          </li>
        </ul>
      </nav>
      <MoreDialog open={isMoreOpen} onClose={() => setIsMoreOpen(false)} />
    </>
  );
}

function MoreDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(dashboard);
  const inSite = useText(site);
  const { signOut } = useSession();
  const destinations = useDestinations();
  return (
    <Dialog open={open} onClose={onClose} title={t('more')} closeLabel={t('closeMore')}>
      <ul className="grid gap-1">
        {destinations
          .filter(({ short }) => !short)
          .map(({ to, letter, text }) => (
            <li key={to}>
              <NavLink to={to} onClick={onClose} className="flex min-h-14 items-center gap-3.5 font-semibold">
                <LetterMark letter={letter} />
                {t(text)}
              </NavLink>
            </li>
          ))}
      </ul>
      <div className="mt-4 grid gap-3">
        <LanguageToggle />
        <ThemeToggle />
        <Button look="quiet" onClick={signOut}>
          <Icon name="signOut" className="size-5" />
          {inSite('signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
