import type { Statement } from '../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:structure-verb-last',
    text: { en: 'In a Telugu sentence the verb usually comes at the end.', te: 'తెలుగు వాక్యంలో క్రియ సాధారణంగా చివర వస్తుంది.' },
    isTrue: true,
    why: { en: 'నేను అన్నం తింటాను: the verb తింటాను is last.', te: 'నేను అన్నం తింటాను: క్రియ “తింటాను” చివర ఉంది.' },
  },
  {
    key: 'fact:structure-english-order',
    text: {
      en: 'Telugu puts its words in the same order as English: “I eat rice”.',
      te: '“నేను తింటాను అన్నం” అనేదే తెలుగులో మామూలు వరుస.',
    },
    isTrue: false,
    why: { en: 'Telugu says “I rice eat”: నేను అన్నం తింటాను.', te: 'మామూలు వరుస కర్త, కర్మ, క్రియ: నేను అన్నం తింటాను.' },
  },
  {
    key: 'fact:structure-no-verb-needed',
    text: { en: 'ఇది పుస్తకం is a whole sentence.', te: '“ఇది పుస్తకం” పూర్తి వాక్యమే.' },
    isTrue: true,
    why: { en: 'Telugu needs no word for “is” here.', te: 'ఇలాంటి వాక్యానికి క్రియ అవసరం లేదు.' },
  },
  {
    key: 'fact:structure-is-needed',
    text: { en: '“This is a book” cannot be said in Telugu without a verb.', te: 'క్రియ లేకుండా తెలుగులో ఏ వాక్యమూ ఉండదు.' },
    isTrue: false,
    why: { en: 'ఇది పుస్తకం has no verb at all.', te: '“ఇది పుస్తకం”లో క్రియ లేదు.' },
  },
  {
    key: 'fact:structure-to-school',
    text: { en: 'బడికి means “to school”.', te: '“ఎక్కడికి” అని అడిగితే “బడికి” అని జవాబు చెప్పవచ్చు.' },
    isTrue: true,
    why: { en: 'The ending -కి or -కు says “to”.', te: '-కి, -కు అనేవి వెళ్లే చోటు చెప్తాయి.' },
  },
  {
    key: 'fact:structure-in-is-not-from',
    text: { en: 'బడిలో means “from school”.', te: '“ఎక్కడి నుంచి” అని అడిగితే “బడిలో” అని జవాబు చెప్పాలి.' },
    isTrue: false,
    why: { en: '-లో is “in”. “From school” is బడి నుంచి.', te: '-లో అంటే లోపల. “బడి నుంచి” అని చెప్పాలి.' },
  },
  {
    key: 'fact:structure-with-pencil',
    text: { en: 'In పెన్సిల్‌తో రాస్తాను the ending -తో says what I write with.', te: '“పెన్సిల్‌తో రాస్తాను”లో -తో దేనితో రాస్తానో చెప్తుంది.' },
    isTrue: true,
    why: { en: '-తో is “with”.', te: '-తో ఎవరితో, దేనితో అని చెప్తుంది.' },
  },
  {
    key: 'fact:structure-endings-in-front',
    text: { en: 'Endings such as -లో and -తో stand in front of the word.', te: '-లో, -తో వంటి ప్రత్యయాలు మాటకు ముందు వస్తాయి.' },
    isTrue: false,
    why: { en: 'They come behind it: సంచిలో, అమ్మతో.', te: 'అవి మాట చివర వస్తాయి: సంచిలో, అమ్మతో.' },
  },
  {
    key: 'fact:structure-describing-first',
    text: {
      en: 'A describing word stands before the word it describes: పెద్ద ఇల్లు.',
      te: 'వర్ణించే మాట ముందు వస్తుంది: పెద్ద ఇల్లు.',
    },
    isTrue: true,
    why: { en: 'పెద్ద (big) comes first, then ఇల్లు (house), as in English.', te: 'ముందు “పెద్ద”, తర్వాత “ఇల్లు”.' },
  },
  {
    key: 'fact:structure-describing-changes',
    text: { en: 'For many houses the word పెద్ద has to change.', te: 'ఇళ్లు చాలా ఉంటే “పెద్ద” అనే మాట మారుతుంది.' },
    isTrue: false,
    why: { en: 'It stays as it is: పెద్ద ఇల్లు, పెద్ద ఇళ్లు.', te: 'అది మారదు: పెద్ద ఇల్లు, పెద్ద ఇళ్లు.' },
  },
  {
    key: 'fact:structure-where-is-place',
    text: { en: 'ఎక్కడ asks about a place.', te: '“ఎక్కడ” అని చోటు గురించి అడుగుతాం.' },
    isTrue: true,
    why: { en: 'ఎక్కడ is “where”.', te: '“నువ్వు ఎక్కడ ఉన్నావు?” – “ఇంట్లో”.' },
  },
  {
    key: 'fact:structure-when-is-person',
    text: { en: 'ఎప్పుడు asks about a person.', te: '“ఎప్పుడు” అని మనిషి గురించి అడుగుతాం.' },
    isTrue: false,
    why: {
      en: 'ఎప్పుడు is “when”. A person is asked with ఎవరు.',
      te: '“ఎప్పుడు” సమయం గురించి. మనిషి గురించి “ఎవరు” అని అడుగుతాం.',
    },
  },
  {
    key: 'fact:structure-long-a-asks',
    text: { en: 'వస్తావా? is a question.', te: '“వస్తావా” అనేది ప్రశ్న.' },
    isTrue: true,
    why: { en: 'The long -ఆ at the end asks.', te: 'చివర ఉన్న “ఆ” ప్రశ్నగా మారుస్తుంది.' },
  },
  {
    key: 'fact:structure-no-three-same',
    text: { en: 'కాదు and లేదు mean exactly the same.', te: 'కాదు, లేదు రెండింటికీ అర్థం ఒక్కటే.' },
    isTrue: false,
    why: { en: 'కాదు is “it is not that”, లేదు is “it is not there”.', te: 'ఒకటి మరొకటి కానప్పుడు “కాదు”, ఏదైనా లేనప్పుడు “లేదు”.' },
  },
  {
    key: 'fact:structure-vaddu',
    text: { en: 'నాకు కాఫీ వద్దు says that I do not want coffee.', te: '“నాకు కాఫీ వద్దు” అంటే నేను కాఫీ తీసుకోను అని అర్థం.' },
    isTrue: true,
    why: { en: 'వద్దు is for what you do not want.', te: 'ఇష్టం లేనప్పుడు “వద్దు” అంటాం.' },
  },
  {
    key: 'fact:structure-like-with-nenu',
    text: { en: '“I like milk” is నేను పాలు ఇష్టం.', te: '“నేను పాలు ఇష్టం” అనడం సరైనది.' },
    isTrue: false,
    why: { en: 'Liking begins with “to me”: నాకు పాలు ఇష్టం.', te: '“నాకు పాలు ఇష్టం” అనాలి.' },
  },
  {
    key: 'fact:structure-like-with-naku',
    text: { en: 'నాకు పాలు ఇష్టం means “I like milk”.', te: 'ఇష్టం చెప్పేటప్పుడు “నాకు” అంటాం: నాకు పాలు ఇష్టం.' },
    isTrue: true,
    why: { en: 'Word for word: “to me milk (is) dear”.', te: 'ఎవరికి ఇష్టం? “నాకు”.' },
  },
  {
    key: 'fact:structure-pencil-near-me',
    text: { en: '“I have a pencil” is నా దగ్గర పెన్సిల్ ఉంది.', te: 'పెన్సిల్ మన దగ్గర ఉంటే “నా దగ్గర పెన్సిల్ ఉంది” అంటాం.' },
    isTrue: true,
    why: { en: 'A thing that you have is “near you”: నా దగ్గర.', te: 'వస్తువుల గురించి “నా దగ్గర” అంటాం.' },
  },
  {
    key: 'fact:structure-brother-near-me',
    text: { en: '“I have a younger brother” is నా దగ్గర తమ్ముడు ఉన్నాడు.', te: 'తమ్ముడు ఉంటే “నా దగ్గర తమ్ముడు ఉన్నాడు” అంటాం.' },
    isTrue: false,
    why: {
      en: 'Family is “to me”: నాకు తమ్ముడు ఉన్నాడు.',
      te: 'కుటుంబం గురించి “నాకు” అంటాం: నాకు తమ్ముడు ఉన్నాడు.',
    },
  },
  {
    key: 'fact:structure-also-after',
    text: { en: 'కూడా stands after the word it belongs to: నేను కూడా.', te: '“కూడా” మాట తర్వాత వస్తుంది: నేను కూడా.' },
    isTrue: true,
    why: {
      en: 'English puts “also” in many places; Telugu puts కూడా right behind its word.',
      te: '“నేను కూడా వస్తాను” అంటాం, “కూడా నేను” అనం.',
    },
  },
  {
    key: 'fact:structure-mariyu-is-but',
    text: { en: 'మరియు means “but”.', te: 'వ్యతిరేకమైన విషయాలను “మరియు” కలుపుతుంది.' },
    isTrue: false,
    why: {
      en: 'మరియు is the bookish “and”. “But” is కానీ.',
      te: 'వ్యతిరేకమైన విషయాలను “కానీ” కలుపుతుంది. “మరియు” అంటే “ఇంకా” అనే అర్థం వస్తుంది.',
    },
  },
];
