/** Texts of the page itself, in English only: a proofreader reads both languages. */
export const pageTexts = {
  title: 'Proofreading',
  lead: 'Every text of the product in both languages. Mark mistakes and suggest better wording.',
  search: 'Search',
  searchHint: 'In either language, or by file name or key.',
  place: 'Place',
  allPlaces: 'All places',
  notedOnly: 'Only texts with a note',
  download: 'Download notes',
  loading: 'Collecting the texts …',
  loadFailedTitle: 'The texts could not be loaded',
  loadFailed: 'Start the page with npm run dev, or reload it.',
  more: 'Show more',
  nothingTitle: 'No matching text',
  nothingText: 'Try another word or another place.',
  english: 'English',
  telugu: 'తెలుగు',
  noEnglish: 'No English',
  noTelugu: 'No Telugu',
  wrong: 'Wrong',
  better: 'Better',
  betterLabel: 'Better:',
  remarkLabel: 'Remark',
  remarkHint: 'Ctrl+Enter saves, Escape closes.',
  save: 'Save',
  close: 'Close',
  remove: 'Remove the note',
  changedSince: 'The text has changed since this note.',
  made: 'The program assembles this sentence from words, so a developer has to change it.',
  savedInFile: 'Notes are saved in proofreading-notes.json.',
  savedInBrowser: 'Notes are saved in this browser only. Download them and send the file.',
  notSent: 'A note could not be saved to the file. It is stored in this browser and sent when you reload the page.',
  saved: 'Note saved.',
  lost: 'Notes on texts that no longer exist',
} as const;

export const countText = (shown: number, all: number, notes: number) =>
  `${shown.toLocaleString('en')} of ${all.toLocaleString('en')} texts · ${notes} ${notes === 1 ? 'note' : 'notes'}`;

export const lineText = (line: number) => `line ${line}`;

export const joined = (...parts: readonly string[]) => parts.join(' · ');
