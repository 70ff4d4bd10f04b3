// A flag, a number on a key, or a picture with its skin tone, variation and whatever it is joined with.
const PICTURE =
  /\p{RI}\p{RI}|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic})*/gu;

/** One key for a picture however it is coloured or varied: ☀ and ☀️, 👩🏽‍🌾 and 👩‍🌾. */
export const pictureKey = (picture: string): string => picture.replaceAll(/[\ufe0e\ufe0f]|\p{Emoji_Modifier}/gu, '');

/** The pictures of a text that says nothing else; none where something is written. */
export const onlyPictures = (text: string): string[] =>
  /[\p{L}\p{N}]/u.test(text.replaceAll(PICTURE, '')) ? [] : (text.match(PICTURE) ?? []).map(pictureKey);
