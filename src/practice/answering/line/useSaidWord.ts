import { useHearing } from '../../hearing/hearing';
import { useSaid } from '../../hearing/useSaid';

/** Speaks a picked word, unless the learner cannot hear. */
export function useSaidWord(): (text: string) => void {
  const { cannotHear } = useHearing();
  const { say } = useSaid();
  return (text) => {
    if (!cannotHear) say(text);
  };
}
