import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ToastContext, type ToastMessage } from './toastContext';
import { type ShownToast, ToastRegion } from './ToastRegion';

type Props = { regionLabel: string; dismissLabel: string; children: ReactNode };

/** Render it once, around the whole app. */
export const ToastProvider = ({ regionLabel, dismissLabel, children }: Props) => {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);

  // A repeated message replaces the first one.
  const show = useCallback((toast: ToastMessage) => {
    lastId.current += 1;
    const shown = { ...toast, id: lastId.current };
    setToasts((before) => [...before.filter(({ message }) => message !== toast.message), shown]);
  }, []);
  const dismiss = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), []);

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion label={regionLabel} dismissLabel={dismissLabel} toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  );
};
