import type { Lesson } from '../../../domain/lesson/lesson';
import { learning } from '../../../i18n/learning';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/Icon';
import { MixedText } from './MixedText';
import { useTitles } from '../../../i18n/useTitles';

export function Overview({ lesson }: { lesson: Lesson }) {
  const t = useText(learning);
  const pick = useBilingual();
  const { descriptionOf } = useTitles();
  return (
    <section className="grid content-start gap-3" aria-labelledby="overview">
      <h2 id="overview" className="text-2xl">
        {t('overview')}
      </h2>
      <p>
        <MixedText text={descriptionOf(lesson)} />
      </p>
      <h3 className="mt-2 text-lg">{t('topics')}</h3>
      <ul className="grid gap-2">
        {lesson.topics.map((topic) => (
          <li key={topic.en} className="flex items-start gap-2.5">
            <Icon name="star" className="mt-0.5 size-5 text-turmeric-deep" />
            <span>
              <MixedText text={pick(topic)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
