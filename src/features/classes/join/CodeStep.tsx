import { type FormEvent, useId } from 'react';
import {
  asCode,
  CLASS_CODE_LENGTH,
  CODE_LETTERS,
  COME_BACK_CODE_LENGTH,
  readCode,
} from '../../../domain/classroom/code';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import type { ClassroomErrorKind } from '../../../ports/classroom';
import { Listen } from '../../../practice/hearing/Listen';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/pictures/Icon';
import { Notice } from '../../../ui/messages/Notice';

const KEY =
  'grid min-h-13 min-w-0 place-items-center rounded-tile border-2 border-line bg-card font-latin text-2xl font-semibold text-ink hover:border-edge active:scale-95';

type Props = {
  written: string;
  onWrite: (written: string) => void;
  onCode: () => void;
  isSending: boolean;
  problem: ClassroomErrorKind | undefined;
};

/** The code is typed on large keys or on a keyboard; a child only has to copy it. */
export function CodeStep({ written, onWrite, onCode, isSending, problem }: Props) {
  const t = useText(classes);
  const id = useId();
  const write = (text: string) => onWrite(asCode(text).slice(0, COME_BACK_CODE_LENGTH));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) onCode();
  };
  return (
    <form onSubmit={send} className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-4 px-4 py-4">
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-xl sm:text-2xl md:text-3xl">{t('codeTitle')}</h1>
        <Listen text={t('codeTitle')} />
      </div>
      <label htmlFor={id} className="sr-only">
        {t('codeLabel')}
      </label>
      <input
        id={id}
        // Our own keys are larger than a phone's.
        inputMode="none"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={written}
        placeholder={'·'.repeat(CLASS_CODE_LENGTH)}
        aria-invalid={problem === 'wrong-code' ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => write(target.value)}
        className="w-full rounded-card border-2 border-edge bg-card px-2 py-2 text-center font-latin text-[clamp(1.75rem,9vw,3rem)] leading-tight font-bold tracking-[0.2em] text-ink tabular-nums placeholder:text-muted aria-invalid:border-vermilion"
      />
      <div id={`${id}-problem`} role="alert" className="empty:hidden">
        {problem && <Notice tone="danger">{t(problem)}</Notice>}
      </div>
      <div className="grid grid-cols-5 gap-2 sm:grid-cols-7">
        {[...CODE_LETTERS].map((letter) => (
          <button key={letter} type="button" className={KEY} onClick={() => write(written + letter)}>
            {letter}
          </button>
        ))}
        <button
          type="button"
          aria-label={t('deleteLetter')}
          title={t('deleteLetter')}
          className={`${KEY} col-span-2 sm:col-span-3`}
          onClick={() => write(written.slice(0, -1))}
        >
          <Icon name="backspace" className="size-7" />
        </button>
      </div>
      <Button type="submit" disabled={isSending || readCode(written) === null} className="min-h-14 text-xl">
        {t(isSending ? 'entering' : 'goOn')}
        <Icon name="arrowRight" />
      </Button>
    </form>
  );
}
