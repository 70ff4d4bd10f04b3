import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { ButtonLink } from '../../../../ui/controls/Button';
import { pagePracticeAddress } from '../../addresses';
import type { OpenLesson } from '../LessonGate';

/** The end of a page, which leads to its questions. @param page from 1 */
export function TryPage({ open: { module, lesson }, page }: { open: OpenLesson; page: number }) {
  const t = useText(learning);
  return (
    <section
      aria-labelledby="try"
      className="mt-3 flex flex-wrap items-center justify-between gap-4 rounded-card bg-turmeric-tint p-5 print:hidden md:p-6"
    >
      <div>
        <h2 id="try" className="text-2xl">
          {t('tryTitle')}
        </h2>
        <p>{t('tryText')}</p>
      </div>
      <ButtonLink to={pagePracticeAddress(module, lesson, page)} className="max-sm:w-full sm:min-w-40">
        {t('tryNow')}
      </ButtonLink>
    </section>
  );
}
