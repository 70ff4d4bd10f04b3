import type { Table } from '../../../../domain/lesson/lessonContent';

const columns = [
  { en: 'Letter below', te: 'ఒత్తు' },
  { en: 'In a pair', te: 'జంటలో' },
  { en: 'In a word', te: 'మాటలో' },
];

const row = (letter: string, above: string, telugu: string, english: string) => [
  { telugu: letter },
  { telugu: `${above}్${letter}` },
  { telugu, english },
];

export const firstOttulu: Table = {
  caption: { en: 'Ottulu of the rows of క and చ', te: 'క వర్గం, చ వర్గం ఒత్తులు' },
  columns,
  rows: [
    row('క', 'ల', 'ఉల్క', 'meteor'),
    row('గ', 'డ', 'ఖడ్గం', 'sword'),
    row('ఘ', 'ర', 'దీర్ఘం', 'long vowel'),
    row('చ', 'ర', 'మిర్చి', 'chili'),
    row('ఛ', 'చ', 'స్వేచ్ఛ', 'freedom'),
    row('జ', 'ర', 'దర్జీ', 'tailor'),
    row('ఞ', 'జ', 'జ్ఞానం', 'knowledge'),
  ],
};

export const middleOttulu: Table = {
  caption: { en: 'Ottulu of the rows of ట and త', te: 'ట వర్గం, త వర్గం ఒత్తులు' },
  columns,
  rows: [
    row('ట', 'ష', 'ఇష్టం', 'liking'),
    row('ఠ', 'ష', 'నిష్ఠ', 'discipline'),
    row('డ', 'ర', 'బోర్డు', 'board'),
    row('ణ', 'ర', 'పౌర్ణమి', 'full moon'),
    row('త', 'స', 'పుస్తకం', 'book'),
    row('థ', 'ర', 'అర్థం', 'meaning'),
    row('ద', 'బ', 'శబ్దం', 'sound'),
    row('ధ', 'ద', 'బుద్ధి', 'good sense'),
    row('న', 'శ', 'ప్రశ్న', 'question'),
  ],
};

export const lastOttulu: Table = {
  caption: { en: 'Ottulu of the row of ప, and the rest', te: 'ప వర్గం, మిగిలిన ఒత్తులు' },
  columns,
  rows: [
    row('ప', 'ష', 'పుష్పం', 'flower (bookish)'),
    row('ఫ', 'ల', 'డాల్ఫిన్', 'dolphin'),
    row('బ', 'ల', 'బల్బు', 'light bulb'),
    row('భ', 'ద', 'అద్భుతం', 'a wonder'),
    row('మ', 'ద', 'పద్మం', 'lotus (bookish)'),
    row('య', 'ర', 'సూర్యుడు', 'sun'),
    row('ర', 'ద', 'చంద్రుడు', 'moon'),
    row('ల', 'ళ', 'నీళ్లు', 'water'),
    row('వ', 'ర', 'పర్వతం', 'mountain'),
    row('శ', 'ర', 'దర్శనం', 'seeing a god or an elder'),
    row('ష', 'ర', 'వర్షం', 'rain (bookish)'),
    row('స', 'త', 'ఉత్సవం', 'festival'),
  ],
};
