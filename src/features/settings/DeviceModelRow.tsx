import { useFormat } from '../../i18n/format';
import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import type { DeviceModelState } from '../../ports/deviceModel';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/messages/Notice';
import { ProgressBar } from '../../ui/progress/ProgressBar';

type Props = {
  readonly state: DeviceModelState;
  readonly onSwitchOn: () => void;
  readonly onSwitchOff: () => void;
  readonly onStop: () => void;
};

/** The browser's own translation and language models, for words that are not in the bank. */
export function DeviceModelRow({ state, onSwitchOn, onSwitchOff, onStop }: Props) {
  const t = useText(settings);
  const format = useFormat();
  const { offer, isOn, downloaded, hasFailed } = state;
  const isOffered = offer?.kind === 'offered';
  const percent = Math.floor((downloaded ?? 0) * 100);
  return (
    <li className="grid gap-3 py-4">
      <div>
        <h3 className="text-lg">{t('device')}</h3>
        <p className="text-muted">{t('deviceText')}</p>
        {isOffered && !offer.explains && <p className="text-muted">{t('deviceOnlyTranslates')}</p>}
        {isOffered && offer.lacks && <p className="text-muted">{t('deviceDownload')}</p>}
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {!isOffered && <Notice>{t('deviceNotOffered')}</Notice>}
        {isOffered && isOn && <p className="font-semibold">{t('deviceIsOn')}</p>}
        {hasFailed && <Notice tone="danger">{t(isOn ? 'deviceRestFailed' : 'deviceFailed')}</Notice>}
      </div>
      {downloaded !== null && (
        <ProgressBar label={t('deviceDownloading')} value={percent} valueText={format.percent(percent / 100)} />
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isOffered && downloaded === null && (!isOn || offer.lacks) && (
          <Button look="quiet" onClick={onSwitchOn}>
            {t(isOn ? 'deviceRest' : 'deviceOn')}
          </Button>
        )}
        {downloaded !== null && (
          <Button look="quiet" onClick={onStop}>
            {t('deviceStop')}
          </Button>
        )}
        {isOn && (
          <Button look="quiet" onClick={onSwitchOff}>
            {t('deviceOff')}
          </Button>
        )}
      </div>
    </li>
  );
}
