import type { LessonContent } from '../../../domain/lesson/lessonContent';
import { dental } from './dental';
import { labial } from './labial';
import { palatal } from './palatal';
import { rest } from './rest';
import { retroflex } from './retroflex';
import { statements } from './statements';
import { rowsTable } from './rowsTable';
import { velar } from './velar';

export const consonants: LessonContent = {
  sections: [
    {
      id: 'rows',
      title: { en: 'Five rows and two marks', te: 'ఐదు వర్గాలు, రెండు గుర్తులు' },
      text: [
        {
          en: 'The first 25 consonants stand in five rows. In a row all five sounds are made in the same place of the mouth: first plain, then with a puff of breath, then with a humming throat, then with hum and breath, and last through the nose.',
          te: 'మొదటి ఇరవై ఐదు హల్లులు ఐదు వర్గాలుగా ఉంటాయి. ఒక వర్గంలోని అక్షరాలన్నీ నోట్లో ఒకే చోట పుడతాయి: మొదటిది తేలిక, రెండోది ఊపిరి ఒత్తి, మూడోది గొంతు కంపించేలా, నాలుగోది గొంతు కంపిస్తూ ఊపిరి ఒత్తి, ఐదోది ముక్కుతో.',
        },
        {
          en: 'Most consonants wear a tick ✓ on the head: the talakaṭṭu. Only ఖ ఙ జ ఞ ట ణ బ ల ఱ do without it.',
          te: 'చాలా హల్లుల తల మీద చిన్న గుర్తు ఉంటుంది; దాని పేరు తలకట్టు. తలకట్టు లేనివి ఇవే: ఖ ఙ జ ఞ ట ణ బ ల ఱ.',
        },
        {
          en: 'A small stroke below, the ottu, says “with breath”: ఖ ఘ ఛ ఝ ఢ థ ధ ఫ భ. Hold a hand before your lips and you will feel it. Only ఠ has breath but no stroke: it has a dot. (Ottu is also the name of a whole letter written below another one. You will meet those with the guṇintālu.)',
          te: 'కింద చిన్న గీత ఉంటే ఊపిరి ఒత్తి పలకాలి: ఖ ఘ ఛ ఝ ఢ థ ధ ఫ భ. ఆ గీత పేరు ఒత్తు. పెదవుల ముందు చెయ్యి పెట్టి చూడు; గాలి తగులుతుంది. ఠ ను కూడా ఒత్తి పలకాలి; కానీ దానికి గీత ఉండదు, మధ్యలో చుక్క ఉంటుంది. (ఒక అక్షరం కింద రాసే ఇంకో అక్షరాన్ని కూడా ఒత్తు అనే అంటాం. దాన్ని గుణింతాల పాఠంలో నేర్చుకుందాం.)',
        },
      ],
      blocks: [{ kind: 'table', table: rowsTable }],
    },
    {
      id: 'velar',
      title: { en: 'Velar row: క to ఙ', te: 'క వర్గం' },
      text: [
        {
          en: 'Made far back: the back of the tongue rises to the soft part of the roof of the mouth. Say “k” and “g” and feel it.',
          te: 'ఇవి గొంతు దగ్గర పుట్టే అక్షరాలు: నాలుక వెనుక భాగం పైకి లేచి తాకుతుంది. క, గ అని పలికి గమనించు.',
        },
      ],
      blocks: [{ kind: 'letters', letters: velar }],
    },
    {
      id: 'palatal',
      title: { en: 'Palatal row: చ to ఞ', te: 'చ వర్గం' },
      text: [
        {
          en: 'Made in the middle: the middle of the tongue touches the hard roof of the mouth.',
          te: 'ఇవి అంగిలి దగ్గర పుట్టే అక్షరాలు: నాలుక మధ్య భాగం నోటి పైకప్పును తాకుతుంది.',
        },
        {
          en: 'In some words, such as చాప (mat) and జడ (plait), చ is said like “ts” and జ like “dz”.',
          te: 'చాప, జడ లాంటి కొన్ని మాటల్లో చ, జ లను పళ్ల దగ్గర పలుకుతాం; చిలుక, జింక లాంటి మాటల్లో అంగిలి దగ్గర పలుకుతాం.',
        },
      ],
      blocks: [{ kind: 'letters', letters: palatal }],
    },
    {
      id: 'retroflex',
      title: { en: 'Retroflex row: ట to ణ', te: 'ట వర్గం' },
      text: [
        {
          en: 'Curl the tip of the tongue up and back, as if to lick the roof of the mouth. English has no such letters, so listen well and try slowly.',
          te: 'నాలుక కొనను పైకి, వెనక్కి మడిచి నోటి పైకప్పుకు తాకించి పలకాలి. త వర్గంతో కలిపి పలికి తేడా విను: త, ట; ద, డ; న, ణ.',
        },
      ],
      blocks: [{ kind: 'letters', letters: retroflex }],
    },
    {
      id: 'dental',
      title: { en: 'Dental row: త to న', te: 'త వర్గం' },
      text: [
        {
          en: 'Touch the back of your upper teeth with the tip of the tongue, as you do for “th”. Now stop the air there: that is త.',
          te: 'నాలుక కొన పై పళ్లను తాకుతుంది. పళ్ల దగ్గర పుడతాయి కాబట్టి వీటిని దంత్యాలు అంటారు.',
        },
      ],
      blocks: [{ kind: 'letters', letters: dental }],
    },
    {
      id: 'labial',
      title: { en: 'Labial row: ప to మ', te: 'ప వర్గం' },
      text: [
        {
          en: 'Made with the lips: close them, then open them. Watch yourself in a mirror!',
          te: 'ఇవి పెదవులతో పలికే అక్షరాలు: పెదవులు కలిసి విడిపోతాయి. అద్దంలో చూసుకుంటూ పలుకు!',
        },
      ],
      blocks: [{ kind: 'letters', letters: labial }],
    },
    {
      id: 'rest',
      title: { en: 'The rest: య to ఱ', te: 'మిగిలిన హల్లులు: య నుంచి ఱ వరకు' },
      text: [
        {
          en: 'These letters stand outside the five rows. In య ర ల వ ళ the air flows on past the tongue or the lips, in శ ష స హ it hisses or blows.',
          te: 'ఇవి ఐదు వర్గాల్లో చేరని అక్షరాలు. య ర ల వ ళ పలికేటప్పుడు గాలి ఆగకుండా జారిపోతుంది; శ ష స హ పలికేటప్పుడు గాలి ఊదినట్టు వస్తుంది.',
        },
        {
          en: 'క్ష is two letters in one, క and ష. ఱ belongs to old books; you will seldom meet it.',
          te: 'క్ష లో రెండు అక్షరాలు కలిసి ఉన్నాయి: క్, ష. ఱ పాత పుస్తకాల్లో ఎక్కువగా కనిపిస్తుంది; ఇప్పుడు అరుదు.',
        },
      ],
      blocks: [{ kind: 'letters', letters: rest }],
    },
  ],
  statements,
};
