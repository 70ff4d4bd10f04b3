import type { Rhyme } from '../../domain/reading/rhyme';

// Folk, as in the collection of Veturi Prabhakara Sastri (1888–1950).
export const endaluKasedendukura: Rhyme = {
  id: 'endalu-kasedendukura',
  title: { te: 'ఎండలు కాసేదెందుకురా?', en: 'Why Does the Sun Shine?' },
  lines: [
    [
      { te: 'ఎండలు కాసేదెందుకురా?', en: 'Why does the sun shine hot?' },
      { te: 'మబ్బులు పట్టేటందుకురా.', en: 'So that the clouds will gather.' },
      { te: 'మబ్బులు పట్టేదెందుకురా?', en: 'Why do the clouds gather?' },
      { te: 'వానలు కురిసేటందుకురా.', en: 'So that the rain will fall.' },
    ],
    [
      { te: 'వానలు కురిసేదెందుకురా?', en: 'Why does the rain fall?' },
      { te: 'చెరువులు నిండేటందుకురా.', en: 'So that the ponds will fill.' },
      { te: 'చెరువులు నిండేదెందుకురా?', en: 'Why do the ponds fill?' },
      { te: 'పంటలు పండేటందుకురా.', en: 'So that the crops will ripen.' },
    ],
    [
      { te: 'పంటలు పండేదెందుకురా?', en: 'Why do the crops ripen?' },
      { te: 'ప్రజలు బ్రతికేటందుకురా.', en: 'So that the people may live.' },
      { te: 'ప్రజలు బ్రతికేదెందుకురా?', en: 'Why do the people live?' },
      { te: 'స్వామిని కొలిచేటందుకురా.', en: 'So that they may worship God.' },
      { te: 'స్వామిని కొలిచేదెందుకురా?', en: 'Why do they worship God?' },
      { te: 'ముక్తిని పొందేటందుకురా.', en: 'So that their souls may be free.' },
    ],
  ],
  scene: {
    place: 'pond',
    things: [
      { what: 'sun', x: 18, row: 'sky' },
      { what: 'cloud', x: 50, row: 'sky' },
      { what: 'rain', x: 80, row: 'sky' },
      { what: 'tree', x: 82, row: 'back' },
      { what: 'girl', x: 24, row: 'front' },
      { what: 'boy', x: 42, row: 'front', turned: true },
    ],
    description: {
      te: 'ఆకాశంలో ఎండ, మబ్బు, వాన ఉన్నాయి; చెరువు గట్టున ఇద్దరు పిల్లలు మాట్లాడుకుంటున్నారు.',
      en: 'There is sun, a cloud, and rain in the sky; two children are talking on the bank of a pond.',
    },
  },
  note: {
    te: 'ఇది ప్రశ్న, జవాబు పాట. ఒకరు అడుగుతారు, ఇంకొకరు జవాబు చెప్తారు. ప్రతి జవాబు నుంచే తర్వాతి ప్రశ్న పుడుతుంది, కాబట్టి గొలుసులా గుర్తుంటుంది.',
    en: 'This is a question-and-answer song. One child asks and another answers. Each answer leads to the next question, so it is easy to remember, like a chain.',
  },
  words: {
    ఎండలు: { en: 'sunshine, heat of the sun', of: 'ఎండ' },
    కాసేదెందుకురా: { en: 'why does it shine?', of: 'కాయడం' },
    మబ్బులు: { en: 'clouds', of: 'మబ్బు' },
    పట్టేటందుకురా: { en: 'so that (clouds) gather', of: 'పట్టడం' },
    పట్టేదెందుకురా: { en: 'why do (clouds) gather?', of: 'పట్టడం' },
    వానలు: { en: 'rains', of: 'వాన' },
    కురిసేటందుకురా: { en: 'so that (rain) falls', of: 'కురవడం' },
    కురిసేదెందుకురా: { en: 'why does (rain) fall?', of: 'కురవడం' },
    చెరువులు: { en: 'ponds', of: 'చెరువు' },
    నిండేటందుకురా: { en: 'so that they fill', of: 'నిండడం' },
    నిండేదెందుకురా: { en: 'why do they fill?', of: 'నిండడం' },
    పంటలు: { en: 'crops', of: 'పంట' },
    పండేటందుకురా: { en: 'so that they ripen', of: 'పండడం' },
    పండేదెందుకురా: { en: 'why do they ripen?', of: 'పండడం' },
    ప్రజలు: { en: 'people', of: 'ప్రజ' },
    బ్రతికేటందుకురా: { en: 'so that they live', of: 'బతకడం' },
    బ్రతికేదెందుకురా: { en: 'why do they live?', of: 'బతకడం' },
    స్వామిని: { en: 'God, the Lord', of: 'స్వామి' },
    కొలిచేటందుకురా: { en: 'so that they worship', of: 'కొలవడం' },
    కొలిచేదెందుకురా: { en: 'why do they worship?', of: 'కొలవడం' },
    ముక్తిని: { en: 'freedom of the soul', of: 'ముక్తి' },
    పొందేటందుకురా: { en: 'so that they get', of: 'పొందడం' },
  },
};
