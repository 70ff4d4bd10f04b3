import { NavLink } from 'react-router';
import { dashboard } from '../../i18n/dashboard';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { useSession } from '../../state/session/session';
import { Icon } from '../../ui/pictures/Icon';
import { IconButton } from '../../ui/controls/IconButton';
import { Brand } from './Brand';
import { isExact } from './destinations';
import { LanguageToggle } from './LanguageToggle';
import { LetterMark } from './LetterMark';
import { useDestinations } from './useDestinations';

type Props = { isCollapsed: boolean; onToggle: () => void };

const ROW = 'flex min-h-13 w-full items-center gap-3.5 rounded-tile px-2 font-semibold hover:bg-indigo-tint';

/** 64 units wide, or 20 when it shows only the letters. */
export function Sidebar({ isCollapsed, onToggle }: Props) {
  const t = useText(dashboard);
  const inSite = useText(site);
  const { signOut } = useSession();
  const destinations = useDestinations();
  const nameClass = isCollapsed ? 'sr-only' : '';

  return (
    <aside
      className={`sticky top-0 hidden h-dvh flex-none flex-col overflow-y-auto border-r border-line bg-card p-3.5 md:flex ${isCollapsed ? 'w-20' : 'w-64'}`}
    >
      <div className={`flex items-center gap-1 ${isCollapsed ? 'flex-col' : 'justify-between'}`}>
        <Brand to="/dashboard" nameHidden={isCollapsed} />
        <IconButton
          icon={isCollapsed ? 'arrowRight' : 'arrowLeft'}
          label={t(isCollapsed ? 'expand' : 'collapse')}
          aria-expanded={!isCollapsed}
          onClick={onToggle}
        />
      </div>
      <nav aria-label={t('navigation')} className="mt-5">
        <ul className="grid gap-1">
          {destinations.map(({ to, letter, text }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={isExact(to)}
                title={isCollapsed ? t(text) : undefined}
                className={({ isActive }) => `${ROW} ${isActive ? 'bg-indigo-tint text-indigo' : ''}`}
              >
                {({ isActive }) => (
                  <>
                    <LetterMark letter={letter} isCurrent={isActive} />
                    <span className={nameClass}>{t(text)}</span>
                  </>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-2 pt-6">
        <LanguageToggle isShort={isCollapsed} />
        <button type="button" onClick={signOut} title={isCollapsed ? inSite('signOut') : undefined} className={ROW}>
          <Icon name="signOut" />
          <span className={nameClass}>{inSite('signOut')}</span>
        </button>
      </div>
    </aside>
  );
}
