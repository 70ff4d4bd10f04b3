import type { Letter } from '../../../domain/lesson/lessonContent';

export const velar: readonly Letter[] = [
  {
    letter: 'క',
    word: { telugu: 'కప్ప', english: 'frog', picture: '🐸' },
    said: { en: 'Like the “k” in “sky”, with no puff of breath.', te: 'తేలికగా, ఊపిరి వదలకుండా పలుకు: కప్ప, కల.' },
    written: {
      en: 'Draw a curve like an English S: start at the top right, swing left, right, and left again. Put the talakaṭṭu ✓ on top.',
      te: 'పైన కుడివైపు మొదలుపెట్టి ఎడమకు, మళ్లీ కుడికి, మళ్లీ ఎడమకు పాములా వంపులు తిప్పు. పైన తలకట్టు పెట్టు.',
    },
  },
  {
    letter: 'ఖ',
    word: { telugu: 'ఖడ్గం', english: 'sword', picture: '⚔️' },
    said: { en: 'క with a puff of breath, like “k-h” in “backhand”.', te: 'క నే ఊపిరి ఒత్తి పలుకు: ఖడ్గం, ముఖం.' },
    written: {
      en: 'Make a small loop at the top left and bring the line down on its right. Cross over into a flat loop at the bottom left, then swing right into a bowl and up. Add the small stroke below.',
      te: 'పైన ఎడమవైపు చిన్న సున్నా చుట్టి, దాని కుడివైపు నుంచి కిందికి దిగు. కింద ఎడమవైపు కోలగా సున్నా చుట్టి, కుడివైపుకు గిన్నెలా తిప్పి పైకి వెళ్లు. కింద చిన్న గీత పెట్టు.',
    },
  },
  {
    letter: 'గ',
    word: { telugu: 'గంట', english: 'bell', picture: '🔔' },
    said: { en: 'Like the “g” in “go”. The throat hums.', te: 'క లాగే, కానీ గొంతు కంపిస్తుంది: గంట, గది.' },
    written: {
      en: 'Draw an arch: up on the left, over, and down on the right. It stays open below. Put the talakaṭṭu ✓ on top.',
      te: 'ఎడమ నుంచి పైకి వెళ్లి, కుడివైపు కిందికి దిగే కమాను గీయి. కింద తెరిచే ఉంటుంది. పైన తలకట్టు పెట్టు.',
    },
  },
  {
    letter: 'ఘ',
    word: { telugu: 'ఘటం', english: 'clay pot', picture: '🏺' },
    said: { en: 'గ with a puff of breath, like “g-h” in “doghouse”.', te: 'గ నే ఊపిరి ఒత్తి పలుకు: ఘటం, మేఘం.' },
    written: {
      en: 'Make a small loop at the bottom left, swing right into a bowl and up, then add one more bowl. Float the talakaṭṭu ✓ above, without touching. Add the small stroke below.',
      te: 'కింద ఎడమవైపు చిన్న సున్నా చుట్టి, కుడివైపుకు గిన్నెలా తిప్పి పైకి వెళ్లు; పక్కన ఇంకో గిన్నె చేర్చు. పైన తగలకుండా తలకట్టు, కింద చిన్న గీత పెట్టు.',
    },
  },
  {
    letter: 'ఙ',
    word: { telugu: 'వాఙ్మయం', english: 'literature', picture: '📚' },
    said: {
      en: 'Like the “ng” in “sing”. It begins no word; today ం is mostly written instead.',
      te: 'ముక్కుతో పలికే శబ్దం. దీనితో ఏ మాటా మొదలవదు; ఇప్పుడు ఎక్కువగా దీని బదులు సున్నా రాస్తాం: రంగు.',
    },
    written: {
      en: 'Start with a hook at the top left, come down into a bowl and make a second, short one. From the middle draw a flat line to the right and stand a small stroke on it.',
      te: 'పైన ఎడమవైపు కొక్కెంతో మొదలుపెట్టి, రెండు గిన్నెలు గీయి; రెండోది పొట్టిది. మధ్య నుంచి కుడివైపుకు అడ్డగీత గీసి, దాని మీద చిన్న నిలువు గీత పెట్టు.',
    },
  },
];
