import { useId, useLayoutEffect, useRef } from 'react';
import { spacedCode } from '../../../domain/classroom/code';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import { IconButton } from '../../../ui/controls/IconButton';
import { joinAddress } from '../addresses';

type Props = { name: string; code: string; onClose: () => void };

/** Fills the screen for a projector, readable from the last row. */
export function CodeOnWall({ name, code, onClose }: Props) {
  const t = useText(classes);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-auto bg-card text-ink"
    >
      <div className="flex min-h-full flex-col items-center justify-center gap-[4vh] p-4 text-center">
        <div className="absolute top-2 right-2">
          <IconButton icon="close" label={t('closeLarge')} onClick={onClose} />
        </div>
        <h2 id={id} className="typed text-[clamp(1.5rem,5vw,4rem)] leading-tight">
          {name}
        </h2>
        <p className="font-latin text-[clamp(1.25rem,4.5vw,4.5rem)] leading-tight font-semibold break-all text-indigo">
          {joinAddress()}
        </p>
        <p className="font-latin text-[clamp(2.75rem,14vw,15rem)] leading-none font-bold tracking-[0.06em] whitespace-nowrap tabular-nums">
          {spacedCode(code)}
        </p>
      </div>
    </dialog>
  );
}
