import { useNavigate } from 'react-router';
import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import { usePorts } from '../../state/session/ports';
import { useLearner } from '../../state/session/session';
import { saveMemberships, useMemberships } from '../../state/session/useMemberships';
import { useToday } from '../../state/figures/useToday';
import { useToast } from '../../ui/messages/toastContext';

const CLASSES = '/dashboard/classes';

/** A grown-up's actions for classes; `null` if this build has none. */
export function useClassActions() {
  const t = useText(settings);
  const showToast = useToast();
  const navigate = useNavigate();
  const { classroom } = usePorts();
  const { id } = useLearner();
  const today = useToday();
  const memberships = useMemberships(id);
  if (!classroom) return null;
  return {
    isPupil: memberships.classes.length > 0,
    open: () => void navigate(CLASSES),
    leave: async () => {
      const left = await Promise.all(memberships.classes.map((classId) => classroom.leave(classId)));
      const isDone = left.every(({ ok }) => ok);
      if (isDone) saveMemberships(id, { ...memberships, classes: [] }, today);
      showToast({ message: t(isDone ? 'leftClass' : 'leaveFailed') });
    },
  };
}
