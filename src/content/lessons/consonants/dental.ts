import type { Letter } from '../../../domain/lesson/lessonContent';

export const dental: readonly Letter[] = [
  {
    letter: 'త',
    word: { telugu: 'తలుపు', english: 'door', picture: '🚪' },
    said: {
      en: 'A soft “t”: the tip of the tongue touches the back of the teeth.',
      te: 'నాలుక కొనను పై పళ్లకు తాకించి తేలికగా పలుకు: తలుపు, తల.',
    },
    written: {
      en: 'Draw one wide bowl whose two ends curl inwards: a small loop on the left and one on the right. Join the talakaṭṭu ✓ at the top.',
      te: 'ఒక పెద్ద గిన్నె గీసి, దాని రెండు కొనలనూ లోపలికి చిన్న సున్నాల్లా చుట్టు: ఎడమవైపు ఒకటి, కుడివైపు ఒకటి. పైన తలకట్టుతో కలుపు.',
    },
  },
  {
    letter: 'థ',
    word: { telugu: 'థర్మామీటర్', english: 'thermometer', picture: '🌡️' },
    said: {
      en: 'త with a puff of breath. The tongue stays at the teeth.',
      te: 'త నే ఊపిరి ఒత్తి పలుకు: కథ, రథం, థర్మామీటర్.',
    },
    written: {
      en: 'Draw a round letter with a dent below, as in ద, and put the talakaṭṭu ✓ on top. Put a dot inside. Add the small stroke below.',
      te: 'ద లాగే గుండ్రంగా చుట్టి, కింద మధ్యలో లోపలికి నొక్కు; పైన తలకట్టు పెట్టు. లోపల చుక్క, కింద చిన్న గీత పెట్టు.',
    },
  },
  {
    letter: 'ద',
    word: { telugu: 'దీపం', english: 'lamp', picture: '🪔' },
    said: {
      en: 'A soft “d”: the tip of the tongue touches the back of the teeth, almost as for the “th” in “this”.',
      te: 'త లాగే నాలుకను పళ్లకు తాకించి పలుకు; గొంతు కంపిస్తుంది: దీపం, దారి.',
    },
    written: {
      en: 'Draw a round letter that is closed all the way. In the middle of its bottom push in a dent, so that two bowls appear. Put the talakaṭṭu ✓ on top.',
      te: 'గుండ్రంగా పూర్తిగా మూసి చుట్టు. కింద మధ్యలో లోపలికి నొక్కితే రెండు గిన్నెలు వస్తాయి. పైన తలకట్టు పెట్టు.',
    },
  },
  {
    letter: 'ధ',
    word: { telugu: 'ధాన్యం', english: 'grain', picture: '🌾' },
    said: { en: 'ద with a puff of breath.', te: 'ద నే ఊపిరి ఒత్తి పలుకు: ధాన్యం, ధర.' },
    written: {
      en: 'Write ద. Add the small stroke below, between the two bowls.',
      te: 'ద రాయి. రెండు గిన్నెల మధ్య కింద చిన్న గీత పెట్టు.',
    },
  },
  {
    letter: 'న',
    word: { telugu: 'నక్క', english: 'fox', picture: '🦊' },
    said: {
      en: 'Like the “n” in “nose”, with the tongue at the teeth.',
      te: 'నాలుకను పళ్లకు తాకించి, ముక్కుతో పలుకు: నక్క, నది.',
    },
    written: {
      en: 'Start at the bottom left with a small hook, open below. Swing right into a bowl, go up and over. Join the talakaṭṭu ✓ at the top.',
      te: 'కింద ఎడమవైపు చిన్న కొక్కెంతో మొదలుపెట్టు. కుడివైపుకు గిన్నెలా తిప్పి పైకి వెళ్లు. పైన తలకట్టుతో కలుపు.',
    },
  },
];
