import type { Letter } from '../../../domain/lesson/lessonContent';

export const labial: readonly Letter[] = [
  {
    letter: 'ప',
    word: { telugu: 'పడవ', english: 'boat', picture: '⛵' },
    said: { en: 'Like the “p” in “spin”, with no puff of breath.', te: 'పెదవులు కలిపి, తేలికగా విడదీసి పలుకు: పడవ, పలక.' },
    written: {
      en: 'Make a small loop at the bottom left, swing right into a bowl and go up. Float the talakaṭṭu ✓ above: it does not touch.',
      te: 'కింద ఎడమవైపు చిన్న సున్నా చుట్టి, కుడివైపుకు గిన్నెలా తిప్పి పైకి వెళ్లు. పైన తగలకుండా తలకట్టు పెట్టు.',
    },
  },
  {
    letter: 'ఫ',
    word: { telugu: 'ఫిడేలు', english: 'violin', picture: '🎻' },
    said: {
      en: 'ప with a puff of breath, like “p-h” in “uphill”. In words from English it is said “f”.',
      te: 'ప నే ఊపిరి ఒత్తి పలుకు: ఫలం. ఇంగ్లీషు నుంచి వచ్చిన ఫిడేలు, ఫోన్ లాంటి మాటల్లో పై పళ్లు కింది పెదవికి తాకుతాయి.',
    },
    written: {
      en: 'Write ప. Add the small stroke below.',
      te: 'ప రాయి. కింద చిన్న గీత పెట్టు.',
    },
  },
  {
    letter: 'బ',
    word: { telugu: 'బంతి', english: 'ball', picture: '⚽' },
    said: { en: 'Like the “b” in “ball”. The throat hums.', te: 'ప లాగే పెదవులతో పలుకు; గొంతు కంపిస్తుంది: బంతి, బడి.' },
    written: {
      en: 'Start with a hook at the top left and come down into a bowl. Make a second bowl, go up the right side to the top and lean left.',
      te: 'పైన ఎడమవైపు కొక్కెంతో మొదలుపెట్టి, కిందికి దిగి గిన్నెలా చుట్టు. పక్కన రెండో గిన్నె గీసి, కుడివైపు పైదాకా వెళ్లి ఎడమకు వంచు.',
    },
  },
  {
    letter: 'భ',
    word: { telugu: 'భూమి', english: 'earth', picture: '🌏' },
    said: { en: 'బ with a puff of breath, like “b-h” in “clubhouse”.', te: 'బ నే ఊపిరి ఒత్తి పలుకు: భూమి, భాష.' },
    written: {
      en: 'Write బ. Join the talakaṭṭu ✓ to the top of its arm and add the small stroke below.',
      te: 'బ రాయి. పైన తలకట్టుతో కలిపి, కింద చిన్న గీత పెట్టు.',
    },
  },
  {
    letter: 'మ',
    word: { telugu: 'మామిడి పండు', english: 'mango', picture: '🥭' },
    said: {
      en: 'Like the “m” in “mango”: the lips close and the nose hums.',
      te: 'పెదవులు కలిపి, ముక్కుతో పలుకు: మామిడి పండు, మనం.',
    },
    written: {
      en: 'Write వ: a small loop, a bowl, over the top to the talakaṭṭu ✓. Then add one more bowl on the right.',
      te: 'ముందు వ రాయి: చిన్న సున్నా, గిన్నె, పైన తలకట్టు. తర్వాత కుడివైపు ఇంకో గిన్నె చేర్చు.',
    },
  },
];
