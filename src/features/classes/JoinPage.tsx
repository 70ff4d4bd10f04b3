import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { asCode, COME_BACK_CODE_LENGTH, type ReadCode, readCode } from '../../domain/classroom/code';
import type { LearnerPicture } from '../../domain/learner/pictures';
import type { Result } from '../../domain/result';
import { classes } from '../../i18n/classes';
import { useText } from '../../i18n/useText';
import type { Classroom, ClassroomError, ClassroomErrorKind, Joined } from '../../ports/classroom';
import { usePorts } from '../../state/session/ports';
import { useSession } from '../../state/session/session';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import { OWN_CLASS } from './addresses';
import { CodeStep } from './join/CodeStep';
import { WhoStep } from './join/WhoStep';
import { NotHere } from './NotHere';

/** A child joins a class with a code, typed on large keys, and a picture. */
export default function JoinPage() {
  const t = useText(classes);
  const { classroom } = usePorts();
  const { identity } = useSession();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t('joinPageTitle')} description={t('joinPageDescription')} />
      {!classroom && <NotHere />}
      {classroom && identity.kind === 'unknown' && <Spinner fullScreen label={t('opening')} />}
      {classroom && identity.kind !== 'unknown' && <Joining classroom={classroom} />}
    </div>
  );
}

function Joining({ classroom }: { classroom: Classroom }) {
  const navigate = useNavigate();
  const { identity, signOut } = useSession();
  const [parameters] = useSearchParams();
  const [written, setWritten] = useState(() => asCode(parameters.get('code') ?? '').slice(0, COME_BACK_CODE_LENGTH));
  const [code, setCode] = useState<ReadCode | null>(null);
  const [state, setState] = useState<'ready' | 'sending' | ClassroomErrorKind>('ready');

  const enter = async (asking: Promise<Result<Joined, ClassroomError>>) => {
    setState('sending');
    const joined = await asking;
    if (joined.ok) {
      await navigate(OWN_CLASS, { replace: true });
      return;
    }
    console.warn('The class was not joined:', joined.error.kind, joined.error.detail);
    setState(joined.error.kind);
    // At this step only the code can be wrong, so ask for it again.
    if (joined.error.kind === 'wrong-code') setCode(null);
  };

  const problem = state === 'ready' || state === 'sending' ? undefined : state;
  const isSending = state === 'sending';
  if (code === null) {
    return (
      <CodeStep
        written={written}
        onWrite={(next) => {
          setWritten(next);
          setState('ready');
        }}
        isSending={isSending}
        problem={problem}
        onCode={() => {
          const read = readCode(written);
          if (!read) setState('wrong-code');
          else if (read.kind === 'come-back') void enter(classroom.comeBack(read.code));
          else setCode(read);
        }}
      />
    );
  }
  return (
    <WhoStep
      knownAs={identity.kind === 'signed-in' ? identity.learner.name : null}
      onSomeoneElse={() => void signOut()}
      isSending={isSending}
      problem={problem}
      onBack={() => {
        setCode(null);
        setState('ready');
      }}
      onEnter={(name: string, picture: LearnerPicture) =>
        void enter(classroom.join({ code: code.code, name, picture }))
      }
    />
  );
}
