import { aiLearning } from '../../i18n/aiLearning';
import { useText } from '../../i18n/useText';
import { Spinner } from '../../ui/messages/Spinner';

/** Fades in over the whole screen, so that an immediate answer does not make the page flicker. */
export const Thinking = () => {
  const t = useText(aiLearning);
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-paper opacity-95 transition-opacity delay-150 duration-200 starting:opacity-0">
      <Spinner fullScreen label={t('thinking')} />
    </div>
  );
};
