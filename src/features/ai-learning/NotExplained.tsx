import { aiLearning } from '../../i18n/aiLearning';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/messages/ErrorState';
import type { Fault } from './tutoring';

type Props = { readonly fault: Fault; readonly onTryAgain: () => void };

const HINTS: Partial<Record<Fault, 'hintUnreachable' | 'hintBusy' | 'hintOwner'>> = {
  unreachable: 'hintUnreachable',
  'timed-out': 'hintUnreachable',
  busy: 'hintBusy',
  refused: 'hintOwner',
};

/** Shows the spec's message and, for some faults, a hint. */
export function NotExplained({ fault, onTryAgain }: Props) {
  const t = useText(aiLearning);
  if (fault === 'unfit' || fault === 'blocked') return <ErrorState title={t('unfitTitle')} text={t('unfitText')} />;
  const hint = HINTS[fault];
  return (
    <ErrorState
      title={t(fault === 'broken-off' ? 'errorOccurred' : 'generateFailed')}
      text={hint ? t(hint) : ''}
      action={<Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
    />
  );
}
