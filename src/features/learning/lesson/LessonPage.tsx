import { Link } from 'react-router';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/Icon';
import { PageHead } from '../../../ui/PageHead';
import { PATH } from '../addresses';
import { LessonBody } from './LessonBody';
import { LessonGate, type OpenLesson } from './LessonGate';
import { LessonTop } from './LessonTop';
import { Overview } from './Overview';
import { Practice } from './Practice';
import { useTitles } from '../../../i18n/useTitles';

export default function LessonPage() {
  return <LessonGate>{(open) => <LessonDetail open={open} />}</LessonGate>;
}

function LessonDetail({ open }: { open: OpenLesson }) {
  const t = useText(learning);
  const { titleOf, descriptionOf } = useTitles();
  const { lesson } = open;
  return (
    <article className="grid max-w-5xl grid-cols-1 gap-7">
      <PageHead title={t('lessonTitle', { title: titleOf(lesson) })} description={descriptionOf(lesson)} />
      <Link
        to={PATH}
        className="touch -mb-4 -ml-2 inline-flex items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-indigo"
      >
        <Icon name="arrowLeft" className="size-5" />
        {t('back')}
      </Link>
      <LessonTop lesson={lesson} />
      <div className="grid gap-7 lg:grid-cols-[2fr_3fr]">
        <Overview lesson={lesson} />
        <Practice open={open} />
      </div>
      <LessonBody module={open.module} lesson={lesson} />
    </article>
  );
}
