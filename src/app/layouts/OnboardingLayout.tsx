import { Outlet } from 'react-router';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { useSession } from '../../state/session/session';
import { IconButton } from '../../ui/controls/IconButton';
import { useWarmVoice } from '../../ui/speech/SpeechContext';
import { Brand } from '../navigation/Brand';
import { LanguageToggle } from '../navigation/LanguageToggle';

/** Onboarding shows only the questions, the language and a way out. */
export default function OnboardingLayout() {
  const t = useText(site);
  const { signOut } = useSession();
  useWarmVoice();
  return (
    // Fills the screen; on a screen too low for a question, the page scrolls.
    <div className="flex h-dvh min-h-120 flex-col">
      <header className="page-width flex flex-wrap items-center gap-1 py-1.5 max-[22rem]:[&_.font-display]:sr-only [&_a]:min-w-12 md:py-3">
        <Brand />
        <LanguageToggle className="ml-auto" />
        <IconButton icon="signOut" label={t('signOut')} onClick={signOut} />
      </header>
      <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        <Outlet />
      </main>
    </div>
  );
}
