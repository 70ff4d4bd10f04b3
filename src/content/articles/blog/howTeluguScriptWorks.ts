import type { Article } from '../article';

export const howTeluguScriptWorks: Article = {
  slug: 'how-telugu-script-works',
  title: {
    en: 'Fifty-six letters? Telugu script is smaller than it looks',
    te: 'యాభై ఆరు అక్షరాలా? కనిపించినంత కష్టం కాదు',
  },
  summary: {
    en: 'The chart on the wall looks endless, but it is a system: pairs of vowels, five tidy rows of consonants, one set of signs. Here is how it works.',
    te: 'గోడ మీద వర్ణమాల చూస్తే చాలా పెద్దదిగా అనిపిస్తుంది. కానీ దానికో పద్ధతి ఉంది: అచ్చుల జతలు, హల్లుల వరుసలు, అన్ని హల్లులకూ ఒకే గుణింతపు గుర్తులు.',
  },
  published: '2026-09-05',
  minutes: 4,
  letter: 'స్త్రీ',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        en: 'Ask how many letters Telugu has and you will hear fifty-two or fifty-six, depending on the book. Add the vowel signs and the small letters written below, and a parent’s heart sinks. But this chart was not thrown together. It was arranged by people who listened carefully to the human mouth, and once your child sees the arrangement, much of the work is done.',
        te: 'తెలుగులో ఎన్ని అక్షరాలు అని అడిగితే ఒక పుస్తకం యాభై రెండు అంటుంది, ఇంకో పుస్తకం యాభై ఆరు అంటుంది. వాటికి తోడు గుణింతాలు, ఒత్తులు! ఇవన్నీ పిల్లలకు ఎలా నేర్పాలి అని తల్లిదండ్రులకు దిగులు పట్టుకుంటుంది. కానీ వర్ణమాల ఏదో పోగేసిన కుప్ప కాదు. నోట్లో శబ్దం ఎక్కడ పుడుతుందో శ్రద్ధగా గమనించినవాళ్లు పేర్చిన వరుస అది. ఆ వరుస ఒకసారి తెలిస్తే సగం పని అయిపోయినట్టే.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Vowels come in pairs',
        te: 'అచ్చులు జతలుగా వస్తాయి',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'The school chart shows sixteen vowels. Twelve of them are six pairs, one short and one long: అ ఆ, ఇ ఈ, ఉ ఊ, ఋ ౠ, ఎ ఏ, ఒ ఓ. Often the long one looks like its short partner with a little extra. Two are glides, ఐ and ఔ, and అం and అః close the list. The letter ౠ hardly occurs in a child’s reading, so leave it until last.',
        te: 'బడి పుస్తకంలో పదహారు అచ్చులుంటాయి. వాటిలో పన్నెండు నిజానికి ఆరు జతలు: ఒక్కో జతలో ఒకటి హ్రస్వం, ఒకటి దీర్ఘం. అ ఆ, ఇ ఈ, ఉ ఊ, ఋ ౠ, ఎ ఏ, ఒ ఓ. చాలా జతల్లో హ్రస్వానికి చిన్న గీతో మెలికో కలిపితే దీర్ఘం అవుతుంది. ఇక మిగిలినవి ఐ, ఔ, చివర అం, అః. ౠ అన్నది పిల్లలు చదివే మాటల్లో దాదాపు కనిపించదు; దాన్ని చివరికి వదిలేయవచ్చు.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Consonants are a map of the mouth',
        te: 'హల్లులు నోటికి గీసిన పటం',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'The first twenty-five consonants form five rows of five. Each row is made in one place, and the rows travel from the back of the mouth to the lips. Say the first letters slowly, క చ ట త ప, and let your child feel the sound walk forward.',
        te: 'మొదటి ఇరవై ఐదు హల్లులు ఐదేసి చొప్పున ఐదు వరుసలు. ఒక్కో వరుస నోట్లో ఒక్కో చోట పుడుతుంది; గొంతు దగ్గర మొదలై పెదవుల దాకా వస్తుంది. వరుసల మొదటి అక్షరాలు క, చ, ట, త, ప అని నెమ్మదిగా అనిపించండి. శబ్దం లోపలి నుంచి ముందుకు నడిచి రావడం పిల్లలకే తెలుస్తుంది.',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'క ఖ గ ఘ ఙ: the back of the tongue, near the throat.',
          te: 'క ఖ గ ఘ ఙ: నాలుక వెనక భాగం, గొంతు దగ్గర.',
        },
        {
          en: 'చ ఛ జ ఝ ఞ: the middle of the tongue against the palate.',
          te: 'చ ఛ జ ఝ ఞ: నాలుక మధ్య భాగం అంగిలికి తగులుతుంది.',
        },
        {
          en: 'ట ఠ డ ఢ ణ: the tip of the tongue curled back.',
          te: 'ట ఠ డ ఢ ణ: నాలుక కొన వెనక్కి మడతపడుతుంది.',
        },
        {
          en: 'త థ ద ధ న: the tip of the tongue at the teeth.',
          te: 'త థ ద ధ న: నాలుక కొన పళ్లకు తగులుతుంది.',
        },
        {
          en: 'ప ఫ బ భ మ: the two lips.',
          te: 'ప ఫ బ భ మ: రెండు పెదవులూ కలుస్తాయి.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'The columns have their order too: plain, with a puff of breath, voiced, voiced with breath, and through the nose. So twenty-five letters are really five places and five manners. After them come య ర ల వ శ ష స హ ళ, and the charts add క్ష and ఱ. Some, such as ఙ and ఞ, your child will hardly ever meet alone, and the letters with breath come mostly in words from Sanskrit.',
        te: 'నిలువు వరుసలకూ క్రమం ఉంది: మామూలుగా పలికేది, ఊపిరి ఒత్తి పలికేది, గొంతు కంపిస్తూ పలికేది, గొంతు కంపిస్తూ ఒత్తి పలికేది, ముక్కుతో పలికేది. అంటే ఇరవై ఐదు అక్షరాలు నిజానికి ఐదు చోట్లు, ఐదు రకాలు, అంతే. వీటి తర్వాత య ర ల వ శ ష స హ ళ, ఇంకా పుస్తకాల్లో క్ష, ఱ వస్తాయి. ఙ, ఞ లాంటివి విడిగా దాదాపు కనిపించవు; ఒత్తి పలికే అక్షరాలు ఎక్కువగా సంస్కృతం నుంచి వచ్చిన మాటల్లోనే ఉంటాయి.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Gunintalu: learn the signs once',
        te: 'గుణింతాలు: గుర్తులు ఒక్కసారి నేర్చుకుంటే చాలు',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'After a consonant, a vowel is written as a sign: క with the sign for ఇ becomes కి. Sixteen forms for each of thirty-six consonants would be 576 shapes to memorize, but nobody does that. The signs are the same every time; learn them on క and they work on గ and మ. A few shapes, such as పు, హా and మొ, bend the pattern slightly.',
        te: 'హల్లు తర్వాత వచ్చే అచ్చును గుర్తుగా రాస్తాం: క్, ఇ కలిస్తే కి. ముప్పై ఆరు హల్లులకు పదహారేసి రూపాలంటే 576! కానీ ఎవరూ అన్ని రూపాలు బట్టీ పట్టరు. గుర్తులు ఎప్పుడూ అవే. క మీద నేర్చుకుంటే గ మీద, మ మీద కూడా అవే పనిచేస్తాయి. పు, హా, మొ లాంటి కొన్ని రూపాలు మాత్రం కాస్త తేడాగా ఉంటాయి.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Ottulu, and the idea of an akshara',
        te: 'ఒత్తులు, “అక్షరం” అనే ఆలోచన',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'When two consonants meet with no vowel between them, the second goes below as an ottu. Many ottulu are small copies of their letter; seven common ones, for క త న మ య ర ల, have shapes of their own and deserve a week of attention. The whole cluster, with its vowel, is one akshara, and each akshara of a word gets one clap. Clap these with your child. (Poems count in another way: there a long akshara takes two claps.)',
        te: 'మధ్యలో అచ్చు లేకుండా రెండు హల్లులు కలిస్తే రెండోది కింద ఒత్తుగా వస్తుంది. చాలా ఒత్తులు వాటి అక్షరానికి చిన్న రూపాలే. క త న మ య ర ల ఒత్తులు మాత్రం వేరే రూపంలో ఉంటాయి; వాటికి ఒక వారం కేటాయించండి. అలా కలిసిన హల్లులు, వాటి అచ్చు అన్నీ కలిపి ఒకే అక్షరం; మాటలో ఒక్కో అక్షరానికి ఒక్కసారి చప్పట్లు కొడతాం. మీ పిల్లలతో కలిసి కొట్టి చూడండి. (పద్యాల్లో లెక్క వేరు: అక్కడ పొడవైన అక్షరానికి రెండు చప్పట్లు.)',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'అమ్మ',
          meaning: { en: 'mother: two claps, అ + మ్మ', te: 'రెండుసార్లు చప్పట్లు: అ + మ్మ' },
        },
        {
          telugu: 'పుస్తకం',
          meaning: { en: 'book: three claps, పు + స్త + కం', te: 'మూడుసార్లు చప్పట్లు: పు + స్త + కం' },
        },
        {
          telugu: 'స్త్రీ',
          meaning: {
            en: 'woman: three consonants and a vowel, one clap',
            te: 'మూడు హల్లులు, ఒక అచ్చు; అయినా చప్పట్లు ఒక్కసారే',
          },
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'One more comforting thought: apart from a few details, such as the two sounds of చ and జ, Telugu is read as it is written. There is nothing like “knee” or “though”. A child who knows the system can read aloud a word never seen before.',
        te: 'ఇంకో మంచి మాట: చ, జ లకు రెండేసి పలుకులు ఉండడం లాంటి చిన్న విషయాలు తప్పిస్తే, తెలుగును రాసినట్టే చదువుతాం. ఇంగ్లీషులోలా పలకని అక్షరాలు ఎదురుపడవు. పద్ధతి తెలిసిన పిల్లలు ఎన్నడూ చూడని మాటను కూడా చదివేయగలరు.',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Where to begin, then? With the vowels, in pairs. Next come a handful of consonants that make real words right away: మ, క, ల, త, ప and న already give మన (our), కల (dream) and పలక (slate). After that come the signs on one consonant, then ottulu. The rare letters can wait until a word needs them.',
        te: 'మరి ఎక్కడ మొదలుపెట్టాలి? ముందు అచ్చులు, జతలుగా. తర్వాత వెంటనే మాటలు కట్టగలిగే కొన్ని హల్లులు: మ, క, ల, త, ప, న వస్తే చాలు; మన, కల, పలక చదివేయవచ్చు. ఆ పైన ఒక హల్లుతో గుణింతం, తర్వాత ఒత్తులు. అరుదైన అక్షరాలను అవి వచ్చే మాట ఎదురైనప్పుడు నేర్చుకోవచ్చు.',
      },
    },
  ],
};
