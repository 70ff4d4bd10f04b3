// Tells from a field's name what kind of text it holds.

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */

/** Verse may have old spellings. @param {Text} text */
export const isVerse = ({ place, field }) =>
  place === 'Poems' && ['teluguText', 'previewText', 'title', 'word'].includes(field);

/** Other names of a word exist so that the app understands a learner who types them. @param {Text} text */
export const isOtherName = ({ field }) => field === 'alsoTelugu' || field === 'alsoEnglish';
