import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import type { TutorError } from '../../../ports/tutor';
import { Notice } from '../../../ui/messages/Notice';
import type { Trouble } from './useWordDraft';
import { WordChips } from './WordChips';

const REASONS = {
  'unknown-word': 'whyUnknown',
  'missing-words': 'whyUnknown',
  unfit: 'whyUnfit',
  blocked: 'whyUnfit',
  unreachable: 'whyUnreachable',
  busy: 'whyBusy',
  exhausted: 'whyExhausted',
} as const satisfies Partial<Record<TutorError['kind'], string>>;

const reasonOf = (kind: TutorError['kind']) => (kind in REASONS ? REASONS[kind as keyof typeof REASONS] : null);

/** Shows the spec's message, the reason if it is known, and words that would work. */
export const TutorTrouble = ({
  trouble: { at, error },
  onTake,
}: {
  trouble: Trouble;
  onTake: (word: string) => void;
}) => {
  const t = useText(quizzes);
  const reason = reasonOf(error.kind);
  const nearest = error.kind === 'unknown-word' ? error.nearest : [];
  const offered = error.kind === 'unknown-word' && nearest.length === 0 ? error.instead : nearest;
  return (
    <Notice tone="danger" title={t(at === 'translate' ? 'translateFailed' : 'generateFailed')}>
      {reason && <p>{t(reason)}</p>}
      {error.kind === 'missing-words' && <p lang="en">{error.missing.join(', ')}</p>}
      <WordChips
        title={t(nearest.length > 0 ? 'didYouMean' : 'insteadOf')}
        words={offered.map(({ english }) => english)}
        onTake={onTake}
      />
    </Notice>
  );
};
