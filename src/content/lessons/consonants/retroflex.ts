import type { Letter } from '../../../domain/lesson/lessonContent';

export const retroflex: readonly Letter[] = [
  {
    letter: 'ట',
    word: { telugu: 'టమాటా', english: 'tomato', picture: '🍅' },
    said: {
      en: 'Like the “t” in “stop”, but with the tip of the tongue curled back to the roof of the mouth.',
      te: 'నాలుక కొనను వెనక్కి మడిచి తేలికగా పలుకు: టమాటా, ఆట.',
    },
    written: {
      en: 'Start with a small loop at the top left, go down into a bowl and make a second one. Go up the right side and lean left. Stand a small stroke on the loop.',
      te: 'పైన ఎడమవైపు చిన్న సున్నాతో మొదలుపెట్టి, కిందికి దిగి రెండు గిన్నెలు గీయి. కుడివైపు పైకి వెళ్లి ఎడమకు వంచు. సున్నా మీద చిన్న నిలువు గీత పెట్టు.',
    },
  },
  {
    letter: 'ఠ',
    word: { telugu: 'పాఠశాల', english: 'school', picture: '🏫' },
    said: {
      en: 'ట with a puff of breath, like “t-h” in “hothouse”, with the tongue curled back.',
      te: 'ట నే ఊపిరి ఒత్తి పలుకు: పాఠశాల, కంఠం.',
    },
    written: {
      en: 'Draw a circle. Put a dot in the middle and the talakaṭṭu ✓ on top.',
      te: 'సున్నా చుట్టు. మధ్యలో చుక్క, పైన తలకట్టు పెట్టు.',
    },
  },
  {
    letter: 'డ',
    word: { telugu: 'డబ్బు', english: 'money', picture: '💰' },
    said: {
      en: 'Like a “d”, but with the tip of the tongue curled back.',
      te: 'ట లాగే నాలుక మడిచి పలుకు; గొంతు కంపిస్తుంది: డబ్బు, గుడి.',
    },
    written: {
      en: 'Draw a roof that is open on the right and come down on the left into a bowl. Make a second bowl that curls into a small loop. Put the talakaṭṭu ✓ on top.',
      te: 'పైన కప్పులా గీసి, ఎడమవైపు కిందికి దిగి గిన్నెలా చుట్టు. పక్కన రెండో గిన్నెను చిన్న సున్నాలా చుట్టు. పైన తలకట్టు పెట్టు.',
    },
  },
  {
    letter: 'ఢ',
    word: { telugu: 'ఢంకా', english: 'drum', picture: '🥁' },
    said: {
      en: 'డ with a puff of breath, like “d-h” in “madhouse”, with the tongue curled back.',
      te: 'డ నే ఊపిరి ఒత్తి పలుకు: ఢంకా, గాఢం.',
    },
    written: {
      en: 'Write డ. Add the small stroke below, between the two bowls.',
      te: 'డ రాయి. రెండు గిన్నెల మధ్య కింద చిన్న గీత పెట్టు.',
    },
  },
  {
    letter: 'ణ',
    word: { telugu: 'బాణం', english: 'arrow', picture: '🏹' },
    said: {
      en: 'Like an “n”, but with the tip of the tongue curled back. Telugu words do not begin with it.',
      te: 'నాలుక కొనను వెనక్కి మడిచి, ముక్కుతో పలుకు: బాణం, వీణ. తెలుగు మాటలు దీనితో మొదలవవు.',
    },
    written: {
      en: 'Make two humps at the top. The left side bends in at the middle, like a 3 seen in a mirror. The right side comes down and curls into a small loop.',
      te: 'పైన పక్కపక్కనే రెండు వంపులు గీయి. ఎడమవైపు గీతను మధ్యలో లోపలికి మడిచి, అద్దంలో కనిపించే 3 లాగా కింద మళ్లీ చుట్టు. కుడివైపు గీతను కిందికి తెచ్చి చిన్న సున్నాలా చుట్టు.',
    },
  },
];
