import type { Confusion } from '../../../domain/lesson/confusion';

export const consonantsThatSoundAlike: readonly Confusion[] = [
  {
    letters: ['క', 'ఖ'],
    alike: 'sound',
    why: {
      en: 'ఖ has the puff of breath; క does not.',
      te: 'ఖ ను ఊపిరి ఒత్తి పలకాలి; క ను తేలికగా పలకాలి.',
    },
  },
  {
    letters: ['గ', 'ఘ'],
    alike: 'sound',
    why: {
      en: 'ఘ has the puff of breath; గ does not.',
      te: 'ఘ ను ఊపిరి ఒత్తి పలకాలి; గ ను తేలికగా పలకాలి.',
    },
  },
  {
    letters: ['చ', 'ఛ'],
    alike: 'both',
    why: {
      en: 'ఛ has the puff of breath and a stroke below; చ has neither.',
      te: 'ఛ కింద గీత ఉంటుంది, ఊపిరి ఒత్తి పలకాలి; చ కు రెండూ లేవు.',
    },
  },
  {
    letters: ['జ', 'ఝ'],
    alike: 'sound',
    why: {
      en: 'ఝ has the puff of breath; జ does not.',
      te: 'ఝ ను ఊపిరి ఒత్తి పలకాలి; జ ను తేలికగా పలకాలి.',
    },
  },
  {
    letters: ['ట', 'ఠ'],
    alike: 'sound',
    why: {
      en: 'ఠ has the puff of breath; ట does not.',
      te: 'ఠ ను ఊపిరి ఒత్తి పలకాలి; ట ను తేలికగా పలకాలి.',
    },
  },
  {
    letters: ['డ', 'ఢ'],
    alike: 'both',
    why: {
      en: 'ఢ has the puff of breath and a stroke below; డ has neither.',
      te: 'ఢ కింద గీత ఉంటుంది, ఊపిరి ఒత్తి పలకాలి; డ కు రెండూ లేవు.',
    },
  },
  {
    letters: ['త', 'థ'],
    alike: 'sound',
    why: {
      en: 'థ has the puff of breath; త does not.',
      te: 'థ ను ఊపిరి ఒత్తి పలకాలి; త ను తేలికగా పలకాలి.',
    },
  },
  {
    letters: ['ద', 'ధ'],
    alike: 'both',
    why: {
      en: 'ధ has the puff of breath and a stroke below; ద has neither.',
      te: 'ధ కింద గీత ఉంటుంది, ఊపిరి ఒత్తి పలకాలి; ద కు రెండూ లేవు.',
    },
  },
  {
    letters: ['ప', 'ఫ'],
    alike: 'both',
    why: {
      en: 'ఫ has the puff of breath and a stroke below; ప has neither.',
      te: 'ఫ కింద గీత ఉంటుంది, ఊపిరి ఒత్తి పలకాలి; ప కు రెండూ లేవు.',
    },
  },
  {
    letters: ['బ', 'భ'],
    alike: 'both',
    why: {
      en: 'భ has the puff of breath, a stroke below and a talakaṭṭu; బ has none of them.',
      te: 'భ కు తలకట్టు, కింద గీత ఉంటాయి, ఊపిరి ఒత్తి పలకాలి; బ కు ఇవేవీ లేవు.',
    },
  },
  {
    letters: ['ఖ', 'ఘ'],
    alike: 'sound',
    why: {
      en: 'For ఘ the throat hums; for ఖ it does not.',
      te: 'ఘ పలికేటప్పుడు గొంతు కంపిస్తుంది; ఖ కు కంపించదు.',
    },
  },
  {
    letters: ['క', 'గ'],
    alike: 'sound',
    why: {
      en: 'For గ the throat hums; for క it does not.',
      te: 'గ పలికేటప్పుడు గొంతు కంపిస్తుంది; క కు కంపించదు.',
    },
  },
  {
    letters: ['చ', 'జ'],
    alike: 'sound',
    why: {
      en: 'For జ the throat hums; for చ it does not.',
      te: 'జ పలికేటప్పుడు గొంతు కంపిస్తుంది; చ కు కంపించదు.',
    },
  },
  {
    letters: ['ప', 'బ'],
    alike: 'sound',
    why: {
      en: 'For బ the throat hums; for ప it does not.',
      te: 'బ పలికేటప్పుడు గొంతు కంపిస్తుంది; ప కు కంపించదు.',
    },
  },
  {
    letters: ['త', 'ట'],
    alike: 'sound',
    why: {
      en: 'For త the tongue is at the teeth; for ట its tip curls back.',
      te: 'త కు నాలుక పళ్లను తాకుతుంది; ట కు నాలుక కొన వెనక్కి మడవాలి.',
    },
  },
  {
    letters: ['ద', 'డ'],
    alike: 'both',
    why: {
      en: 'For డ the tongue curls back, and the letter ends in a small loop; ద is at the teeth.',
      te: 'డ కు నాలుక కొన వెనక్కి మడవాలి, అక్షరం చివర చిన్న సున్నా ఉంటుంది; ద ను పళ్ల దగ్గర పలకాలి.',
    },
  },
  {
    letters: ['ధ', 'ఢ'],
    alike: 'both',
    why: {
      en: 'For ఢ the tongue curls back, and the letter ends in a small loop; ధ is at the teeth.',
      te: 'ఢ కు నాలుక కొన వెనక్కి మడవాలి, అక్షరం చివర చిన్న సున్నా ఉంటుంది; ధ ను పళ్ల దగ్గర పలకాలి.',
    },
  },
  {
    letters: ['న', 'ణ'],
    alike: 'sound',
    why: {
      en: 'For న the tongue is at the teeth; for ణ its tip curls back.',
      te: 'న కు నాలుక పళ్లను తాకుతుంది; ణ కు నాలుక కొన వెనక్కి మడవాలి.',
    },
  },
  {
    letters: ['న', 'మ'],
    alike: 'sound',
    why: {
      en: 'For మ the lips close; for న they stay open.',
      te: 'మ కు పెదవులు కలుస్తాయి; న కు కలవవు.',
    },
  },
  {
    letters: ['ఙ', 'న'],
    alike: 'sound',
    why: {
      en: 'ఙ is the “ng” of “sing”, far back in the mouth; న is at the teeth.',
      te: 'ఙ గొంతు దగ్గర పుడుతుంది; న పళ్ల దగ్గర పుడుతుంది.',
    },
  },
  {
    letters: ['ఞ', 'న'],
    alike: 'sound',
    why: {
      en: 'ఞ sounds like “ny”, with the middle of the tongue; న is at the teeth.',
      te: 'ఞ కు నాలుక మధ్య భాగం పైకి లేస్తుంది; న కు నాలుక కొన పళ్లను తాకుతుంది.',
    },
  },
  {
    letters: ['ల', 'ళ'],
    alike: 'sound',
    why: {
      en: 'For ల the tongue is near the teeth; for ళ its tip curls back.',
      te: 'ల కు నాలుక పళ్ల దగ్గర ఉంటుంది; ళ కు నాలుక కొన వెనక్కి మడవాలి.',
    },
  },
  {
    letters: ['శ', 'ష'],
    alike: 'sound',
    why: {
      en: 'శ is light, with the middle of the tongue; for ష the tip curls back.',
      te: 'శ కు నాలుక మధ్య భాగం పైకి లేస్తుంది; ష కు నాలుక కొన వెనక్కి మడవాలి.',
    },
  },
  {
    letters: ['శ', 'స'],
    alike: 'sound',
    why: {
      en: 'స is the “s” of “sun”; శ is a light “sh”.',
      te: 'స కు నాలుక పళ్ల దగ్గర ఉంటుంది; శ కు నాలుక మధ్య భాగం పైకి లేస్తుంది.',
    },
  },
  {
    letters: ['ష', 'స'],
    alike: 'sound',
    why: {
      en: 'స is the “s” of “sun”; ష is a “sh” with the tongue curled back.',
      te: 'స కు నాలుక పళ్ల దగ్గర ఉంటుంది; ష కు నాలుక కొన వెనక్కి మడవాలి.',
    },
  },
  {
    letters: ['ర', 'ఱ'],
    alike: 'sound',
    why: {
      en: 'Today they sound the same; ఱ is written in old books, ర everywhere.',
      te: 'ఇప్పుడు రెండూ ఒకేలా వినిపిస్తాయి; ఱ పాత పుస్తకాల్లో, ర అంతటా రాస్తారు.',
    },
  },
  {
    letters: ['ష', 'క్ష'],
    alike: 'sound',
    why: {
      en: 'క్ష begins with a “k”; ష does not.',
      te: 'క్ష మొదట క్ వినిపిస్తుంది; ష లో వినిపించదు.',
    },
  },
  {
    letters: ['బ', 'వ'],
    alike: 'sound',
    why: {
      en: 'For బ the lips close; for వ the air flows on.',
      te: 'బ కు పెదవులు కలుస్తాయి; వ కు గాలి ఆగకుండా వస్తుంది.',
    },
  },
];
