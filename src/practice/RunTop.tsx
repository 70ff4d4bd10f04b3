import { Link } from 'react-router';
import { exercises } from '../i18n/exercises';
import { useText } from '../i18n/useText';
import { Chip } from '../ui/Chip';
import { Icon } from '../ui/Icon';
import { ProgressBar } from '../ui/ProgressBar';

/** The way out: where it leads, what it is called, and what is done before. */
export type Leaving = { readonly to: string; readonly label: string; readonly onLeave?: () => void };

type Props = { name: string; leaving: Leaving; done: number; total: number; isAgain: boolean };

/** Above a question: the way out, which one it is, and how far one has come. */
export function RunTop({ name, leaving, done, total, isAgain }: Props) {
  const t = useText(exercises);
  return (
    <div className="mb-5 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={leaving.to}
          onClick={leaving.onLeave}
          className="touch -ml-2 inline-flex items-center gap-2 rounded-full px-2 font-semibold text-muted hover:text-ink"
        >
          <Icon name="arrowLeft" className="size-5" />
          {leaving.label}
        </Link>
        <p className="flex items-center gap-3 text-muted tabular-nums">
          {isAgain && <Chip>{t('comesBack')}</Chip>}
          <span>{name}</span>
        </p>
      </div>
      <ProgressBar
        label={t('progress')}
        labelHidden
        value={done}
        max={total}
        valueText={t('place', { place: Math.min(done + 1, total), total })}
      />
    </div>
  );
}
