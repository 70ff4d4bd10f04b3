import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../controls/IconButton';

type Props = {
  open: boolean;
  /** Called on Escape, the close button, or a tap outside the dialog. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** The buttons at the bottom; the one that continues comes last. */
  actions?: ReactNode;
};

/** An element marked `data-autofocus` gets the focus first; closing returns the focus to where it was. */
export const Dialog = ({ open, onClose, title, closeLabel, children, actions }: Props) => {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // A file input's own cancel event bubbles up to here.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Some browsers close a dialog on a second Escape even if cancel was prevented.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open && open) onClose();
      }}
      // A drag from inside the dialog to outside is a text selection and must not close it.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose();
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100%-2rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-card text-ink shadow-card backdrop:bg-veil"
    >
      {open && (
        <div className="flex flex-col">
          <header className="sticky top-0 z-10 flex items-start justify-between gap-3 bg-card pb-2 pl-6 pr-3 pt-3">
            <h2 id={titleId} className="type-title min-w-0 pt-2.5">
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className="px-6 pb-6">{children}</div>
          {actions && (
            <footer className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-card px-6 pb-5 pt-4">
              {actions}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
};
