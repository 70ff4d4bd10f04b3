import { useState } from 'react';
import { foundByName, type Learner } from '../../domain/learner/learner';
import { signIn as texts } from '../../i18n/signIn';
import { useText } from '../../i18n/useText';
import { Field } from '../../ui/controls/Field';
import { LearnerFace } from '../../ui/pictures/LearnerFace';

/** A longer list gets a search field. */
const MAX_UNSEARCHED = 10;

type Props = { learners: readonly Learner[]; onPick: (id: string) => void };

/** All learners of this device by picture and name, always in the same order. */
export function LearnerList({ learners, onPick }: Props) {
  const t = useText(texts);
  const [written, setWritten] = useState('');
  const shown = foundByName(learners, written);
  return (
    <div className="mt-5 grid gap-3">
      {learners.length >= MAX_UNSEARCHED && (
        <Field
          type="search"
          label={t('search')}
          autoComplete="off"
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
      )}
      <ul
        aria-label={t('learnersLabel')}
        className={`grid gap-2.5 ${learners.length >= MAX_UNSEARCHED ? '-m-1 max-h-80 overflow-y-auto p-1 sm:grid-cols-2' : ''}`}
      >
        {shown.map(({ id, name, email, picture }, at) => (
          <li key={id}>
            <button
              type="button"
              data-autofocus={at === 0 ? '' : undefined}
              aria-label={t('pick', { name })}
              onClick={() => onPick(id)}
              className="flex w-full items-center gap-4 rounded-tile border-2 border-line p-2.5 text-left hover:border-indigo"
            >
              <LearnerFace name={name} picture={picture} />
              <span className="typed min-w-0">
                <span className="block font-semibold">{name}</span>
                {email !== '' && <span className="block text-sm text-muted">{email}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted empty:hidden">
        {shown.length === 0 && t('nobodyFound')}
      </p>
    </div>
  );
}
