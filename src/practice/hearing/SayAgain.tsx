import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { useHearing } from './hearing';

export function SayAgain({ texts }: { texts: readonly string[] }) {
  const t = useText(exercises);
  const { say } = useHearing();
  return (
    <button
      type="button"
      aria-label={t('sayAgain')}
      title={t('sayAgain')}
      onClick={() => say(texts)}
      className="touch grid flex-none place-items-center rounded-full bg-turmeric text-on-turmeric transition-transform active:scale-95"
    >
      <Icon name="speaker" />
    </button>
  );
}
