import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Learner } from '../../domain/learner/learner';
import { LEARNER_PICTURES, type LearnerPicture } from '../../domain/learner/pictures';
import type { Run } from '../../domain/practice/run';
import { pictures } from '../../i18n/pictures';
import { signIn } from '../../i18n/signIn';
import { trial } from '../../i18n/trial';
import { useText } from '../../i18n/useText';
import type { DeviceLearners } from '../../ports/identity';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { LearnerFace } from '../../ui/pictures/LearnerFace';
import { Notice } from '../../ui/messages/Notice';
import { PicturePicker } from '../../ui/controls/PicturePicker';
import { NotNow } from './NotNow';
import { useKeeping } from './useKeeping';

type Props = { run: Run; learners: DeviceLearners };

/** For learners stored on the device: a name is enough, and known learners are one tap away. */
export function KeepHere({ run, learners }: Props) {
  const t = useText(trial);
  const inSignIn = useText(signIn);
  const nameOf = useText(pictures);
  const [name, setName] = useState('');
  const [picture, setPicture] = useState<LearnerPicture>();
  const [isNameMissing, setNameMissing] = useState(false);
  const { problem, isKeeping, keepForNew, keepFor, finish } = useKeeping(run, learners);

  // Continues if the page was reloaded between creating the learner and signing in.
  const advance = useEffectEvent(() => void finish());
  useEffect(() => advance(), []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setNameMissing(name.trim() === '');
    if (name.trim() !== '') void keepForNew({ name: name.trim(), picture });
  };

  return (
    <>
      <form onSubmit={send} noValidate className="grid gap-3">
        <Field
          label={t('nameLabel')}
          error={isNameMissing && name.trim() === '' ? inSignIn('nameMissing') : undefined}
          autoComplete="nickname"
          enterKeyHint="done"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <PicturePicker
          label={t('pictureLabel')}
          pictures={LEARNER_PICTURES}
          nameOf={nameOf}
          chosen={picture}
          onChoose={setPicture}
        />
        <div role="alert" className="empty:hidden">
          {problem && <Notice tone="danger">{inSignIn(problem)}</Notice>}
        </div>
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <NotNow />
          <Button type="submit" disabled={isKeeping}>
            {t('keep')}
          </Button>
        </div>
        <p className="type-small text-center text-muted">{t('staysHere')}</p>
      </form>
      <KnownLearners learners={learners} onPick={(id) => void keepFor(id)} />
    </>
  );
}

function KnownLearners({ learners, onPick }: { learners: DeviceLearners; onPick: (id: string) => void }) {
  const t = useText(trial);
  const inSignIn = useText(signIn);
  const [known, setKnown] = useState<readonly Learner[]>([]);
  useEffect(() => {
    void learners.list().then((listed) => setKnown(listed.ok ? listed.value : []));
  }, [learners]);
  if (known.length === 0) return null;
  return (
    <div className="border-t border-line pt-3">
      <p id="known" className="font-semibold">
        {t('orYou')}
      </p>
      <ul aria-labelledby="known" className="mt-2 grid max-h-56 gap-2 overflow-y-auto sm:grid-cols-2">
        {known.map(({ id, name, picture }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={inSignIn('pick', { name })}
              onClick={() => onPick(id)}
              className="flex w-full items-center gap-3 rounded-tile border-2 border-line p-1.5 text-left font-semibold hover:border-indigo"
            >
              <LearnerFace name={name} picture={picture} />
              <span className="min-w-0 typed">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
