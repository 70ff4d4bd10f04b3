import type { Section } from '../../../domain/lesson/lessonContent';
import { sentence } from '../sentence';

export const partsAndMinutes: Section = {
  id: 'parts-and-minutes',
  title: { en: 'Quarter, half, and minutes', te: 'పావు, అర, నిమిషాలు' },
  text: [
    {
      en: 'A quarter is పావు, a half is అర, three quarters are ముప్పావు: పావు కిలో, అర కిలో, ముప్పావు కిలో. A half alone is సగం.',
      te: 'నాలుగు భాగాల్లో ఒకటి పావు, రెండు అర, మూడు ముప్పావు: పావు కిలో, అర కిలో, ముప్పావు కిలో. అరనే సగం అని కూడా అంటాం.',
    },
    {
      en: 'On the clock say the hour with గంటల, then the minutes with నిమిషాలు: నాలుగు గంటల పది నిమిషాలు, ten past four. A quarter to five is పావు తక్కువ ఐదు, “five less a quarter”.',
      te: 'గడియారం చూసి ముందు గంటలు, తర్వాత నిమిషాలు చెప్తాం: నాలుగు గంటల పది నిమిషాలు. ఐదు కావడానికి పదిహేను నిమిషాలు ఉంటే పావు తక్కువ ఐదు అంటాం.',
    },
  ],
  blocks: [
    {
      kind: 'items',
      items: [
        { key: 'phrase:quarter-kilo', telugu: 'పావు కిలో', english: 'a quarter of a kilo' },
        { key: 'phrase:half-kilo', telugu: 'అర కిలో', english: 'half a kilo' },
        { key: 'phrase:three-quarter-kilo', telugu: 'ముప్పావు కిలో', english: 'three quarters of a kilo' },
        {
          key: 'phrase:ten-past-four',
          telugu: 'నాలుగు గంటల పది నిమిషాలు',
          english: 'ten past four',
          near: ['phrase:what-time'],
        },
        {
          key: 'phrase:quarter-past-four',
          telugu: 'నాలుగు గంటల పదిహేను నిమిషాలు',
          english: 'a quarter past four',
          near: ['phrase:what-time'],
        },
        {
          key: 'phrase:quarter-to-five',
          telugu: 'పావు తక్కువ ఐదు',
          english: 'a quarter to five',
          near: ['phrase:what-time'],
        },
        { key: 'phrase:half-an-hour', telugu: 'అరగంట', english: 'half an hour' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        sentence('num-half-kilo-of-grapes', 'I want half a kilo of grapes.', [
          [['నాకు', 'to me', 'subject']],
          [
            ['అర', 'half', 'describing'],
            ['కిలో', 'kilo', 'describing'],
            ['ద్రాక్ష', 'grapes', 'object'],
          ],
          [['కావాలి', 'are wanted', 'verb']],
        ]),
        sentence('num-bus-in-ten-minutes', 'The bus will come in ten minutes.', [
          [['బస్సు', 'bus', 'subject']],
          [
            ['పది', 'ten', 'describing'],
            ['నిమిషాల్లో', 'in minutes', 'time'],
          ],
          [['వస్తుంది', 'will come', 'verb']],
        ]),
      ],
    },
  ],
};
