import type { LetterStanding } from '../../domain/progress/knowledge';
import { type LessonToday, lettersOfLesson } from '../../domain/progress/lessonsToday';
import { aksharas } from '../../domain/script/aksharas';
import { dashboard } from '../../i18n/dashboard';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { useTitles } from '../../i18n/useTitles';
import { ButtonLink } from '../../ui/controls/Button';
import { LetterTile } from './LetterTile';
import { addressOf, nextTaskAddress } from './addresses';

type Props = {
  next: LessonToday;
  partsDone: readonly string[];
  /** `null` while only a sample is shown. */
  letters: readonly LetterStanding[] | null;
};

/** A learner who has started the lesson continues with the next task; others first read what it is about. */
export function NextLesson({ next, partsDone, letters }: Props) {
  const t = useText(dashboard);
  const pick = useBilingual();
  const { titleOf, descriptionOf } = useTitles();
  const { module, lesson, done, total } = next;
  const ofLesson = letters && lettersOfLesson(lesson.id, letters);
  const waiting = ofLesson?.waiting[0];
  const hasBegun = done > 0;
  return (
    <div className="grid gap-4 rounded-tile bg-indigo-tint p-4">
      <div className="flex items-start gap-4">
        <LetterTile letter={waiting ?? aksharas(lesson.titleTelugu)[0] ?? ''} />
        <div className="grid min-w-0 gap-1">
          <p className="type-small font-semibold">
            {t('nextOnPath')} · {pick(lesson.duration)}
          </p>
          <h3 className="text-xl">{titleOf(lesson)}</h3>
          <p>
            {ofLesson && waiting && ofLesson.known > 0
              ? t('lettersKnown', { total: ofLesson.total, known: ofLesson.known, waiting })
              : descriptionOf(lesson)}
          </p>
          {hasBegun && <p className="type-small">{t('partsDone', { done, total })}</p>}
        </div>
      </div>
      <ButtonLink
        to={hasBegun ? nextTaskAddress(next, partsDone) : addressOf(module, lesson)}
        className="justify-self-start max-sm:w-full"
      >
        {t(hasBegun ? 'goOn' : 'start')}
      </ButtonLink>
    </div>
  );
}
