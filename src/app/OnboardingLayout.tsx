import { Outlet } from 'react-router';
import { site } from '../i18n/site';
import { useText } from '../i18n/useText';
import { useSession } from '../state/session';
import { IconButton } from '../ui/IconButton';
import { Brand } from './Brand';
import { LanguageToggle } from './LanguageToggle';

/** The questions stand alone: a way out, the language, and nothing else. */
export default function OnboardingLayout() {
  const t = useText(site);
  const { signOut } = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page-width flex min-h-20 flex-wrap items-center gap-2 py-3">
        <Brand />
        <LanguageToggle className="ml-auto" />
        <IconButton icon="signOut" label={t('signOut')} onClick={signOut} />
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
    </div>
  );
}
