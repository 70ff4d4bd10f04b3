// Labels of the app that a page names and that are not on the screen. A page quotes a label as “…”.

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('../../proofreading/textsIn.mjs').Side} Side */
/** @typedef {import('./fault.mjs').Fault} Fault */
/** @typedef {'en' | 'te'} Language */

const QUOTED = /“([^”]+)”/gu;

/** On pages everything in quotation marks is a label. Elsewhere people are quoted too; these say what to press. */
const PLACES = ['Interface', 'Pages', 'Articles'];
const QUOTES_LABELS_ONLY = 'Pages';
const PRESSED = {
  en: /\b(?:press|choose|tap|click|switch on|turn on|open|button|menu)\b/iu,
  te: /నొక్క|ఎంచుకో|బటన్|మెనూ|ఆన్ చేయ/u,
};

/** In quotation marks on pages, and no labels of ours. */
const NOT_LABELS = [
  // What the device or the browser shows, in its own language.
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
  // Letters that are spoken of.
  'అ',
  'క్ష',
];

/** A label may be filled in: “Grade {{grade}}” is Grade 3 on the screen. @param {string} label */
const asShown = (label) =>
  new RegExp(`^${label.replaceAll(/[.*+?^$()|[\]\\]/gu, '\\$&').replaceAll(/\{\{\w+\}\}/gu, '.+')}$`, 'u');

/** @param {string} quoted */
const withoutEnd = (quoted) => quoted.replace(/[.,…]+$/u, '').trim();

/** “Sample · your first activity replaces these” is known by its first part. @param {string} label */
const partsOf = (label) => [label, ...label.split(' · ')].map(withoutEnd);

/** A label that is hardly more than its values would be like every other text. @param {string} label */
const isFilled = (label) => label.includes('{{') && /[\p{L}\p{M}]{3}/u.test(label.replaceAll(/\{\{\w+\}\}/gu, ''));

/** @param {readonly Text[]} texts @returns {(text: Text) => Fault[]} */
export function labelCheck(texts) {
  const labels = texts.filter(({ file, field }) => file.startsWith('src/i18n/') || field.startsWith('title'));
  const shown = {
    en: labels.flatMap(({ en }) => (en ? [en.text] : [])),
    te: labels.flatMap(({ te }) => (te ? [te.text] : [])),
  };
  const plain = { en: new Set(shown.en.flatMap(partsOf)), te: new Set(shown.te.flatMap(partsOf)) };
  const filled = { en: shown.en.filter(isFilled).map(asShown), te: shown.te.filter(isFilled).map(asShown) };
  /** @param {Language} language @param {string} quoted */
  const isLabel = (language, quoted) =>
    plain[language].has(withoutEnd(quoted)) || filled[language].some((label) => label.test(quoted));

  /** @param {Text} text @param {Language} language @returns {Fault[]} */
  const faultsIn = (text, language) => {
    const side = text[language];
    if (!side || !PLACES.includes(text.place)) return [];
    return side.text.split(/(?<=[.?!])\s/u).flatMap((sentence) => {
      if (text.place !== QUOTES_LABELS_ONLY && !PRESSED[language].test(sentence)) return [];
      return [...sentence.matchAll(QUOTED)].flatMap(([, quoted = '']) =>
        NOT_LABELS.includes(quoted) || isLabel(language, quoted)
          ? []
          : [{ side, fault: `“${quoted}” is on no screen` }],
      );
    });
  };

  return (text) => [...faultsIn(text, 'en'), ...faultsIn(text, 'te')];
}
