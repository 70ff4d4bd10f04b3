import type { LessonContent } from '../../../domain/lesson/lessonContent';
import { signs } from './signs';
import { statements } from './statements';
import { vottuTable, wordsWithDouble, wordsWithTwoLetters } from './vottulu';
import { wordsOnTheHead, wordsWithEtvam, wordsWithKommu, wordsWithOtvam, wordsWithSunna } from './words';

export const gunintalu: LessonContent = {
  sections: [
    {
      id: 'what-is-a-gunintam',
      title: { en: 'What is a guṇintam?', te: 'గుణింతం అంటే ఏమిటి?' },
      text: [
        {
          en: 'One consonant and all the vowels, one after another: that is a guṇintam. Every vowel has a sign, and the consonant wears it: on its head, at its side or below.',
          te: 'ఒక హల్లుకు అచ్చుల గుర్తులన్నీ వరుసగా చేరిస్తే అది గుణింతం. గుర్తు అక్షరం తల మీదో పక్కనో కిందో చేరుతుంది.',
        },
        {
          en: 'The signs are nearly the same for all consonants. Learn them once with క, and you can read ఖ, గ, మ and all the others too.',
          te: 'గుర్తులు అన్ని హల్లులకూ దాదాపు ఒకేలా ఉంటాయి. క తో ఒక్కసారి నేర్చుకుంటే చాలు; గ, మ, ల… అన్నీ చదివేయవచ్చు.',
        },
      ],
      blocks: [
        {
          kind: 'table',
          table: {
            caption: { en: 'A consonant, a vowel, and both together', te: 'హల్లు, అచ్చు, రెండూ కలిస్తే' },
            columns: [
              { en: 'Together', te: 'కలిస్తే' },
              { en: 'Consonant', te: 'హల్లు' },
              { en: 'Vowel', te: 'అచ్చు' },
              { en: 'Sign', te: 'గుర్తు' },
            ],
            rows: [
              [{ telugu: 'కా' }, { telugu: 'క' }, { telugu: 'ఆ' }, { telugu: 'ా' }],
              [{ telugu: 'మి' }, { telugu: 'మ' }, { telugu: 'ఇ' }, { telugu: 'ి' }],
              [{ telugu: 'లు' }, { telugu: 'ల' }, { telugu: 'ఉ' }, { telugu: 'ు' }],
              [{ telugu: 'చే' }, { telugu: 'చ' }, { telugu: 'ఏ' }, { telugu: 'ే' }],
              [{ telugu: 'దో' }, { telugu: 'ద' }, { telugu: 'ఓ' }, { telugu: 'ో' }],
            ],
          },
        },
      ],
    },
    {
      id: 'signs',
      title: { en: 'The signs and their names', te: 'గుర్తులు, వాటి పేర్లు' },
      text: [
        {
          en: 'Say the names aloud as children in Telugu schools do: “క with dīrgham, కా; క with guḍi, కి…”',
          te: 'బడిలో చదివినట్టు గట్టిగా చదువు: “క కు దీర్ఘమిస్తే కా, క కు గుడి ఇస్తే కి…”',
        },
        {
          en: 'Signs that sit on the head mostly push the talakaṭṭu ✓ away: ా ి ీ ె ే ై ొ ో ౌ. Signs at the side leave it: ు ూ ృ ౄ ం ః. (ఘా, ఝా, మా, యా and హా keep it.)',
          te: 'తల మీద చేరే గుర్తులు వస్తే చాలావరకు తలకట్టు పోతుంది: ా ి ీ ె ే ై ొ ో ౌ. పక్కన చేరే గుర్తులతో తలకట్టు ఉంటుంది: ు ూ ృ ౄ ం ః. (ఘా, ఝా, మా, యా, హా లకు తలకట్టు పోదు.)',
        },
      ],
      blocks: [{ kind: 'gunintalu', signs }],
    },
    {
      id: 'deergham-and-gudi',
      title: { en: 'Words with ా ి ీ', te: 'దీర్ఘం, గుడి ఉన్న మాటలు' },
      text: [
        {
          en: 'These signs sit on the head. A loop is ి; a loop with a hook is ీ; a flat line with a loop at its end is ా.',
          te: 'ఈ గుర్తులు తల మీద ఉంటాయి. గుడి ఉంటే ఇ, గుడి దీర్ఘం ఉంటే ఈ, దీర్ఘం ఉంటే ఆ వినిపిస్తాయి.',
        },
      ],
      blocks: [{ kind: 'items', items: wordsOnTheHead }],
    },
    {
      id: 'kommu',
      title: { en: 'Words with ు ూ ృ', te: 'కొమ్ము, వట్రసుడి ఉన్న మాటలు' },
      text: [
        {
          en: 'These signs grow at the right side. Many Telugu words end in ు, so you will meet the kommu everywhere.',
          te: 'ఈ గుర్తులు కుడివైపు చేరతాయి. చాలా తెలుగు మాటల చివర కొమ్ము ఉంటుంది; ప్రతి పేజీలోనూ కనిపిస్తుంది.',
        },
      ],
      blocks: [{ kind: 'items', items: wordsWithKommu }],
    },
    {
      id: 'etvam',
      title: { en: 'Words with ె ే ై', te: 'ఎత్వం, ఏత్వం, ఐత్వం ఉన్న మాటలు' },
      text: [
        {
          en: 'ె is a flat line on the head. With a hook on top it is ే, and with a loop below the letter it is ై.',
          te: 'తల మీద అడ్డగీత ఎత్వం. దాని మీద కొక్కెం పెడితే ఏత్వం; అక్షరం కింద సున్నాతో గీత చేరిస్తే ఐత్వం.',
        },
      ],
      blocks: [{ kind: 'items', items: wordsWithEtvam }],
    },
    {
      id: 'otvam',
      title: { en: 'Words with ొ ో ౌ', te: 'ఒత్వం, ఓత్వం, ఔత్వం ఉన్న మాటలు' },
      text: [
        {
          en: 'Listen for short and long: కొ is one clap, కో is two. Letters like మ and య take these signs in their own way: మొ, మో.',
          te: 'హ్రస్వం, దీర్ఘం గమనించు: కొ అంటూ ఒకసారి, కో అంటూ రెండుసార్లు చప్పట్లు కొట్టు. మ, య లాంటి అక్షరాలకు ఈ గుర్తులు కొంచెం వేరుగా ఉంటాయి: మొ, మో.',
        },
      ],
      blocks: [{ kind: 'items', items: wordsWithOtvam }],
    },
    {
      id: 'sunna-and-visarga',
      title: { en: 'Words with ం ః', te: 'సున్నా, విసర్గ ఉన్న మాటలు' },
      text: [
        {
          en: 'ం sounds like the nose letter that suits the next letter: “n” in బంతి, “m” at the end of దీపం. ః is rare: a puff of breath.',
          te: 'సున్నా తర్వాతి అక్షరాన్ని బట్టి పలుకుతుంది: బంతిలో న్ లాగా, దీపం చివర మ్ లాగా. విసర్గ ఉన్న మాటలు తక్కువ.',
        },
      ],
      blocks: [{ kind: 'items', items: wordsWithSunna }],
    },
    {
      id: 'vottulu',
      title: { en: 'Ottulu: letters that hang below', te: 'ఒత్తులు' },
      text: [
        {
          en: 'When two consonants meet with no vowel between them, the first is written in full and the second hangs below it as an ottu. The vowel sign stays with the upper letter but is said last: ల్ + ల + ి is ల్లి.',
          te: 'రెండు హల్లుల మధ్య అచ్చు లేకపోతే, మొదటిది పూర్తిగా రాసి, రెండోది దాని కింద ఒత్తుగా రాస్తాం. గుణింతం గుర్తు పై అక్షరానికే పెడతాం; కానీ చివర పలుకుతాం: ల్ + ల + ి = ల్లి.',
        },
        {
          en: 'Most ottulu are small copies of the letter without its talakaṭṭu: డ్డ, ద్ద, ట్ట. A few look different; learn these seven by heart.',
          te: 'చాలా ఒత్తులు తలకట్టు లేని చిన్న అక్షరాలే: డ్డ, ద్ద, ట్ట. కొన్నింటి రూపం వేరుగా ఉంటుంది; ఈ ఏడింటినీ బాగా గుర్తుపెట్టుకో.',
        },
        {
          en: 'You know the word ottu already: the small stroke below ఖ or ధ, which means “with breath”, has the same name. A stroke is an ottu, and a letter that hangs below is an ottu too.',
          te: 'ఒత్తు అనే మాట నీకు ముందే తెలుసు: ఖ, ధ లాంటి అక్షరాల కింద ఉండే చిన్న గీత పేరు కూడా ఒత్తే. ఆ గీత ఉంటే ఊపిరి ఒత్తి పలుకుతాం; అక్షరం కింద అక్షరం ఉంటే రెండూ కలిపి పలుకుతాం.',
        },
      ],
      blocks: [
        { kind: 'table', table: vottuTable },
        { kind: 'items', items: wordsWithDouble },
      ],
    },
    {
      id: 'two-letters-together',
      title: { en: 'Two different letters together', te: 'వేరే అక్షరం ఒత్తు' },
      text: [
        {
          en: 'A letter can carry itself, as in అమ్మ, or another letter, as in పుస్తకం. Read from top to bottom: first the upper letter, then the ottu.',
          te: 'అమ్మలో మ కింద మ ఒత్తే ఉంది; పుస్తకంలో స కింద త ఒత్తు ఉంది. పై నుంచి కిందికి చదువు: ముందు పై అక్షరం, తర్వాత ఒత్తు.',
        },
      ],
      blocks: [{ kind: 'items', items: wordsWithTwoLetters }],
    },
  ],
  statements,
};
