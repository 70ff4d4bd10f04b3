import { type ComponentProps, useId } from 'react';
import { CONTROL_LOOK, fieldAria, FieldFrame, type FieldTexts } from './FieldFrame';

/** A single-line text field. */
export const Field = ({ label, hint, error, id, className = '', ...props }: ComponentProps<'input'> & FieldTexts) => {
  const ownId = useId();
  const texts = { label, hint, error };
  return (
    <FieldFrame id={id ?? ownId} {...texts}>
      <input type="text" className={`${CONTROL_LOOK} ${className}`} {...props} {...fieldAria(id ?? ownId, texts)} />
    </FieldFrame>
  );
};
