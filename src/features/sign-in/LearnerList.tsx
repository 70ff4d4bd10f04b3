import type { Learner } from '../../domain/learner/learner';
import { signIn as texts } from '../../i18n/signIn';
import { useText } from '../../i18n/useText';

/** The first character a person sees, also of an emoji or a Telugu name. */
const initial = (name: string) => [...new Intl.Segmenter('te').segment(name.trim())][0]?.segment ?? '?';

type Props = { learners: readonly Learner[]; onPick: (id: string) => void };

export function LearnerList({ learners, onPick }: Props) {
  const t = useText(texts);
  return (
    <ul aria-label={t('learnersLabel')} className="mt-5 grid gap-2.5">
      {learners.map(({ id, name, email }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t('pick', { name })}
            onClick={() => onPick(id)}
            className="flex w-full items-center gap-4 rounded-tile border-2 border-line p-3 text-left hover:border-indigo"
          >
            <span
              aria-hidden="true"
              className="grid size-12 flex-none place-items-center overflow-hidden rounded-full bg-turmeric font-display text-xl leading-none! text-on-turmeric"
            >
              {initial(name)}
            </span>
            <span className="min-w-0 typed">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-muted">{email}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
