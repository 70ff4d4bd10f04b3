import { typing } from '../../i18n/typing';
import { useText } from '../../i18n/useText';
import type { KeyboardTexts } from '../../ui/keyboard/AksharaKeyboard';

export function useKeyboardTexts(): KeyboardTexts {
  const t = useText(typing);
  return {
    keyboard: t('keyboard'),
    panes: { vowels: t('vowels'), consonants: t('consonants'), signs: t('signs'), vottulu: t('vottulu') },
    sunna: t('sunna'),
    takeAway: t('takeAway'),
  };
}
