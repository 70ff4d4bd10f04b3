import type { Lesson } from '../../../domain/lesson/lesson';
import { learning } from '../../../i18n/learning';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import { Chip } from '../../../ui/Chip';
import { Muggu } from '../../../ui/Muggu';
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
    <header className="relative overflow-hidden rounded-card bg-cloth p-6 text-on-cloth md:p-8">
      <div aria-hidden="true" className="absolute inset-y-0 right-0 grid w-32 place-items-center sm:w-72">
        <Muggu className="mask-l-from-55% opacity-30" />
        <span lang="te" className="font-display relative text-[4.5rem] text-turmeric sm:text-[8rem]">
          {LESSON_LETTERS[lesson.id]}
        </span>
      </div>
      <div className="relative pr-24 sm:pr-64">
        <h1 className="text-3xl wrap-anywhere md:text-5xl">{titleOf(lesson)}</h1>
        <p lang={otherLanguage} className="font-display text-xl md:text-2xl">
          {otherOf(lesson)}
        </p>
        <ul aria-label={t('facts')} className="mt-4 flex flex-wrap gap-2">
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
