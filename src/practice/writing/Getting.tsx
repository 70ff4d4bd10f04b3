import { useText } from '../../i18n/useText';
import { writing } from '../../i18n/writing';
import { Spinner } from '../../ui/messages/Spinner';

/** Shown while the strokes load. */
export function Getting() {
  const t = useText(writing);
  return (
    <div className="grid size-full place-items-center">
      <Spinner label={t('gettingSlate')} />
    </div>
  );
}
