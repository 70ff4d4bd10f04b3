import { useEffect, useState } from 'react';
import { learnedPoemActivity, learnedPoemId } from '../../../domain/padyalu/learnedPoem';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import { recordActivity } from '../../../state/recording/recordActivity';
import { usePorts } from '../../../state/session/ports';
import { useLearner } from '../../../state/session/session';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/pictures/Icon';
import { Notice } from '../../../ui/messages/Notice';

type Props = {
  readonly poemId: string;
  /** True if it is the suggested next step. */
  readonly isOffered?: boolean;
};

/** The learner states that they know the poem by heart; recorded once. */
export function KnownByHeart({ poemId, isOffered = false }: Props) {
  const t = useText(padyalu);
  const { documents } = usePorts();
  const { id: userId } = useLearner();
  const [state, setState] = useState<'not-yet' | 'known' | 'failed'>('not-yet');
  const recordId = learnedPoemId(userId, poemId);

  useEffect(() => {
    void documents.get('activities', recordId).then((found) => {
      if (found.ok && found.value) setState('known');
    });
  }, [documents, recordId]);

  const record = async () => {
    const activity = learnedPoemActivity(userId, poemId, Date.now());
    const saved = await recordActivity(documents, { id: recordId, activity, also: null });
    setState(saved ? 'known' : 'failed');
  };

  return (
    <div role="status">
      {state === 'known' ? (
        <Notice tone="success">{t('knownByHeart')}</Notice>
      ) : (
        <>
          <Button look={isOffered ? 'primary' : 'quiet'} onClick={record}>
            <Icon name="star" className="size-5" />
            {t('knowByHeart')}
          </Button>
          {state === 'failed' && <p className="mt-2 font-semibold text-vermilion">{t('knowFailed')}</p>}
        </>
      )}
    </div>
  );
}
