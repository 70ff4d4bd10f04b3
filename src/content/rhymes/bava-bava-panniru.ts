import type { Rhyme } from '../../domain/reading/rhyme';

// Folk: the four lines that readers print; in the rest he is tied up and beaten.
export const bavaBavaPanniru: Rhyme = {
  id: 'bava-bava-panniru',
  title: { te: 'బావా బావా పన్నీరు', en: 'Bava, Bava, Rose Water' },
  lines: [
    [
      { te: 'బావా బావా పన్నీరు', en: 'Bava, bava, rose water for you!' },
      { te: 'బావను పట్టుకు తన్నేరు', en: 'They’ll catch our bava and kick him too!' },
      { te: 'వీధి వీధి తిప్పేరు', en: 'They’ll march him down street after street,' },
      { te: 'వీశెడు గంధం పూసేరు', en: 'and smear him with sandal from head to feet!' },
    ],
  ],
  scene: {
    place: 'street',
    things: [
      { what: 'house', x: 20, row: 'back' },
      { what: 'palm', x: 80, row: 'back' },
      { what: 'girl', x: 22, row: 'front' },
      { what: 'man', x: 48, row: 'front' },
      { what: 'boy', x: 70, row: 'front', turned: true },
      { what: 'pot', x: 88, row: 'front' },
    ],
    description: {
      te: 'వీధిలో పిల్లలు బావ చుట్టూ చేరి ఆట పట్టిస్తున్నారు.',
      en: 'Children have gathered around their bava in the street and are teasing him.',
    },
  },
  note: {
    te: 'అక్క భర్తను బావ అంటారు; మనకన్నా పెద్దవాడైన మేనత్త కొడుకు, మేనమామ కొడుకు కూడా బావే. బావ ఇంటికి వచ్చినప్పుడు పిల్లలు ఈ పాట పాడి ఆట పట్టిస్తారు. పాట ఇంకా ఉంది. ఇది నవ్వుకోవడానికే; నిజంగా ఎవరూ తన్నరు!',
    en: 'A bava is an older sister’s husband; an older son of Father’s sister or Mother’s brother is a bava, too. When he visits, children tease him with this song, which goes on after these lines. It is all in fun: nobody really kicks!',
  },
  words: {
    బావా: { en: 'bava!', of: 'బావ' },
    పన్నీరు: { en: 'rose water' },
    బావను: { en: 'bava (older boy cousin, sister’s husband)', of: 'బావ' },
    పట్టుకు: { en: 'having caught', of: 'పట్టుకోవడం' },
    తన్నేరు: { en: 'they will kick', of: 'తన్నడం' },
    వీధి: { en: 'street' },
    తిప్పేరు: { en: 'they will take around', of: 'తిప్పడం' },
    వీశెడు: { en: 'one vise: an old weight, about a kilo and a half', of: 'వీశె' },
    గంధం: { en: 'sandal paste' },
    పూసేరు: { en: 'they will smear', of: 'పూయడం' },
  },
};
