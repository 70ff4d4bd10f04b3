import type { Section } from '../../../domain/lesson/lessonContent';

export const teluguDigits: Section = {
  id: 'telugu-digits',
  title: { en: 'Telugu digits ౦ to ౯', te: 'తెలుగు అంకెలు ౦ నుంచి ౯' },
  text: [
    {
      en: 'Telugu has its own digits: ౦ ౧ ౨ ౩ ౪ ౫ ౬ ౭ ౮ ౯. Today most people write 0 to 9, but you meet the Telugu digits in old books, on some calendars and in the numbers of poems.',
      te: 'తెలుగుకు సొంత అంకెలు ఉన్నాయి: ౦ ౧ ౨ ౩ ౪ ౫ ౬ ౭ ౮ ౯. ఇప్పుడు ఎక్కువగా 0 నుంచి 9 వరకు అంకెలే రాస్తున్నాం; పాత పుస్తకాల్లో, కొన్ని క్యాలెండర్లలో తెలుగు అంకెలు కనిపిస్తాయి.',
    },
    {
      en: 'The places work just as in 10, 25, 100: tens to the left, ones to the right.',
      te: 'స్థానాలు మామూలుగానే ఉంటాయి: ఎడమ వైపు పదులు, కుడి వైపు ఒకట్లు.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Digits put together', te: 'అంకెలు కలిపి రాస్తే' },
        columns: [
          { en: 'In Telugu digits', te: 'తెలుగు అంకెల్లో' },
          { en: 'As it is said', te: 'పలికే తీరు' },
        ],
        rows: [
          [
            { telugu: '౧౦', english: '10' },
            { telugu: 'పది', english: 'ten' },
          ],
          [
            { telugu: '౧౪', english: '14' },
            { telugu: 'పద్నాలుగు', english: 'fourteen' },
          ],
          [
            { telugu: '౨౫', english: '25' },
            { telugu: 'ఇరవై ఐదు', english: 'twenty-five' },
          ],
          [
            { telugu: '౩౦', english: '30' },
            { telugu: 'ముప్పై', english: 'thirty' },
          ],
          [
            { telugu: '౬౮', english: '68' },
            { telugu: 'అరవై ఎనిమిది', english: 'sixty-eight' },
          ],
          [
            { telugu: '౯౭', english: '97' },
            { telugu: 'తొంభై ఏడు', english: 'ninety-seven' },
          ],
          [
            { telugu: '౧౦౦', english: '100' },
            { telugu: 'వంద', english: 'a hundred' },
          ],
        ],
      },
    },
  ],
};
