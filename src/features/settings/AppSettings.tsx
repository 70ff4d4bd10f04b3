import { useState, useSyncExternalStore } from 'react';
import { chooseNotifications, storedNotifications } from '../../browser/notifications';
import { chooseTheme, storedTheme, THEMES, watchTheme } from '../../browser/theme';
import { isLanguage } from '../../i18n/language';
import { chooseLanguage } from '../../i18n/languageChoice';
import { settings } from '../../i18n/settings';
import { useLanguage, useText } from '../../i18n/useText';
import { useVoice } from '../../state/voice';
import { Card } from '../../ui/layout/Card';
import { Select } from '../../ui/controls/Select';
import { SoundSettings } from '../../ui/speech/SoundSettings';
import { Switch } from '../../ui/controls/Switch';

const THEME_NAMES = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const;

/** Settings of this device; every change takes effect immediately. */
export function AppSettings() {
  const t = useText(settings);
  const language = useLanguage();
  const theme = useSyncExternalStore(watchTheme, storedTheme);
  const { deviceHasTelugu, choose } = useVoice();
  const [notifications, setNotifications] = useState(storedNotifications);

  return (
    <Card className="p-6 md:p-8">
      <h2 className="text-2xl">{t('appTitle')}</h2>
      <div className="mt-6 grid gap-5 @xl:grid-cols-2">
        <Select
          label={t('language')}
          value={language}
          onChange={({ target: { value } }) => isLanguage(value) && chooseLanguage(value)}
          options={[
            { value: 'en', label: t('languageEn'), lang: 'en' },
            { value: 'te', label: t('languageTe'), lang: 'te' },
          ]}
        />
        <Select
          label={t('theme')}
          value={theme}
          onChange={({ target: { value } }) => chooseTheme(THEMES.find((known) => known === value) ?? 'system')}
          options={THEMES.map((known) => ({ value: known, label: t(THEME_NAMES[known]) }))}
        />
      </div>
      <div className="mt-5 grid gap-2">
        <Switch
          label={t('notifications')}
          hint={t('notificationsHint')}
          checked={notifications}
          onChange={(on) => {
            chooseNotifications(on);
            setNotifications(on);
          }}
        />
        <SoundSettings
          deviceHasTelugu={deviceHasTelugu}
          onVoice={choose}
          texts={{
            slowSpeech: t('slowSpeech'),
            soundEffects: t('soundEffects'),
            voice: t('voice'),
            voices: { best: t('voiceApp'), device: t('voiceDevice') },
          }}
        />
      </div>
    </Card>
  );
}
