import { useHearing } from '../../hearing/hearing';
import { useSaid } from '../../hearing/useSaid';

/** What is picked is said, for whoever can hear it. */
export function useSaidWord(): (text: string) => void {
  const { cannotHear } = useHearing();
  const { say } = useSaid();
  return (text) => {
    if (!cannotHear) say(text);
  };
}
