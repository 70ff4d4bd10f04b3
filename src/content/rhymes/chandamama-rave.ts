import type { Rhyme } from '../../domain/reading/rhyme';

// Folk. Families differ in what the moon brings; this is the version printed in schoolbooks.
export const chandamamaRave: Rhyme = {
  id: 'chandamama-rave',
  title: { te: 'చందమామ రావే', en: 'Come, Uncle Moon' },
  lines: [
    [
      { te: 'చందమామ రావే, జాబిల్లి రావే', en: 'Come, Uncle Moon, come, shining moon!' },
      { te: 'కొండెక్కి రావే, గోగు పూలు తేవే', en: 'Climb the hill and come, bring us gogu flowers!' },
      { te: 'బండెక్కి రావే, బంతి పూలు తేవే', en: 'Hop on a cart and come, bring us marigolds!' },
      { te: 'తేరు మీద రావే, తేనె పట్టు తేవే', en: 'Ride a chariot and come, bring a honeycomb!' },
    ],
    [
      { te: 'పల్లకిలో రావే, పాలు పెరుగు తేవే', en: 'Come in a palanquin, bring us milk and curd!' },
      { te: 'పరుగెత్తి రావే, పనస పండు తేవే', en: 'Come running, running, bring a big jackfruit!' },
      { te: 'నా మాట వినవే, నట్టింట పెట్టవే', en: 'Listen to me: put it all in the middle of our house!' },
      { te: 'అన్నింటిని తేవే, అబ్బాయికివ్వవే', en: 'Bring every bit of it, and give it to our little boy!' },
    ],
  ],
  scene: {
    place: 'village',
    time: 'night',
    things: [
      { what: 'moon', x: 70, row: 'sky', size: 1.4 },
      { what: 'star', x: 25, row: 'sky' },
      { what: 'house', x: 20, row: 'back' },
      { what: 'hill', x: 80, row: 'back' },
      { what: 'mother', x: 42, row: 'front' },
      { what: 'baby', x: 60, row: 'front' },
    ],
    description: {
      te: 'వెన్నెల రాత్రి అమ్మ పాపాయికి చందమామను చూపిస్తోంది.',
      en: 'Mother is showing the baby the moon on a moonlit night.',
    },
  },
  note: {
    te: 'పసిపిల్లలకు గోరుముద్దలు తినిపిస్తూ అమ్మలు, అమ్మమ్మలు, నానమ్మలు పాడే పాట ఇది. చందమామను చూపిస్తూ పాడితే పాపాయి ముద్ద మింగేస్తుంది! ఆడపిల్లకు పాడేటప్పుడు “అమ్మాయికివ్వవే” అంటారు.',
    en: 'Mothers and grandmothers sing this song while they feed little ones small bites of rice. They point to the moon as they sing, and the baby swallows the bite! For a girl, they sing “give it to our little girl.”',
  },
  words: {
    చందమామ: { en: 'moon (Uncle Moon)' },
    జాబిల్లి: { en: 'moon' },
    రావే: { en: 'come!', of: 'రావడం' },
    తేవే: { en: 'bring!', of: 'తేవడం' },
    కొండెక్కి: { en: 'having climbed the hill', of: 'కొండ' },
    గోగు: { en: 'gogu: a plant with big flowers' },
    పూలు: { en: 'flowers', of: 'పువ్వు' },
    బండెక్కి: { en: 'having gotten on a cart', of: 'బండి' },
    బంతి: { en: 'marigold' },
    తేరు: { en: 'chariot' },
    మీద: { en: 'on' },
    తేనె: { en: 'honey' },
    పట్టు: { en: 'comb: with తేనె, a honeycomb' },
    పల్లకిలో: { en: 'in a palanquin, a chair that people carry', of: 'పల్లకి' },
    పాలు: { en: 'milk' },
    పెరుగు: { en: 'curd' },
    పరుగెత్తి: { en: 'running', of: 'పరుగెత్తడం' },
    పనస: { en: 'jackfruit' },
    పండు: { en: 'fruit' },
    నా: { en: 'my', of: 'నేను' },
    మాట: { en: 'word' },
    వినవే: { en: 'listen!', of: 'వినడం' },
    నట్టింట: { en: 'in the middle of the house', of: 'నట్టిల్లు' },
    పెట్టవే: { en: 'put!', of: 'పెట్టడం' },
    అన్నింటిని: { en: 'all of them', of: 'అన్నీ' },
    అబ్బాయికివ్వవే: { en: 'give to the boy!', of: 'ఇవ్వడం' },
  },
};
