import { Navigate, useLocation, useParams } from 'react-router';
import { numbersOf } from '../../../domain/lesson/parts';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { PageHead } from '../../../ui/PageHead';
import { lessonAddress } from '../addresses';
import { LessonGate, type OpenLesson } from '../lesson/LessonGate';
import { useTitles } from '../../../i18n/useTitles';
import { HearingArea } from '../../../practice/HearingArea';
import { MaterialGate } from './MaterialGate';
import { RoundView } from './RoundView';

export default function ExercisesPage() {
  return <LessonGate>{(open) => <Exercises open={open} />}</LessonGate>;
}

function Exercises({ open }: { open: OpenLesson }) {
  const t = useText(exercises);
  const { titleOf } = useTitles();
  const { number } = useParams();
  // Another round at the same address is another visit.
  const { key } = useLocation();
  const asked = number === undefined ? null : numbersOf(open.lesson, 'exercise').find((one) => `${one}` === number);
  if (asked === undefined) return <Navigate to={lessonAddress(open.module, open.lesson)} replace />;
  return (
    <div className="mx-auto w-full max-w-180">
      <PageHead title={t('exercisesTitle', { lesson: titleOf(open.lesson) })} description={t('pageDescription')} />
      <MaterialGate open={open}>
        {(material) => (
          <HearingArea key={key}>
            <RoundView open={open} material={material} asked={asked} />
          </HearingArea>
        )}
      </MaterialGate>
    </div>
  );
}
