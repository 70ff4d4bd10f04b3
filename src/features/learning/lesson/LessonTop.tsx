import type { Lesson } from '../../../domain/lesson/lesson';
import { learning } from '../../../i18n/learning';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import { Chip } from '../../../ui/controls/Chip';
import { Muggu } from '../../../ui/pictures/Muggu';
import { useTitles } from '../../../i18n/useTitles';
import { LESSON_LETTERS } from './lessonLetters';

export function LessonTop({ lesson }: { lesson: Lesson }) {
  const t = useText(learning);
  const pick = useBilingual();
  const { titleOf, otherOf, otherLanguage } = useTitles();
  const facts = [
    pick(lesson.duration),
    t('exercises', { count: lesson.practiceExercises }),
    t('quizzes', { count: lesson.quizzes }),
  ];
  return (
    <header className="@container relative overflow-hidden rounded-card bg-cloth text-on-cloth">
      <div aria-hidden="true" className="absolute right-0 bottom-0 grid w-28 place-items-center @xl:inset-y-0 @xl:w-60">
        <Muggu className="mask-l-from-55% opacity-30 @max-xl:hidden" />
        <span lang="te" className="font-display relative text-[4rem] leading-[1.3]! text-turmeric @xl:text-[8rem]">
          {LESSON_LETTERS[lesson.id]}
        </span>
      </div>
      <div className="relative p-5 @xl:p-8 @xl:pr-60">
        <h1 className="text-[clamp(1.75rem,8cqi,3.1rem)]">{titleOf(lesson)}</h1>
        <p lang={otherLanguage} className="font-display text-xl @xl:text-2xl">
          {otherOf(lesson)}
        </p>
        <ul aria-label={t('facts')} className="mt-3 flex flex-wrap gap-1.5 pr-16 @xl:gap-2 @xl:pr-0">
          {facts.map((fact) => (
            <li key={fact}>
              <Chip>{fact}</Chip>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
