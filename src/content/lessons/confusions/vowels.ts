import type { Confusion } from '../../../domain/lesson/confusion';

export const vowelPairs: readonly Confusion[] = [
  {
    letters: ['అ', 'ఆ'],
    alike: 'both',
    why: {
      en: 'ఆ is long and is pinched in on the right; అ is short and smooth on the right.',
      te: 'ఆ దీర్ఘం, కుడివైపు లోపలికి నొక్కినట్టు ఉంటుంది; అ హ్రస్వం, కుడివైపు నున్నగా ఉంటుంది.',
    },
  },
  {
    letters: ['ఇ', 'ఈ'],
    alike: 'sound',
    why: {
      en: 'ఇ is short, as in ఇల్లు; ఈ is long, as in ఈగ.',
      te: 'ఇ పొట్టిగా పలకాలి: ఇల్లు. ఈ సాగదీయాలి: ఈగ.',
    },
  },
  {
    letters: ['ఉ', 'ఊ'],
    alike: 'both',
    why: {
      en: 'ఉ is short and has one small stroke on top; ఊ is long and has two.',
      te: 'ఉ హ్రస్వం, పైన ఒక నిలువు గీత; ఊ దీర్ఘం, పైన రెండు గీతలు.',
    },
  },
  {
    letters: ['ఋ', 'ౠ'],
    alike: 'both',
    why: {
      en: 'ౠ is long and ends in a flat line with a small loop; ఋ is short and has none.',
      te: 'ౠ దీర్ఘం, చివర అడ్డగీత, చిన్న సున్నా ఉంటాయి; ఋ హ్రస్వం, అవి ఉండవు.',
    },
  },
  {
    letters: ['ఎ', 'ఏ'],
    alike: 'both',
    why: {
      en: 'ఏ is long and has a small hook at its tip; ఎ is short and has none.',
      te: 'ఏ దీర్ఘం, కొన దగ్గర చిన్న కొక్కెం ఉంటుంది; ఎ హ్రస్వం, కొక్కెం ఉండదు.',
    },
  },
  {
    letters: ['ఒ', 'ఓ'],
    alike: 'both',
    why: {
      en: 'ఓ is long and has a hook on its head; ఒ is short and has none.',
      te: 'ఓ దీర్ఘం, తల మీద కొక్కెం ఉంటుంది; ఒ హ్రస్వం, కొక్కెం ఉండదు.',
    },
  },
  {
    letters: ['ఓ', 'ఔ'],
    alike: 'both',
    why: {
      en: 'ఓ has a hook on its head; ఔ has a flat line with a loop and sounds like “ow”.',
      te: 'ఓ తల మీద కొక్కెం ఉంటుంది; ఔ తల మీద అడ్డగీత, సున్నా ఉంటాయి.',
    },
  },
  {
    letters: ['ఒ', 'ఔ'],
    alike: 'look',
    why: {
      en: 'ఔ has a flat line with a loop on its head; ఒ has nothing there.',
      te: 'ఔ తల మీద అడ్డగీత, సున్నా ఉంటాయి; ఒ తల మీద ఏమీ ఉండదు.',
    },
  },
  {
    letters: ['ఐ', 'ఔ'],
    alike: 'sound',
    why: {
      en: 'ఐ ends like ఇ, as in “eye”; ఔ ends like ఉ, as in “cow”.',
      te: 'ఐ చివర ఇ లాగా, ఔ చివర ఉ లాగా వినిపిస్తుంది.',
    },
  },
  {
    letters: ['ఏ', 'ఐ'],
    alike: 'sound',
    why: {
      en: 'ఏ stays one sound all along; ఐ slides from అ to ఇ.',
      te: 'ఏ మొత్తం ఒకే శబ్దం; ఐ మాత్రం అ నుంచి ఇ కు జారుతుంది.',
    },
  },
  {
    letters: ['ఇ', 'ఐ'],
    alike: 'look',
    why: {
      en: 'ఇ has a tail at the bottom right; ఐ has a small loop at the bottom left and no tail.',
      te: 'ఇ కు కుడివైపు కింద తోక ఉంటుంది; ఐ కు ఎడమవైపు కింద చిన్న సున్నా ఉంటుంది, తోక ఉండదు.',
    },
  },
  {
    letters: ['ఈ', 'ఊ'],
    alike: 'look',
    why: {
      en: 'ఈ has a circle on the left; ఊ has two small strokes on top.',
      te: 'ఈ లో ఎడమవైపు నిండు సున్నా ఉంటుంది; ఊ పైన రెండు నిలువు గీతలు ఉంటాయి.',
    },
  },
  {
    letters: ['అ', 'అం'],
    alike: 'both',
    why: {
      en: 'అం has a circle beside it, and it ends with a hum.',
      te: 'అం పక్కన సున్నా ఉంటుంది; చివర ముక్కుతో పలకాలి.',
    },
  },
  {
    letters: ['అం', 'అః'],
    alike: 'both',
    why: {
      en: 'అం has one circle and hums; అః has two small ones and blows.',
      te: 'అం కు ఒక సున్నా, ముక్కుతో పలకాలి; అః కు రెండు చిన్న సున్నాలు, ఊపిరి వదలాలి.',
    },
  },
  {
    letters: ['అ', 'అః'],
    alike: 'both',
    why: {
      en: 'అః has two small circles beside it, and it ends with a puff of breath.',
      te: 'అః పక్కన రెండు చిన్న సున్నాలు ఉంటాయి; చివర ఊపిరి వదలాలి.',
    },
  },
];
