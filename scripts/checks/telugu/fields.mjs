// What kind of text a field holds, where a check has to know.

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */

/** Verse keeps its old spelling. @param {Text} text */
export const isVerse = ({ place, field }) =>
  place === 'Poems' && ['teluguText', 'previewText', 'title', 'word'].includes(field);

/** Other names of a word are there to be understood when they are typed. @param {Text} text */
export const otherNames = ({ field }) => field === 'alsoTelugu' || field === 'alsoEnglish';
