/** FNV-1a hash of a text, from 0 to 2³² − 1: the same on every device. */
export function fingerprint(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}
