import { Link } from 'react-router';
import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';
import { Garland, type Bead } from '../../ui/Garland';
import { Icon } from '../../ui/Icon';
import { PICKER } from './addresses';

type Props = { beads: readonly Bead[]; text: string; place: number };

export const BackLink = () => {
  const t = useText(quizzes);
  return (
    <Link
      to={PICKER}
      className="touch inline-flex items-center gap-2 rounded-full font-semibold text-muted hover:text-ink"
    >
      <Icon name="arrowLeft" className="size-5" />
      {t('quizzes')}
    </Link>
  );
};

/** Above a question: the way back, the answers so far, and where one is. */
export const QuizTop = ({ beads, text, place }: Props) => {
  const t = useText(quizzes);
  return (
    <div className="mb-4 grid grid-cols-[1fr_auto] items-center gap-x-4 md:grid-cols-[1fr_auto_1fr]">
      <BackLink />
      <div className="order-last col-span-2 md:order-none md:col-span-1">
        <Garland beads={beads} text={text} />
      </div>
      <p className="text-right text-muted tabular-nums">{t('place', { place, total: beads.length })}</p>
    </div>
  );
};
