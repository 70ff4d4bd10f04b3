import type { Table } from '../../../../domain/lesson/lessonContent';

const row = (letter: string, telugu: string, english: string) => [
  { telugu: letter },
  { telugu: `${letter}్${letter}` },
  { telugu, english },
];

export const doubledTable: Table = {
  caption: { en: 'Letters with themselves below', te: 'ద్విత్వాక్షరాలు' },
  columns: [
    { en: 'Letter', te: 'అక్షరం' },
    { en: 'Doubled', te: 'ద్విత్వం' },
    { en: 'In a word', te: 'మాటలో' },
  ],
  rows: [
    row('క', 'ముక్కు', 'nose'),
    row('గ', 'మొగ్గ', 'bud'),
    row('చ', 'పచ్చి', 'raw'),
    row('జ', 'మజ్జిగ', 'buttermilk'),
    row('ట', 'పిట్ట', 'small bird'),
    row('డ', 'గడ్డి', 'grass'),
    row('త', 'కత్తి', 'knife'),
    row('ద', 'అద్దం', 'mirror'),
    row('న', 'వెన్న', 'butter'),
    row('ప', 'చెప్పు', 'sandal'),
    row('బ', 'మబ్బు', 'cloud'),
    row('మ', 'కొమ్మ', 'branch'),
    row('య', 'నెయ్యి', 'ghee'),
    row('ర', 'కర్ర', 'stick'),
    row('ల', 'బెల్లం', 'jaggery'),
    row('వ', 'దువ్వెన', 'comb'),
    row('స', 'బస్సు', 'bus'),
  ],
};
