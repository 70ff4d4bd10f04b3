import { type ComponentProps, useId } from 'react';
import { CONTROL_LOOK, fieldAria, FieldFrame, type FieldTexts } from './FieldFrame';

/** Grows with its text where the browser supports it. */
export const TextArea = ({
  label,
  hint,
  error,
  id,
  className = '',
  ...props
}: ComponentProps<'textarea'> & FieldTexts) => {
  const ownId = useId();
  const texts = { label, hint, error };
  return (
    <FieldFrame id={id ?? ownId} {...texts}>
      <textarea
        rows={4}
        className={`${CONTROL_LOOK} field-sizing-content min-h-32 max-h-80 resize-y ${className}`}
        {...props}
        {...fieldAria(id ?? ownId, texts)}
      />
    </FieldFrame>
  );
};
