import { createContext, use } from 'react';

export type ToastMessage = {
  message: string;
  action?: { label: string; onAct: () => void } | undefined;
};

export const ToastContext = createContext<((toast: ToastMessage) => void) | null>(null);

/** `const showToast = useToast()`, then `showToast({ message })`. */
export function useToast(): (toast: ToastMessage) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
