import { Link } from 'react-router';
import type { Assignment } from '../../../domain/classroom/assignment';
import { classes } from '../../../i18n/classes';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import { Chip } from '../../../ui/controls/Chip';
import { Icon } from '../../../ui/pictures/Icon';
import { addressOf } from '../addresses';
import type { Target } from '../targets';
import { useDueText } from '../useDueText';

const LOADING_PICTURE = '…';

type Props = {
  assignment: Assignment;
  /** `undefined` while loading, `null` if this version has no such target. */
  target: Target | null | undefined;
  isDone: boolean;
};

export function AssignmentLink({ assignment, target, isDone }: Props) {
  const t = useText(classes);
  const pick = useBilingual();
  const due = useDueText()(assignment.dueDay);
  const address = target === null ? null : addressOf(assignment);
  const face = (
    <>
      <span
        aria-hidden="true"
        className="grid size-14 flex-none place-items-center rounded-tile bg-turmeric-tint text-3xl leading-none!"
      >
        {target?.picture ?? LOADING_PICTURE}
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="text-sm text-muted">{t(assignment.kind)}</span>
        <span className="text-lg leading-snug font-semibold">
          {target ? pick(target.title) : target === null ? t('unknownTarget') : LOADING_PICTURE}
        </span>
        <span className="mt-0.5">
          {isDone ? (
            <Chip tone="leaf">
              <Icon name="check" className="size-4" />
              {t('isDone')}
            </Chip>
          ) : (
            <Chip tone={due.isLate ? 'vermilion' : 'indigo'}>{due.text}</Chip>
          )}
        </span>
      </span>
      {address && <Icon name="arrowRight" className="size-6 text-indigo" />}
    </>
  );
  const look = 'flex items-center gap-4 rounded-card border-2 border-line bg-card p-3 shadow-card';
  return (
    <li>
      {address ? (
        <Link to={address} className={`${look} hover:border-edge`}>
          {face}
        </Link>
      ) : (
        <div className={look}>{face}</div>
      )}
    </li>
  );
}
