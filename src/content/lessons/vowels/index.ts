import type { LessonContent } from '../../../domain/lesson/lessonContent';
import { compoundVowels, longVowels, lettersOfBothKinds, rareVowels, shortVowels } from './letters';
import { signTable } from './signTable';
import { statements } from './statements';

export const vowels: LessonContent = {
  sections: [
    {
      id: 'basic',
      title: { en: 'Basic vowels', te: 'హ్రస్వాచ్చులు' },
      text: [
        {
          en: 'A vowel is a sound you can sing on its own. Let us begin with the short ones: they are over quickly, like one clap.',
          te: 'వేరే అక్షరం సాయం లేకుండా పలికే అక్షరాలు అచ్చులు. ముందు హ్రస్వాలు నేర్చుకుందాం. ఒక్కసారి చప్పట్లు కొట్టేలోపు వీటిని పలికేస్తాం.',
        },
        {
          en: 'Listen to each letter, say it, then draw it in the air with a finger.',
          te: 'ప్రతి అక్షరాన్నీ విను, పలుకు, తర్వాత వేలితో గాలిలో రాయి.',
        },
      ],
      blocks: [{ kind: 'letters', letters: shortVowels }],
    },
    {
      id: 'long',
      title: { en: 'Long vowels', te: 'దీర్ఘాచ్చులు' },
      text: [
        {
          en: 'Every short vowel has a long partner. The mouth hardly changes; you hold the sound for two claps. Take care: a long vowel can make another word!',
          te: 'ప్రతి హ్రస్వానికీ ఒక దీర్ఘం జతగా ఉంటుంది. రెండుసార్లు చప్పట్లు కొట్టేంత సేపు సాగదీసి పలుకు. జాగ్రత్త: దీర్ఘం మారితే మాట అర్థమే మారిపోవచ్చు!',
        },
      ],
      blocks: [
        { kind: 'letters', letters: longVowels },
        {
          kind: 'table',
          table: {
            caption: { en: 'Short and long', te: 'హ్రస్వం, దీర్ఘం' },
            columns: [
              { en: 'Short', te: 'హ్రస్వం' },
              { en: 'Long', te: 'దీర్ఘం' },
              { en: 'A word with the short one', te: 'హ్రస్వంతో మాట' },
              { en: 'A word with the long one', te: 'దీర్ఘంతో మాట' },
            ],
            rows: [
              [{ telugu: 'అ' }, { telugu: 'ఆ' }, { telugu: 'అల', english: 'wave' }, { telugu: 'ఆట', english: 'game' }],
              [
                { telugu: 'ఇ' },
                { telugu: 'ఈ' },
                { telugu: 'ఇల', english: 'earth' },
                { telugu: 'ఈల', english: 'whistle' },
              ],
              [
                { telugu: 'ఉ' },
                { telugu: 'ఊ' },
                { telugu: 'ఉరుము', english: 'thunder' },
                { telugu: 'ఊయల', english: 'swing' },
              ],
              [
                { telugu: 'ఎ' },
                { telugu: 'ఏ' },
                { telugu: 'ఎద', english: 'chest, heart' },
                { telugu: 'ఏడు', english: 'seven' },
              ],
              [
                { telugu: 'ఒ' },
                { telugu: 'ఓ' },
                { telugu: 'ఒడి', english: 'lap' },
                { telugu: 'ఓడి', english: 'having lost a game' },
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'compound',
      title: { en: 'Compound vowels', te: 'సంధ్యచ్చులు' },
      text: [
        {
          en: 'ఐ and ఔ are two sounds in one: the mouth starts at అ and slides to ఇ or ఉ.',
          te: 'ఐ, ఔ లలో రెండు శబ్దాలు కలిసి ఉంటాయి: అ తో మొదలై ఇ వైపుకో ఉ వైపుకో జారతాయి.',
        },
      ],
      blocks: [{ kind: 'letters', letters: compoundVowels }],
    },
    {
      id: 'am-and-ah',
      title: { en: 'Letters of both kinds: అం and అః', te: 'ఉభయాక్షరాలు: అం, అః' },
      text: [
        {
          en: 'The circle ం is called sunnā, the two small circles ః visarga. They are not quite vowels and not quite consonants: they join both, as in అం and కం. So they have a name of their own, ఉభయాక్షరాలు, “letters of both kinds”.',
          te: 'ం పేరు సున్నా, ః పేరు విసర్గ. ఇవి అచ్చులతోనూ చేరతాయి, హల్లులతోనూ చేరతాయి: అం, కం. అందుకే వీటిని ఉభయాక్షరాలు అంటారు. ఉభయం అంటే రెండూ అని అర్థం.',
        },
        {
          en: 'We learn them here because they stand at the end of the row of vowels: with them there are sixteen. There is a third one, the half circle ఁ, called arasunnā. Only old books write it.',
          te: 'అచ్చుల వరుస చివర వస్తాయి కాబట్టి వీటిని ఇక్కడే నేర్చుకుంటాం; వీటితో కలిపి పదహారు. మూడోది అరసున్నా (ఁ). అది పాత పుస్తకాల్లోనే కనిపిస్తుంది.',
        },
      ],
      blocks: [{ kind: 'letters', letters: lettersOfBothKinds }],
    },
    {
      id: 'rare',
      title: { en: 'Two rare letters: ఋ and ౠ', te: 'అరుదైన అక్షరాలు: ఋ, ౠ' },
      text: [
        {
          en: 'These two are vowels as well, but you will not meet them often. Only a few words begin with ఋ, such as ఋషి and ఋతువు, and hardly any with ౠ.',
          te: 'ఇవి కూడా అచ్చులే, కానీ తక్కువగా కనిపిస్తాయి. ఋ తో మొదలయ్యే మాటలు కొన్నే: ఋషి, ఋతువు. ౠ తో మొదలయ్యేవి దాదాపు లేవు.',
        },
      ],
      blocks: [{ kind: 'letters', letters: rareVowels }],
    },
    {
      id: 'signs',
      title: { en: 'Vowel signs', te: 'అచ్చుల గుర్తులు' },
      text: [
        {
          en: 'A vowel letter mostly stands at the beginning of a word. Behind a consonant the vowel puts on a disguise: a small sign.',
          te: 'అచ్చు తన అసలు రూపంలో ఎక్కువగా మాట మొదట్లోనే కనిపిస్తుంది. హల్లుతో కలిసినప్పుడు వేషం మార్చుకుని చిన్న గుర్తుగా మారుతుంది.',
        },
        {
          en: 'అ has no sign, because every bare consonant already has it inside: క is క్ and అ. Tap each letter and listen: the vowel is still there.',
          te: 'అ కు వేరే గుర్తు లేదు. ఏ గుర్తూ లేని హల్లులో అ ముందే ఉంటుంది: క్ + అ = క. ఒక్కొక్కటీ తాకి విను; గుర్తులో దాగిన అచ్చు వినిపిస్తుంది.',
        },
      ],
      blocks: [{ kind: 'table', table: signTable }],
    },
  ],
  statements,
};
