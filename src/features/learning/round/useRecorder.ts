import { useRef, useState } from 'react';
import type { Activity } from '../../../domain/activity/activity';
import { usePorts } from '../../../state/ports';
import { newRecordId } from '../../../state/newRecordId';
import { recordActivity } from '../../../state/recordActivity';

type Recording = { readonly id: string; readonly activity: Activity };

/** Records each answer at once. What could not be saved waits, while the learner goes on. */
export function useRecorder() {
  const { documents } = usePorts();
  const [unsaved, setUnsaved] = useState<readonly Recording[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);

  const send = async (recording: Recording) => {
    const saved = await recordActivity(documents, recording.id, recording.activity);
    const others = (before: readonly Recording[]) => before.filter(({ id }) => id !== recording.id);
    setUnsaved((before) => (saved ? others(before) : [...others(before), recording]));
  };

  return {
    hasUnsaved: unsaved.length > 0,
    isSaving,
    record: (activity: Activity) => void send({ id: newRecordId(), activity }),
    saveAgain: async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSaving(true);
      for (const recording of unsaved) await send(recording);
      setSaving(false);
      isBusy.current = false;
    },
  };
}
