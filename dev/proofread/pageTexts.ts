/** What the page itself says. Who reads both languages of the product reads this too. */
export const pageTexts = {
  title: 'Proofreading',
  lead: 'Every text of the product in both languages. Mark what is wrong, and write what is better.',
  search: 'Search',
  searchHint: 'In either language; also by file, or by the name of a text.',
  place: 'Place',
  allPlaces: 'All places',
  notedOnly: 'Only texts with a note',
  download: 'Download notes',
  loading: 'The texts are being collected …',
  loadFailedTitle: 'The texts could not be loaded',
  loadFailed: 'Start the page with npm run dev, or load it again.',
  more: 'Show more',
  nothingTitle: 'No text is like that',
  nothingText: 'Try another word or another place.',
  english: 'English',
  telugu: 'తెలుగు',
  noEnglish: 'No English',
  noTelugu: 'No Telugu',
  wrong: 'Wrong',
  better: 'Better',
  betterLabel: 'Better:',
  remarkLabel: 'Remark',
  remarkHint: 'Control and Enter save, Escape closes.',
  save: 'Save',
  close: 'Close',
  remove: 'Remove the note',
  changedSince: 'The text has changed since this note.',
  made: 'This sentence is put together from words: a person will change it.',
  keptInFile: 'Notes are kept in proofreading-notes.json.',
  keptHere: 'Notes are kept in this browser only. Download them and send the file.',
  notSent:
    'A note could not be written to the file. It is kept in this browser and sent when the page is loaded again.',
  saved: 'The note is saved.',
  lost: 'Notes on texts that are gone',
} as const;

export const countText = (shown: number, all: number, notes: number) =>
  `${shown.toLocaleString('en')} of ${all.toLocaleString('en')} texts · ${notes} ${notes === 1 ? 'note' : 'notes'}`;

export const lineText = (line: number) => `line ${line}`;

export const joined = (...parts: readonly string[]) => parts.join(' · ');
