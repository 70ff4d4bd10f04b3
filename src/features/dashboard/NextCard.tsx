import type { LetterStanding } from '../../domain/progress/knowledge';
import { type LessonToday, lettersOfLesson } from '../../domain/progress/lessonsToday';
import { aksharas } from '../../domain/script/aksharas';
import { dashboard } from '../../i18n/dashboard';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { ButtonLink } from '../../ui/Button';
import { GoldenCard } from '../../ui/GoldenCard';
import { useTitles } from '../../i18n/useTitles';
import { addressOf } from './addresses';

type Props = {
  next: LessonToday | undefined;
  /** How well each letter is known; `null` while there is only a sample to show. */
  letters: readonly LetterStanding[] | null;
};

/** The one thing that matters here: where to go on. */
export function NextCard({ next, letters }: Props) {
  const t = useText(dashboard);
  const pick = useBilingual();
  const { titleOf, descriptionOf } = useTitles();

  if (!next) {
    return (
      <GoldenCard letter="🪔">
        <h2 className="text-3xl">{t('allDoneTitle')}</h2>
        <p>{t('allDoneText')}</p>
        <ButtonLink to="/dashboard/telugu-padyalu" className="mt-3 justify-self-start">
          {t('toPoems')}
        </ButtonLink>
      </GoldenCard>
    );
  }
  const { module, lesson, done, total } = next;
  const ofLesson = letters && lettersOfLesson(lesson.id, letters);
  const waiting = ofLesson?.waiting[0];
  const hasBegun = done > 0;
  return (
    <GoldenCard letter={waiting ?? aksharas(lesson.titleTelugu)[0] ?? ''}>
      <p className="type-small font-semibold">
        {t('nextOnPath')} · {pick(lesson.duration)}
      </p>
      <h2 className="text-3xl">{titleOf(lesson)}</h2>
      <p>
        {ofLesson && waiting && ofLesson.known > 0
          ? t('lettersKnown', { total: ofLesson.total, known: ofLesson.known, waiting })
          : descriptionOf(lesson)}
      </p>
      {hasBegun && <p>{t('partsDone', { done, total })}</p>}
      <ButtonLink to={addressOf(module, lesson)} className="mt-3 justify-self-start">
        {t(hasBegun ? 'goOn' : 'start')}
      </ButtonLink>
    </GoldenCard>
  );
}
