import type { Sign } from '../../../domain/lesson/lessonContent';

export const signs: readonly Sign[] = [
  {
    sign: '',
    name: 'తలకట్టు',
    vowel: 'అ',
    written: {
      en: 'The tick ✓ on the head: క has అ inside. Nine letters have అ without the tick: ఖ ఙ జ ఞ ట ణ బ ల ఱ.',
      te: 'అక్షరం తల మీద ఉండే గుర్తు: క లో అ ఉంది. ఖ ఙ జ ఞ ట ణ బ ల ఱ లకు తలకట్టు లేకపోయినా అ ఉంటుంది.',
    },
  },
  {
    sign: 'ా',
    name: 'దీర్ఘం',
    vowel: 'ఆ',
    written: {
      en: 'In place of the talakaṭṭu, a flat line on the head runs right and ends in a small loop: కా. ఘ ఝ మ య keep the talakaṭṭu, and the line grows from their last arm: మా. On హ it is a hook: హా.',
      te: 'తలకట్టు బదులు తల మీద కుడివైపుకు అడ్డగీత గీసి చిన్న సున్నాతో ముగించు: కా. ఘ ఝ మ య లకు తలకట్టు అలాగే ఉంటుంది; చివరి వంపు నుంచి గీత గీస్తాం: మా. హ కు కొక్కెం పెడతాం: హా.',
    },
  },
  {
    sign: 'ి',
    name: 'గుడి',
    vowel: 'ఇ',
    written: {
      en: 'In place of the talakaṭṭu, a small closed loop sits on the head: కి. In యి the talakaṭṭu just goes away.',
      te: 'తలకట్టు బదులు తల మీద చిన్న సున్నా చుట్టు: కి. య కు మాత్రం తలకట్టు తీసేస్తే చాలు: యి.',
    },
  },
  {
    sign: 'ీ',
    name: 'గుడి దీర్ఘం',
    vowel: 'ఈ',
    written: {
      en: 'Make the guḍi and add a small hook on top of it: కీ. On య it is a flat line with a small loop: యీ.',
      te: 'గుడి పెట్టి, దాని మీద చిన్న కొక్కెం చేర్చు: కీ. య కు మాత్రం కుడివైపు అడ్డగీత, చిన్న సున్నా వస్తాయి: యీ.',
    },
  },
  {
    sign: 'ు',
    name: 'కొమ్ము',
    vowel: 'ఉ',
    written: {
      en: 'A curved arm at the right side; the talakaṭṭu stays: కు. With ప ఫ వ it dips below the line: పు.',
      te: 'కుడివైపు ఒక వంపు చేర్చు; తలకట్టు అలాగే ఉంటుంది: కు. ప ఫ వ లకు కొమ్ము కాస్త కిందికి దిగుతుంది: పు.',
    },
  },
  {
    sign: 'ూ',
    name: 'కొమ్ము దీర్ఘం',
    vowel: 'ఊ',
    written: {
      en: 'Make the kommu. From its top draw a flat line to the right and end it in a small loop: కూ.',
      te: 'కొమ్ము పెట్టి, దాని పైనుంచి కుడివైపుకు అడ్డగీత గీసి చిన్న సున్నాతో ముగించు: కూ.',
    },
  },
  {
    sign: 'ృ',
    name: 'వట్రసుడి',
    vowel: 'ఋ',
    written: {
      en: 'A long curve at the right side runs down below the letter and curls inwards: కృ.',
      te: 'కుడివైపు నుంచి పెద్ద వంపును అక్షరం కిందికి తెచ్చి, లోపలికి చుట్టు: కృ.',
    },
  },
  {
    sign: 'ౄ',
    name: 'వట్రసుడి దీర్ఘం',
    vowel: 'ౠ',
    written: {
      en: 'Make the vaṭrasuḍi. From its top draw a flat line to the right and end it in a small loop: కౄ.',
      te: 'వట్రసుడి పెట్టి, దాని పైనుంచి కుడివైపుకు అడ్డగీత గీసి చిన్న సున్నాతో ముగించు: కౄ.',
    },
  },
  {
    sign: 'ె',
    name: 'ఎత్వం',
    vowel: 'ఎ',
    written: {
      en: 'In place of the talakaṭṭu, a flat line on the head that turns down at its right end: కె.',
      te: 'తలకట్టు బదులు తల మీద అడ్డగీత గీసి, కుడి చివర కిందికి వంచు: కె.',
    },
  },
  {
    sign: 'ే',
    name: 'ఏత్వం',
    vowel: 'ఏ',
    written: {
      en: 'Make the etvam and add a small hook on top of it: కే.',
      te: 'ఎత్వం పెట్టి, దాని మీద చిన్న కొక్కెం చేర్చు: కే.',
    },
  },
  {
    sign: 'ై',
    name: 'ఐత్వం',
    vowel: 'ఐ',
    written: {
      en: 'Make the etvam on the head. Below the letter add a small loop with a flat line to the right: కై.',
      te: 'తల మీద ఎత్వం పెట్టు. అక్షరం కింద చిన్న సున్నా చుట్టి కుడివైపుకు అడ్డగీత గీయి: కై.',
    },
  },
  {
    sign: 'ొ',
    name: 'ఒత్వం',
    vowel: 'ఒ',
    written: {
      en: 'On the head a hump that dips and runs right into a small loop: కొ. On ఘ ఝ మ య it is the etvam above and a kommu at the side: మొ.',
      te: 'తల మీద వంపు గీసి, కుడివైపుకు తీసుకెళ్లి చిన్న సున్నాతో ముగించు: కొ. ఘ ఝ మ య లకు పైన ఎత్వం, పక్కన కొమ్ము వస్తాయి: మొ.',
    },
  },
  {
    sign: 'ో',
    name: 'ఓత్వం',
    vowel: 'ఓ',
    written: {
      en: 'Make the otvam and add a small hook on top of its right end: కో. On ఘ ఝ మ య it is the etvam above and a long kommu at the side: మో.',
      te: 'ఒత్వం పెట్టి, దాని కుడి చివర మీద చిన్న కొక్కెం చేర్చు: కో. ఘ ఝ మ య లకు పైన ఎత్వం, పక్కన కొమ్ము దీర్ఘం వస్తాయి: మో.',
    },
  },
  {
    sign: 'ౌ',
    name: 'ఔత్వం',
    vowel: 'ఔ',
    written: {
      en: 'A flat line on top runs right and ends in a small loop; a short bend under it joins it to the letter: కౌ.',
      te: 'పైన కుడివైపుకు అడ్డగీత గీసి చిన్న సున్నాతో ముగించు; దాని కింద చిన్న వంపుతో అక్షరానికి కలుపు: కౌ.',
    },
  },
  {
    sign: 'ం',
    name: 'సున్నా',
    vowel: 'అం',
    written: {
      en: 'A full circle at the right side; the talakaṭṭu stays: కం.',
      te: 'కుడివైపు పక్కన నిండు సున్నా పెట్టు; తలకట్టు అలాగే ఉంటుంది: కం.',
    },
  },
  {
    sign: 'ః',
    name: 'విసర్గ',
    vowel: 'అః',
    written: {
      en: 'Two small circles at the right side, one above the other: కః.',
      te: 'కుడివైపు పక్కన ఒకదాని మీద ఒకటిగా రెండు చిన్న సున్నాలు పెట్టు: కః.',
    },
  },
];
