/** A name or a loanword in the other script is allowed; half a text is not. */
const MIN_SHARE = 0.6;

function share(text: string, script: RegExp): number {
  // Marks count: in Telugu most vowels are marks.
  const written = text.match(/[\p{L}\p{M}]/gu) ?? [];
  return written.length === 0 ? 0 : written.filter((character) => script.test(character)).length / written.length;
}

export const isMostlyTelugu = (text: string): boolean => share(text, /[\u0c00-\u0c7f]/u) >= MIN_SHARE;
export const isMostlyLatin = (text: string): boolean => share(text, /[\p{Script=Latin}\u0300-\u036f]/u) >= MIN_SHARE;
