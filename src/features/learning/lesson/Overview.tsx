import type { Lesson } from '../../../domain/lesson/lesson';
import { learning } from '../../../i18n/learning';
import { useBilingual } from '../../../i18n/useBilingual';
import { useLanguage, useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/pictures/Icon';
import { useTitles } from '../../../i18n/useTitles';
import { MixedText } from '../../../ui/layout/MixedText';

export function Overview({ lesson }: { lesson: Lesson }) {
  const t = useText(learning);
  const language = useLanguage();
  const { descriptionOf } = useTitles();
  return (
    <section className="grid content-start gap-3" aria-labelledby="overview">
      <h2 id="overview" className="text-2xl">
        {t('overview')}
      </h2>
      <p>
        <MixedText text={descriptionOf(lesson)} language={language} />
      </p>
      {lesson.topics.length > 0 && <Topics topics={lesson.topics} />}
    </section>
  );
}

function Topics({ topics }: Pick<Lesson, 'topics'>) {
  const t = useText(learning);
  const language = useLanguage();
  const pick = useBilingual();
  return (
    <>
      <h3 className="mt-2 text-lg">{t('topics')}</h3>
      <ul className="grid gap-2">
        {topics.map((topic) => (
          <li key={topic.en} className="flex items-start gap-2.5">
            <Icon name="star" className="mt-0.5 size-5 text-turmeric-deep" />
            <span>
              <MixedText text={pick(topic)} language={language} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
