const TELUGU = /^[\u0c00-\u0c7f\u200c\u200d]+$/u;

/** The two letters or signs of `ధ ద`; `null` for an invalid pair. */
export function lettersOf(pair: string): readonly [string, string] | null {
  const [one, other, ...more] = pair.split(' ');
  if (one === undefined || other === undefined || more.length > 0 || one === other) return null;
  return TELUGU.test(one) && TELUGU.test(other) ? [one, other] : null;
}

export const isPair = (pair: string): boolean => lettersOf(pair) !== null;
