import { nextLesson, type ModuleStanding } from '../../../domain/lesson/path';
import { doneOf } from '../../../domain/lesson/parts';
import { learning } from '../../../i18n/learning';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import { ButtonLink } from '../../../ui/controls/Button';
import { GoldenCard } from '../../../ui/layout/GoldenCard';
import { useTitles } from '../../../i18n/useTitles';
import { useLearner } from '../../../state/session/session';
import { readingOf } from '../lesson/book/reading';
import { LESSON_LETTERS } from '../lesson/lessonLetters';
import { wayAddress, wayOn } from '../lesson/wayOn';
import { useCounts } from './useCounts';

type Props = { path: readonly ModuleStanding[]; partsDone: readonly string[] };

/** The lesson to continue with. */
export function NextLesson({ path, partsDone }: Props) {
  const t = useText(learning);
  const pick = useBilingual();
  const { titleOf, otherOf, otherLanguage, descriptionOf } = useTitles();
  const counts = useCounts(partsDone);
  const { id: userId } = useLearner();
  const next = nextLesson(path);

  if (!next) {
    return (
      <GoldenCard letter="🪔">
        <h2 className="text-3xl">{t('allDoneTitle')}</h2>
        <p className="max-w-120">{t('allDoneText')}</p>
      </GoldenCard>
    );
  }
  const { module, lesson } = next;
  const hasDone = (['exercise', 'quiz'] as const).some((part) => doneOf(lesson, part, partsDone).length > 0);
  const reading = readingOf(userId, lesson.id);
  return (
    <GoldenCard letter={LESSON_LETTERS[lesson.id]}>
      <p className="type-small font-semibold">
        {t('nextOnPath')} · {pick(lesson.duration)}
      </p>
      <h2 className="text-3xl">
        {titleOf(lesson)}{' '}
        <span lang={otherLanguage} className="text-2xl whitespace-nowrap">
          {otherOf(lesson)}
        </span>
      </h2>
      <p className="max-w-120">{hasDone ? counts(lesson) : descriptionOf(lesson)}</p>
      <ButtonLink
        to={wayAddress(module, lesson, wayOn(lesson, partsDone, reading.isWhole))}
        className="mt-3 justify-self-start"
      >
        {t(hasDone || reading.pages.length > 0 ? 'goOn' : 'start')}
      </ButtonLink>
    </GoldenCard>
  );
}
