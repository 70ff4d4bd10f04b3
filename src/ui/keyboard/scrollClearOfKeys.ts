/** While keys lie over the foot of the page: the page ends above them, the field is in sight, and a phone's own keyboard stays away. */
export function scrollClearOfKeys(field: HTMLInputElement, keys: HTMLElement): () => void {
  const height = `${keys.offsetHeight}px`;
  const { body, documentElement: root } = document;
  const mode = field.getAttribute('inputmode');
  field.setAttribute('inputmode', 'none');
  body.style.paddingBottom = height;
  root.style.scrollPaddingBottom = height;
  field.scrollIntoView({ block: 'center' });
  return () => {
    if (mode === null) field.removeAttribute('inputmode');
    else field.setAttribute('inputmode', mode);
    body.style.paddingBottom = '';
    root.style.scrollPaddingBottom = '';
  };
}
