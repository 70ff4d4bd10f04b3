import type { Confusion } from '../../../domain/lesson/confusion';

export const consonantsThatLookAlike: readonly Confusion[] = [
  {
    letters: ['థ', 'ధ'],
    alike: 'both',
    why: {
      en: 'థ has a dot inside; ధ has none, and the throat hums.',
      te: 'థ లోపల చుక్క ఉంటుంది; ధ లో చుక్క ఉండదు, గొంతు కంపిస్తుంది.',
    },
  },
  {
    letters: ['ద', 'థ'],
    alike: 'look',
    why: {
      en: 'థ has a dot inside and a stroke below; ద has neither.',
      te: 'థ లోపల చుక్క, కింద గీత ఉంటాయి; ద కు రెండూ ఉండవు.',
    },
  },
  {
    letters: ['ప', 'ష'],
    alike: 'look',
    why: {
      en: 'ష has a little tail at the bottom right; ప has none.',
      te: 'ష కు కుడివైపు కింద చిన్న తోక ఉంటుంది; ప కు ఉండదు.',
    },
  },
  {
    letters: ['ప', 'వ'],
    alike: 'look',
    why: {
      en: 'The talakaṭṭu of ప floats above it; that of వ is joined.',
      te: 'ప కు తలకట్టు తగలకుండా ఉంటుంది; వ కు తలకట్టు కలిసి ఉంటుంది.',
    },
  },
  {
    letters: ['ప', 'స'],
    alike: 'look',
    why: {
      en: 'ప has a closed loop at the bottom left; స has an open hook.',
      te: 'ప కు ఎడమవైపు మూసిన సున్నా ఉంటుంది; స కు తెరిచిన కొక్కెం ఉంటుంది.',
    },
  },
  {
    letters: ['న', 'స'],
    alike: 'look',
    why: {
      en: 'The talakaṭṭu of న is joined to it; that of స floats above.',
      te: 'న కు తలకట్టు కలిసి ఉంటుంది; స కు తలకట్టు తగలకుండా ఉంటుంది.',
    },
  },
  {
    letters: ['న', 'వ'],
    alike: 'look',
    why: {
      en: 'న has an open hook at the bottom left; వ has a closed loop.',
      te: 'న కు ఎడమవైపు తెరిచిన కొక్కెం ఉంటుంది; వ కు మూసిన సున్నా ఉంటుంది.',
    },
  },
  {
    letters: ['మ', 'వ'],
    alike: 'look',
    why: {
      en: 'మ has one more bowl on the right; వ stops after one.',
      te: 'మ కు కుడివైపు ఇంకో గిన్నె ఉంటుంది; వ కు ఉండదు.',
    },
  },
  {
    letters: ['ఘ', 'మ'],
    alike: 'look',
    why: {
      en: 'ఘ has a stroke below and its talakaṭṭu floats; మ has no stroke and is joined.',
      te: 'ఘ కింద గీత ఉంటుంది, తలకట్టు తగలదు; మ కింద గీత ఉండదు, తలకట్టు కలిసి ఉంటుంది.',
    },
  },
  {
    letters: ['ఘ', 'ఫ'],
    alike: 'look',
    why: {
      en: 'Both have a stroke below; ఘ has one more bowl on the right than ఫ.',
      te: 'రెండింటికీ కింద గీత ఉంటుంది; ఫ కన్నా ఘ కు కుడివైపు ఒక గిన్నె ఎక్కువ.',
    },
  },
  {
    letters: ['ఘ', 'ష'],
    alike: 'look',
    why: {
      en: 'ఘ has a straight stroke below and one more bowl; ష has a curved tail at the right.',
      te: 'ఘ కింద నిలువు గీత, పక్కన ఇంకో గిన్నె ఉంటాయి; ష కు కుడివైపు వంగిన తోక ఉంటుంది.',
    },
  },
  {
    letters: ['ఫ', 'ష'],
    alike: 'look',
    why: {
      en: 'ఫ has a straight stroke below; ష has a curved tail at the right.',
      te: 'ఫ కింద నిలువు గీత ఉంటుంది; ష కు కుడివైపు వంగిన తోక ఉంటుంది.',
    },
  },
  {
    letters: ['హ', 'వ'],
    alike: 'look',
    why: {
      en: 'హ has a flat line with a loop on the right; వ has none.',
      te: 'హ కు కుడివైపు అడ్డగీత, చిన్న సున్నా ఉంటాయి; వ కు ఉండవు.',
    },
  },
  {
    letters: ['ప', 'హ'],
    alike: 'look',
    why: {
      en: 'హ has a flat line with a loop on the right; ప has none.',
      te: 'హ కు కుడివైపు అడ్డగీత, చిన్న సున్నా ఉంటాయి; ప కు ఉండవు.',
    },
  },
  {
    letters: ['చ', 'ద'],
    alike: 'look',
    why: {
      en: 'చ is open on the left, with a short flat line; ద is closed all round.',
      te: 'చ ఎడమవైపు చిన్న అడ్డగీతతో తెరిచి ఉంటుంది; ద పూర్తిగా మూసి ఉంటుంది.',
    },
  },
  {
    letters: ['ఛ', 'ధ'],
    alike: 'look',
    why: {
      en: 'ఛ is open on the left, with a short flat line; ధ is closed all round.',
      te: 'ఛ ఎడమవైపు చిన్న అడ్డగీతతో తెరిచి ఉంటుంది; ధ పూర్తిగా మూసి ఉంటుంది.',
    },
  },
  {
    letters: ['ర', 'ఠ'],
    alike: 'look',
    why: {
      en: 'ఠ has a dot in its circle; ర is empty.',
      te: 'ఠ సున్నాలో చుక్క ఉంటుంది; ర లో ఉండదు.',
    },
  },
  {
    letters: ['ర', 'గ'],
    alike: 'look',
    why: {
      en: 'ర is a closed circle; గ is open below.',
      te: 'ర కింద మూసి ఉంటుంది; గ కింద తెరిచి ఉంటుంది.',
    },
  },
  {
    letters: ['ర', 'ద'],
    alike: 'look',
    why: {
      en: 'ర is a smooth circle; ద has a dent at the bottom.',
      te: 'ర నున్నటి సున్నా; ద కు కింద మధ్యలో నొక్కు ఉంటుంది.',
    },
  },
  {
    letters: ['ఠ', 'థ'],
    alike: 'both',
    why: {
      en: 'Both have a dot; థ has a stroke below too, ఠ has none.',
      te: 'రెండింటిలోనూ చుక్క ఉంటుంది; థ కు కింద గీత కూడా ఉంటుంది, ఠ కు ఉండదు.',
    },
  },
  {
    letters: ['య', 'ఝ'],
    alike: 'look',
    why: {
      en: 'య has its talakaṭṭu in the middle; ఝ has it on the left circle, and a stroke below.',
      te: 'య కు తలకట్టు మధ్యలో ఉంటుంది; ఝ కు ఎడమ సున్నా మీద ఉంటుంది, కింద గీత కూడా ఉంటుంది.',
    },
  },
  {
    letters: ['మ', 'య'],
    alike: 'look',
    why: {
      en: 'య begins with a big circle; మ begins with a small loop.',
      te: 'య పెద్ద సున్నాతో మొదలవుతుంది; మ చిన్న సున్నాతో మొదలవుతుంది.',
    },
  },
  {
    letters: ['ట', 'ల'],
    alike: 'look',
    why: {
      en: 'ట has a small stroke on top and two bowls; ల has no stroke and one wide bowl.',
      te: 'ట కు పైన నిలువు గీత, కింద రెండు గిన్నెలు ఉంటాయి; ల కు గీత ఉండదు, ఒకే పెద్ద గిన్నె ఉంటుంది.',
    },
  },
  {
    letters: ['జ', 'ఙ'],
    alike: 'look',
    why: {
      en: 'ఙ has a flat line with a small stroke on the right; జ has a hook there.',
      te: 'ఙ కు కుడివైపు నిలువు గీత ఉన్న అడ్డగీత ఉంటుంది; జ కు అక్కడ కొక్కెం ఉంటుంది.',
    },
  },
  {
    letters: ['ఙ', 'ఞ'],
    alike: 'look',
    why: {
      en: 'ఞ has two humps on top and a tail below; ఙ has neither.',
      te: 'ఞ కు పైన రెండు వంపులు, కింద తోక ఉంటాయి; ఙ కు రెండూ ఉండవు.',
    },
  },
  {
    letters: ['శ', 'ళ'],
    alike: 'look',
    why: {
      en: 'ళ begins with a closed loop on the left; శ begins with an open hook.',
      te: 'ళ ఎడమవైపు మూసిన సున్నాతో మొదలవుతుంది; శ తెరిచిన కొక్కెంతో మొదలవుతుంది.',
    },
  },
  {
    letters: ['క', 'క్ష'],
    alike: 'look',
    why: {
      en: 'క్ష has the small form of ష hanging below; క is bare there.',
      te: 'క్ష కింద ష ఒత్తు ఉంటుంది; క కింద ఏమీ ఉండదు.',
    },
  },
];
