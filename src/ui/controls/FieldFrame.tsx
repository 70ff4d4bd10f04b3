import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon';

export type FieldTexts = { label: string; hint?: string | undefined; error?: string | undefined };

/** Shared by all controls for typing or choosing. */
export const CONTROL_LOOK =
  'touch w-full rounded-tile border-2 border-edge bg-card px-4 py-2.5 text-ink placeholder:text-muted hover:border-indigo aria-invalid:border-vermilion disabled:border-line disabled:bg-paper disabled:text-ink disabled:opacity-100';

/** Ties a control to the hint and error of its frame. */
export const fieldAria = (id: string, { hint, error }: FieldTexts) => ({
  id,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

/** Shows the label above a control, and the hint and error below it. */
export const FieldFrame = ({ id, label, hint, error, children }: FieldTexts & { id: string; children: ReactNode }) => (
  <div className="flex flex-col gap-1.5">
    <label id={`${id}-label`} htmlFor={id} className="font-semibold">
      {label}
    </label>
    {children}
    {hint && (
      <p id={`${id}-hint`} className="type-small text-muted">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className="type-small flex items-start gap-1.5 font-semibold text-vermilion">
        <Icon name="warning" className="mt-0.5 size-5" />
        {error}
      </p>
    )}
  </div>
);
