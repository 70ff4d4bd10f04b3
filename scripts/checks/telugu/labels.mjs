// Finds quoted labels that are not on any screen. A page quotes a label as “…”.

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('../../proofreading/textsIn.mjs').Side} Side */
/** @typedef {import('./fault.mjs').Fault} Fault */
/** @typedef {'en' | 'te'} Language */

const QUOTED = /“([^”]+)”/gu;

/** On pages, every quotation is a label. Elsewhere people are quoted too, so only sentences about pressing something count. */
const PLACES = ['Interface', 'Pages', 'Articles'];
const QUOTES_LABELS_ONLY = 'Pages';
const PRESS_WORDS = {
  en: /\b(?:press|choose|tap|click|switch on|turn on|open|button|menu)\b/iu,
  te: /నొక్క|ఎంచుకో|బటన్|మెనూ|ఆన్ చేయ/u,
};

/** Quotations on pages that are not labels of the app. */
const NOT_LABELS = [
  // Labels of the device or the browser, in its own language.
  'Install app',
  'Install',
  'Add to Home Screen',
  'Add to Home screen',
  'Add to home screen',
  'Add to Dock',
  'Print',
  'Share',
  'Reduce motion',
  'Remove animations',
  'ఇన్‌స్టాల్',
  'హోమ్ స్క్రీన్‌కు జోడించు',
  // Letters that a text mentions.
  'అ',
  'క్ష',
];

/** A label may have placeholders: “Grade {{grade}}” is Grade 3 on the screen. @param {string} label */
const asShown = (label) =>
  new RegExp(`^${label.replaceAll(/[.*+?^$()|[\]\\]/gu, '\\$&').replaceAll(/\{\{\w+\}\}/gu, '.+')}$`, 'u');

/** @param {string} quoted */
const withoutEnd = (quoted) => quoted.replace(/[.,…]+$/u, '').trim();

/** “Sample · your first activity replaces these” may be quoted by its first part. @param {string} label */
const partsOf = (label) => [label, ...label.split(' · ')].map(withoutEnd);

/** A label of little more than placeholders would match every text. @param {string} label */
const hasPlaceholders = (label) =>
  label.includes('{{') && /[\p{L}\p{M}]{3}/u.test(label.replaceAll(/\{\{\w+\}\}/gu, ''));

/** @param {readonly Text[]} texts @returns {(text: Text) => Fault[]} */
export function labelCheck(texts) {
  const labels = texts.filter(({ file, field }) => file.startsWith('src/i18n/') || field.startsWith('title'));
  const shown = {
    en: labels.flatMap(({ en }) => (en ? [en.text] : [])),
    te: labels.flatMap(({ te }) => (te ? [te.text] : [])),
  };
  const plain = { en: new Set(shown.en.flatMap(partsOf)), te: new Set(shown.te.flatMap(partsOf)) };
  const filled = {
    en: shown.en.filter(hasPlaceholders).map(asShown),
    te: shown.te.filter(hasPlaceholders).map(asShown),
  };
  /** @param {Language} language @param {string} quoted */
  const isLabel = (language, quoted) =>
    plain[language].has(withoutEnd(quoted)) || filled[language].some((label) => label.test(quoted));

  /** @param {Text} text @param {Language} language @returns {Fault[]} */
  const faultsIn = (text, language) => {
    const side = text[language];
    if (!side || !PLACES.includes(text.place)) return [];
    return side.text.split(/(?<=[.?!])\s/u).flatMap((sentence) => {
      if (text.place !== QUOTES_LABELS_ONLY && !PRESS_WORDS[language].test(sentence)) return [];
      return [...sentence.matchAll(QUOTED)].flatMap(([, quoted = '']) =>
        NOT_LABELS.includes(quoted) || isLabel(language, quoted)
          ? []
          : [{ side, fault: `“${quoted}” is not a label on any screen` }],
      );
    });
  };

  return (text) => [...faultsIn(text, 'en'), ...faultsIn(text, 'te')];
}
