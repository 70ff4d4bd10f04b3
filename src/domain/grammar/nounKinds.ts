import { lastWord } from './ends';
import type { GrammaticalNumber, Noun } from './noun';
import type { Person } from './person';

/**
 * The kind of person or thing that a noun names, as far as the verb's ending depends on it: -డు for a man, -ది for a
 * woman, an animal or a thing, -రు for somebody respected. The word for a `person` does not give the gender.
 */
export type NounKind = 'man' | 'woman' | 'elder' | 'person' | 'animal' | 'thing';

const list = (text: string): ReadonlySet<string> => new Set(text.split('|').map((word) => word.trim()));

const MEN = list(
  'తమ్ముడు|అన్నయ్య|అన్న|కొడుకు|కుమారుడు|మనవడు|అబ్బాయి|బాలుడు|రాజు|పురుషుడు|స్నేహితుడు|మిత్రుడు|సోదరుడు|రాక్షసుడు|మహాకాయుడు|' +
    'ఇంద్రజాలికుడు|యువరాజు|వీరుడు|హీరో|విలన్|సూర్యుడు|చంద్రుడు|దేవుడు|ఆటగాడు|మగవాడు|బాబు|పిల్లవాడు',
);
const WOMEN = list(
  'అమ్మ|అక్క|చెల్లి|చెల్లెలు|కూతురు|మనవరాలు|అమ్మాయి|బాలిక|రాణి|స్త్రీ|మహిళ|స్నేహితురాలు|సోదరి|పాప|పాపాయి|దేవకన్య|మంత్రగత్తె|మత్స్యకన్య|యువరాణి|ఆడపిల్ల',
);
/** Adult relatives and people with a profession are spoken of with respect (docs/TELUGU.md). */
const ELDERS = list(
  'నాన్న|తండ్రి|తాతయ్య|తాత|అమ్మమ్మ|నానమ్మ|బామ్మ|మామయ్య|బాబాయి|పెదనాన్న|అత్తయ్య|పిన్ని|పెద్దమ్మ|వదిన|భర్త|భార్య|ఆంటీ|అంకుల్|' +
    'ఉపాధ్యాయుడు|టీచర్|రైతు|వైద్యుడు|డాక్టర్|అతిథి|కవి|గాయని|గాయకుడు|శాస్త్రవేత్త|ఇంజనీరు|సైనికుడు|పోలీసు|నర్సు|డ్రైవర్|దర్జీ|కుమ్మరి|వడ్రంగి|' +
    'నేతకారుడు|మత్స్యకారుడు|జాలరి|ప్రయాణికుడు|పైలట్|చిత్రకారుడు|నర్తకి|నటుడు|సంగీతకారుడు|రచయిత|విలేకరి|ఫొటోగ్రాఫర్|శిల్పి|' +
    'ప్లంబర్|ఎలక్ట్రీషియన్|మెకానిక్|బార్బర్|వంటమనిషి|వెయిటర్|లాయర్|న్యాయమూర్తి|మంత్రి|ప్రధానమంత్రి|రాష్ట్రపతి|నాయకుడు|దుకాణదారుడు|' +
    'పోస్టుమ్యాన్|కండక్టర్|తోటమాలి|కమ్మరి|కంసాలి|తాపీ మేస్త్రీ|నావికుడు|కాపలాదారు|గొర్రెల కాపరి|దంత వైద్యుడు|వ్యోమగామి|కోచ్|అంపైర్|రిఫరీ|ఆయా',
);
const PERSONS = list(
  'బిడ్డ|మనిషి|విద్యార్థి|దొంగ|కజిన్|రోగి|బంధువు|తోబుట్టువు|కస్టమర్|జోకర్|సముద్రపు దొంగ|గ్రహాంతరవాసి|కెప్టెన్|దేవదూత|సూపర్ హీరో|' +
    'పొరుగువారు|అగ్నిమాపక సిబ్బంది|పిల్లలు|తల్లిదండ్రులు|అమ్మానాన్నలు|కవలలు|జట్టు సభ్యుడు|స్నేహితులు|మనుషులు|వారు',
);
const ANIMALS = list(
  'కుక్క|పిల్లి|ఆవు|గేదె|మేక|ఏనుగు|పులి|సింహం|కోతి|కుందేలు|చేప|గుర్రం|చీమ|పాము|జంతువు|గొర్రె|పంది|గాడిద|ఒంటె|ఎలుగుబంటి|నక్క|జింక|ఎలుక|' +
    'ఉడత|కప్ప|తాబేలు|మొసలి|బల్లి|సీతాకోకచిలుక|తేనెటీగ|సాలెపురుగు|దోమ|ఎద్దు|దూడ|కుక్కపిల్ల|చిరుతపులి|పీత|ముంగిస|తూనీగ|వానపాము|' +
    'పక్షి|కాకి|చిలుక|నెమలి|కోడి|కోడిపుంజు|బాతు|పావురం|పిచ్చుక|కోకిల|గుడ్లగూబ|గద్ద|కొంగ|హంస|గోరింక|వడ్రంగి పిట్ట|లకుముకి పిట్ట|పాలపిట్ట|పిట్ట|' +
    'సొరచేప|తిమింగలం|నీలి తిమింగలం|డాల్ఫిన్|ఆక్టోపస్|స్క్విడ్|నక్షత్ర చేప|జెల్లీ ఫిష్|సముద్ర గుర్రం|సముద్ర తాబేలు|రొయ్య|లాబ్స్టర్|సీల్|వాల్రస్|బంగారు చేప|' +
    'వాలుగ చేప|పులస|కొరమీను|క్లౌన్ ఫిష్|ఎగిరే చేప|పురుగు|ఈగ|బొద్దింక|మిడత|కీచురాయి|గొంగళిపురుగు|పట్టుపురుగు|మిణుగురు పురుగు|' +
    'అక్షింతల పురుగు|పేడపురుగు|కందిరీగ|తేలు|జెర్రి|చెదపురుగు|పేను|చిమ్మట|నత్త|జలగ|నాగుపాము|కొండచిలువ|ఊసరవెల్లి|తొండ|ఉడుము|ఆరుద్ర పురుగు|' +
    'కంగారూ|పెంగ్విన్|పాండా|జిరాఫీ|జీబ్రా|నీటి గుర్రం|ఖడ్గమృగం|గొరిల్లా|చింపాంజీ|నిప్పుకోడి|ధ్రువ ఎలుగుబంటి|తోడేలు|చీతా|ముళ్లపంది|గబ్బిలం|' +
    'అడవి పంది|కోలా|నీటికుక్క|అలుగు|కొండముచ్చు|కృష్ణజింక|రాబందు|డైనోసార్|మామత్|డోడో|పిల్లికూన|కోడిపిల్ల|గొర్రెపిల్ల|గున్న ఏనుగు|డ్రాగన్|యూనికార్న్|జాంబీ',
);

/** Endings of words for people. If such a word is in no list above, its gender and respect are unknown. */
const PERSON_ENDS = /(?:ుడు|గాడు|వాడు|రాలు|గత్తె|కర్త|వేత్త|కారు|దారు|గారు|వారు|మనిషి|మంత్రి|వాసి|కన్య)$/u;

/** Things whose names end like words for people, such as a car. */
const THINGS = list('కారు|పట్టకారు');

/** Null for a word for a person whose kind is unknown. */
export function nounKind(telugu: string): NounKind | null {
  const last = lastWord(telugu);
  const listed = (words: ReadonlySet<string>) => words.has(telugu) || words.has(last);
  if (listed(MEN)) return 'man';
  if (listed(WOMEN)) return 'woman';
  if (listed(ELDERS)) return 'elder';
  if (listed(PERSONS)) return 'person';
  if (listed(ANIMALS)) return 'animal';
  return PERSON_ENDS.test(last) && !THINGS.has(last) ? null : 'thing';
}

export const isHuman = (kind: NounKind): boolean => kind !== 'animal' && kind !== 'thing';

/** The person of the verb; null if the word does not give the gender. */
export function personOf(noun: Noun, kind: NounKind, number: GrammaticalNumber): Person | null {
  if (number === 'many' || noun.isAlwaysMany) return isHuman(kind) ? 'they' : 'things';
  switch (kind) {
    case 'man':
      return 'he';
    case 'elder':
      return 'elder';
    case 'person':
      return null;
    default:
      return 'she or it';
  }
}
