import { useSyncExternalStore } from 'react';
import { chooseTheme, storedTheme, THEMES, watchTheme, type Theme } from '../../browser/theme';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { Icon, type IconName } from '../../ui/pictures/Icon';

const ICONS: Record<Theme, IconName> = { system: 'device', light: 'sun', dark: 'moon' };
const NAMES = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const;

/** Cycles through system, light and dark. */
export function ThemeToggle() {
  const t = useText(site);
  const theme = useSyncExternalStore(watchTheme, storedTheme, () => 'system' as const);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      className="touch inline-flex items-center gap-2.5 rounded-full border-2 border-line px-4 font-semibold leading-tight! hover:border-edge"
    >
      <Icon name={ICONS[theme]} className="size-5" />
      <span>
        <span className="sr-only">{t('theme')} </span>
        {t(NAMES[theme])}
      </span>
    </button>
  );
}
