// A flag, a keycap, or an emoji with its skin tone, variation selector and the emoji joined to it.
const PICTURE =
  /\p{RI}\p{RI}|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic})*/gu;

/** One key for an emoji in any skin tone or variation: ☀ and ☀️, 👩🏽‍🌾 and 👩‍🌾. */
export const pictureKey = (picture: string): string => picture.replaceAll(/[\ufe0e\ufe0f]|\p{Emoji_Modifier}/gu, '');

/** The emoji of a text that has nothing else; empty if it has letters or digits. */
export const onlyPictures = (text: string): string[] =>
  /[\p{L}\p{N}]/u.test(text.replaceAll(PICTURE, '')) ? [] : (text.match(PICTURE) ?? []).map(pictureKey);
