import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LEARNER_PICTURES, type LearnerPicture } from '../../../domain/learner/pictures';
import { classes } from '../../../i18n/classes';
import { pictures } from '../../../i18n/pictures';
import { useText } from '../../../i18n/useText';
import type { ClassroomErrorKind } from '../../../ports/classroom';
import { Listen } from '../../../practice/hearing/Listen';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import { Icon } from '../../../ui/pictures/Icon';
import { IconButton } from '../../../ui/controls/IconButton';
import { Notice } from '../../../ui/messages/Notice';
import { PictureTile } from '../../../ui/controls/PictureTile';

const MAX_NAME_LENGTH = 30;

type Props = {
  /** The name of the signed-in learner, who joins as themselves. */
  knownAs: string | null;
  onSomeoneElse: () => void;
  onEnter: (name: string, picture: LearnerPicture) => void;
  onBack: () => void;
  isSending: boolean;
  problem: ClassroomErrorKind | undefined;
};

/** A picture is enough: children who cannot write yet are named after it. */
export function WhoStep({ knownAs, onSomeoneElse, onEnter, onBack, isSending, problem }: Props) {
  const t = useText(classes);
  const nameOf = useText(pictures);
  const [picture, setPicture] = useState<LearnerPicture>();
  const [name, setName] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (picture && !isSending) onEnter(name.trim() || knownAs?.trim() || nameOf(picture), picture);
  };
  return (
    <form
      onSubmit={send}
      noValidate
      className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-4 px-4 py-4"
    >
      <div className="flex items-center gap-2">
        <IconButton icon="arrowLeft" label={t('back')} onClick={onBack} className="-ml-2" />
        <h1 ref={heading} tabIndex={-1} className="flex-1 text-xl sm:text-2xl md:text-3xl">
          {t('whoTitle')}
        </h1>
        <Listen text={t('whoTitle')} />
      </div>
      <div role="group" aria-label={t('pictures')} className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {LEARNER_PICTURES.map((one) => (
          <PictureTile
            key={one}
            picture={one}
            aria-label={nameOf(one)}
            isPicked={one === picture}
            className="min-h-18 [&>span:first-child]:text-4xl"
            onClick={() => setPicture(one)}
          />
        ))}
      </div>
      {knownAs === null || knownAs === '' ? (
        <Field
          label={t('nameLabel')}
          hint={t('nameHint')}
          autoComplete="given-name"
          enterKeyHint="done"
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="typed">{t('signedInAs', { name: knownAs })}</p>
          <Button look="quiet" onClick={onSomeoneElse}>
            {t('someoneElse')}
          </Button>
        </div>
      )}
      <div role="alert" className="empty:hidden">
        {problem && <Notice tone="danger">{t(problem)}</Notice>}
      </div>
      <Button type="submit" disabled={!picture || isSending} className="min-h-14 text-xl">
        {t(isSending ? 'entering' : 'enter')}
        <Icon name="arrowRight" />
      </Button>
    </form>
  );
}
