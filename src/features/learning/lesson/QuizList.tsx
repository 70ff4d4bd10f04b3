import { Link } from 'react-router';
import type { Lesson, Module } from '../../../domain/lesson/lesson';
import { doneOf, numbersOf } from '../../../domain/lesson/parts';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/pictures/Icon';
import { quizAddress } from '../addresses';

type Props = { module: Module; lesson: Lesson; partsDone: readonly string[] };

/** Any quiz of the lesson can be taken, also again. */
export function QuizList({ module, lesson, partsDone }: Props) {
  const t = useText(learning);
  const passed = doneOf(lesson, 'quiz', partsDone);
  return (
    <div className="grid gap-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-read! text-base font-semibold">
        {t('quizzesTitle')}
        <span className="font-normal text-muted">
          {t('quizzesPassed', { some: passed.length, all: lesson.quizzes })}
        </span>
      </h3>
      <ol className="flex flex-wrap gap-2">
        {numbersOf(lesson, 'quiz').map((number) => {
          const isPassed = passed.includes(number);
          return (
            <li key={number}>
              <Link
                to={quizAddress(module, lesson, number)}
                aria-label={t(isPassed ? 'quizPassed' : 'quizOpen', { number })}
                className={`touch inline-flex items-center gap-2 rounded-full border-2 px-4 font-semibold ${
                  isPassed ? 'border-leaf bg-leaf-tint text-leaf' : 'border-line bg-card hover:border-edge'
                }`}
              >
                {isPassed && <Icon name="check" className="size-5" />}
                {t('quizNumber', { number })}
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
