import { type ReactNode, useMemo } from 'react';
import { type Material, materialIn } from '../../../domain/lesson/material';
import { ownConfusions } from '../../../domain/memory/confusions';
import { exercises } from '../../../i18n/exercises';
import { useLanguage, useText } from '../../../i18n/useText';
import { useLearnerData, useShared } from '../../../state/memory/learnerData';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { ErrorState } from '../../../ui/messages/ErrorState';
import { Spinner } from '../../../ui/messages/Spinner';
import { lessonAddress } from '../addresses';
import type { OpenLesson } from '../lesson/LessonGate';
import { loadMaterial } from '../../../practice/loadMaterial';
import { RoomPage } from '../../../practice/room/Room';
import { useLoaded } from '../../../state/values/useLoaded';

type Props = { open: OpenLesson; children: (material: Material) => ReactNode };

/** Loads the material of the lesson's exercises. */
export function MaterialGate({ open: { module, lesson }, children }: Props) {
  const t = useText(exercises);
  const language = useLanguage();
  const { loading, loadAgain } = useLoaded(lesson.id, loadMaterial);
  const memory = useShared(useLearnerData().memory);
  // Letters that this learner confuses are offered together; if the memory cannot be read, common confusions are used.
  const material = useMemo(() => {
    if (loading.kind !== 'loaded') return null;
    const own = memory.kind === 'loaded' ? { ownConfusions: ownConfusions(memory.value.letters) } : {};
    return materialIn(language, { ...loading.value, ...own });
  }, [loading, memory, language]);
  if (material && memory.kind !== 'loading') return children(material);
  if (loading.kind !== 'failed') return <Spinner fullScreen label={t('loading')} />;
  return (
    <RoomPage>
      <ErrorState
        headingLevel="h1"
        title={t('loadFailedTitle')}
        text={t('loadFailed')}
        action={
          <>
            <ButtonLink look="quiet" to={lessonAddress(module, lesson)}>
              {t('backToLesson')}
            </ButtonLink>
            <Button onClick={() => void loadAgain()}>{t('tryAgain')}</Button>
          </>
        }
      />
    </RoomPage>
  );
}
