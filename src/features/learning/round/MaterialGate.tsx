import type { ReactNode } from 'react';
import { type Material, materialIn } from '../../../domain/lesson/material';
import { exercises } from '../../../i18n/exercises';
import { useLanguage, useText } from '../../../i18n/useText';
import { Button, ButtonLink } from '../../../ui/Button';
import { ErrorState } from '../../../ui/ErrorState';
import { Spinner } from '../../../ui/Spinner';
import { lessonAddress } from '../addresses';
import type { OpenLesson } from '../lesson/LessonGate';
import { loadMaterial } from '../../../practice/loadMaterial';
import { RoomPage } from '../../../practice/room/Room';
import { useLoaded } from '../useLoaded';

type Props = { open: OpenLesson; children: (material: Material) => ReactNode };

/** Waits for what the exercises are made from. */
export function MaterialGate({ open: { module, lesson }, children }: Props) {
  const t = useText(exercises);
  const language = useLanguage();
  const { loading, loadAgain } = useLoaded(lesson.id, loadMaterial);
  if (loading.kind === 'loaded') return children(materialIn(language, loading.value));
  if (loading.kind === 'loading') return <Spinner fullScreen label={t('loading')} />;
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
