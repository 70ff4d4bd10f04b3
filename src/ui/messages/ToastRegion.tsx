import { useRef } from 'react';
import { Toast } from './Toast';
import type { ToastMessage } from './toastContext';

export type ShownToast = ToastMessage & { id: number };

type Props = {
  label: string;
  dismissLabel: string;
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
};

/** Shows toasts at the bottom of the page, above the phone's bottom bar. */
export const ToastRegion = ({ label, dismissLabel, toasts, onDismiss }: Props) => {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  const dismiss = (id: number) => {
    // A dismissed toast that had the focus returns it to where it was.
    const hadFocus = region.current?.contains(document.activeElement);
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onDismiss(id);
  };

  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      onFocus={(event) => {
        const from = event.relatedTarget;
        if (!(from instanceof Node && event.currentTarget.contains(from))) cameFrom.current = from;
      }}
      className="pointer-events-none fixed inset-x-0 bottom-[calc(64px+1rem+env(safe-area-inset-bottom))] z-50 flex flex-col items-center gap-3 px-4 max-md:short:bottom-16 max-md:tiny:bottom-4 md:bottom-6"
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          message={toast.message}
          action={toast.action}
          dismissLabel={dismissLabel}
          onDismiss={() => dismiss(toast.id)}
        />
      ))}
    </section>
  );
};
