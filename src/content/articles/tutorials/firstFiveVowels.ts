import type { Article } from '../article';

export const firstFiveVowels: Article = {
  slug: 'first-five-vowels',
  title: {
    en: 'Read the first five vowels in one evening',
    te: 'ఒక సాయంత్రంలో మొదటి ఐదు అచ్చులు',
  },
  summary: {
    en: 'అ ఆ ఇ ఈ ఉ with five words, five slips of paper and one short game. By bedtime your child reads them; in the morning you check what stayed.',
    te: 'అ ఆ ఇ ఈ ఉ: ఐదు మాటలు, ఐదు కాగితం ముక్కలు, ఒక చిన్న ఆట. పడుకునేలోపు పిల్లలు చదివేస్తారు; ఎంత గుర్తుందో పొద్దున్నే చూద్దాం.',
  },
  published: '2026-08-11',
  minutes: 3,
  letter: 'ఆ',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        en: 'Five letters are enough for one evening: అ, ఆ, ఇ, ఈ, ఉ. Four of them are two pairs, a short sound and its long partner, so there is less to learn than it seems. You need paper, a thick marker, Aksharam for the sound, and two sessions of ten minutes: one before dinner, one after.',
        te: 'ఒక సాయంత్రానికి ఐదు అక్షరాలు చాలు: అ, ఆ, ఇ, ఈ, ఉ. వాటిలో నాలుగు రెండు జతలే: హ్రస్వం, దాని దీర్ఘం. అందుకే కనిపించినంత పనేమీ లేదు. కావలసినవి: కాగితం, లావుపాటి పెన్ను, శబ్దం వినడానికి అక్షరం యాప్, రెండుసార్లు పది నిమిషాలు. భోజనానికి ముందు ఒకసారి, తర్వాత ఒకసారి.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'The five words',
        te: 'ఐదు మాటలు',
      },
    },
    {
      kind: 'examples',
      items: [
        { telugu: 'అమ్మ', meaning: { en: 'mother: begins with అ, short', te: 'అ తో మొదలు. హ్రస్వం: పొట్టిగా పలకాలి.' } },
        { telugu: 'ఆవు', meaning: { en: 'cow: begins with ఆ, long', te: 'ఆ తో మొదలు. దీర్ఘం: సాగదీసి పలకాలి.' } },
        { telugu: 'ఇల్లు', meaning: { en: 'house: begins with ఇ, short', te: 'ఇ తో మొదలు. హ్రస్వం.' } },
        { telugu: 'ఈగ', meaning: { en: 'housefly: begins with ఈ, long', te: 'ఈ తో మొదలు. దీర్ఘం.' } },
        { telugu: 'ఉడత', meaning: { en: 'squirrel: begins with ఉ, short', te: 'ఉ తో మొదలు. హ్రస్వం.' } },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Before dinner: hear and see',
        te: 'భోజనానికి ముందు: వినడం, చూడడం',
      },
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'Say only the words, with no letters yet. Ask for the first sound of each: “అమ్మ… what comes first?”',
          te: 'ముందు అక్షరాలు చూపించకుండా మాటలు మాత్రం చెప్పండి. ప్రతి మాటలో మొదటి శబ్దం అడగండి: “అమ్మ… మొదట ఏం వినిపించింది?”',
        },
        {
          en: 'Write a large అ. Let your child trace it three times with a finger, saying the sound each time. Telugu letters are made of curves, so go slowly around each bend. The slate in Aksharam shows how each letter is written.',
          te: 'పెద్దగా అ రాయండి. మూడుసార్లు వేలితో దిద్దించండి; దిద్దిన ప్రతిసారీ పైకి పలకమనండి. తెలుగు అక్షరాలన్నీ ఒంపులే; ప్రతి ఒంపు దగ్గరా నెమ్మదిగా వెళ్లనివ్వండి. ఏ అక్షరాన్ని ఎలా రాయాలో అక్షరం యాప్‌లోని పలక చూపిస్తుంది.',
        },
        {
          en: 'Write ఆ beside it and ask what has changed. Stretch your arms wide for the long sound, keep them close for the short one.',
          te: 'పక్కనే ఆ రాసి, తేడా ఏమిటో అడగండి. దీర్ఘానికి చేతులు బాగా చాచండి, హ్రస్వానికి దగ్గరగా పెట్టండి.',
        },
        {
          en: 'Do the same with ఇ and ఈ. Then bring in ఉ, on its own; its long partner can wait until tomorrow.',
          te: 'ఇ, ఈ లతో కూడా ఇలాగే చేయండి. తర్వాత ఉ ఒక్కటే చూపించండి; దాని దీర్ఘం రేపటికి ఉంచుదాం.',
        },
        {
          en: 'Open the Vowels lesson and listen to these five, in order and then out of order.',
          te: 'అచ్చుల పాఠం తెరిచి ఈ ఐదింటినీ వినండి; ముందు వరుసగా, తర్వాత వరుస మార్చి.',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'After dinner: play',
        te: 'భోజనం తర్వాత: ఆట',
      },
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'Write each letter on its own slip. Your child draws the word’s picture on the back.',
          te: 'ఒక్కో కాగితం ముక్క మీద ఒక్కో అక్షరం రాయండి. దాని వెనక ఆ మాటకు తగిన బొమ్మ పిల్లలు గీస్తారు.',
        },
        {
          en: 'Spread the slips on the floor, letters up. Call a sound; your child jumps to it.',
          te: 'అక్షరాలు పైకి కనిపించేలా నేల మీద పరవండి. మీరు ఒక అక్షరం చెప్తే పిల్లలు దాని దగ్గరికి గెంతాలి.',
        },
        {
          en: 'Switch places. You jump, and get one wrong on purpose. Getting caught is half the fun.',
          te: 'ఇప్పుడు మీ వంతు. మీరు గెంతండి; ఒకటి కావాలనే తప్పు చేయండి. మీ తప్పు పట్టుకోవడంలోనే అసలు సరదా.',
        },
        {
          en: 'Finally, show the slips one by one without saying anything. Whatever your child reads without help goes on the fridge.',
          te: 'చివరగా ఏమీ చెప్పకుండా ఒక్కొక్కటే చూపించండి. సాయం లేకుండా చదివినవాటిని ఫ్రిజ్ మీద అంటించండి.',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'In the morning',
        te: 'మరునాడు పొద్దున',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'At breakfast, before you show anything, point at the fridge and ask. Three out of five is a good result. If అ and ఆ are mixed up, go back to the arms, wide or close, for a minute, and leave it there: tomorrow’s answer matters more than today’s. If your child is sure of all five, ఊ is waiting this evening, with ఊయల, a swing.',
        te: 'టిఫిన్ తినేటప్పుడు ఫ్రిజ్ మీదివి చూపించి అడగండి. ఐదింటిలో మూడు చెప్పినా బాగా వచ్చినట్టే. అ, ఆ తారుమారైతే చేతులు చాచే ఆట ఒక నిమిషం ఆడి వదిలేయండి; ఈ రోజు కాకపోతే రేపు వస్తుంది. ఐదూ గట్టిగా వచ్చేశాయా? అయితే ఈ సాయంత్రం ఊయల బొమ్మతో ఊ నేర్పండి.',
      },
    },
  ],
};
