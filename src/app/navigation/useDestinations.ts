import { useMemo } from 'react';
import { useLearner } from '../../state/session/session';
import { useMemberships } from '../../state/session/useMemberships';
import { DESTINATIONS, OWN_CLASS, TAUGHT_CLASSES } from './destinations';

const [HOME, ...OTHERS] = DESTINATIONS;

export function useDestinations() {
  const { classes, teaches } = useMemberships(useLearner().id);
  const [isPupil, isTeacher] = [classes.length > 0, teaches.length > 0];
  return useMemo(
    () => [HOME, ...(isPupil ? [OWN_CLASS] : []), ...(isTeacher ? [TAUGHT_CLASSES] : []), ...OTHERS],
    [isPupil, isTeacher],
  );
}
