/** While our keyboard covers the bottom of the page, keeps the field above it and the phone's own keyboard closed. */
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
