import type { Confusion } from '../../../domain/lesson/confusion';

export const vowelsLikeConsonants: readonly Confusion[] = [
  {
    letters: ['అ', 'ఱ'],
    alike: 'look',
    why: {
      en: 'అ has one wide bowl at the bottom; ఱ has two small ones.',
      te: 'అ కింద ఒకే పెద్ద గిన్నె ఉంటుంది; ఱ కింద రెండు చిన్న గిన్నెలు ఉంటాయి.',
    },
  },
  {
    letters: ['ఒ', 'బ'],
    alike: 'look',
    why: {
      en: 'The right arm of బ goes up to the top; that of ఒ stops halfway.',
      te: 'బ కుడి గీత పైదాకా వెళ్తుంది; ఒ కుడి గీత సగంలోనే ఆగుతుంది.',
    },
  },
  {
    letters: ['ఒ', 'జ'],
    alike: 'look',
    why: {
      en: 'జ has a hook above its right bowl; ఒ is empty there.',
      te: 'జ కు కుడి గిన్నె పైన కొక్కెం ఉంటుంది; ఒ కు అక్కడ ఏమీ ఉండదు.',
    },
  },
  {
    letters: ['ఉ', 'డ'],
    alike: 'look',
    why: {
      en: 'ఉ has a flat line through it and a straight stroke on top; డ has a talakaṭṭu and no line.',
      te: 'ఉ కు మధ్యలో అడ్డగీత, పైన నిలువు గీత ఉంటాయి; డ కు తలకట్టు ఉంటుంది, అడ్డగీత ఉండదు.',
    },
  },
  {
    letters: ['ఇ', 'ఞ'],
    alike: 'look',
    why: {
      en: 'ఞ has a flat line with a small stroke on the right; ఇ has none.',
      te: 'ఞ కు కుడివైపు నిలువు గీత ఉన్న అడ్డగీత ఉంటుంది; ఇ కు ఉండదు.',
    },
  },
  {
    letters: ['ఋ', 'బ'],
    alike: 'look',
    why: {
      en: 'ఋ has three curved arms; బ has one.',
      te: 'ఋ కు మూడు వంపులు ఉంటాయి; బ కు ఒక్కటే.',
    },
  },
  {
    letters: ['ఎ', 'వ'],
    alike: 'look',
    why: {
      en: 'ఎ has a tall bare arm; వ is joined to a talakaṭṭu.',
      te: 'ఎ గీత తలకట్టు లేకుండా పైకి వెళ్తుంది; వ కు తలకట్టు ఉంటుంది.',
    },
  },
  {
    letters: ['ఈ', 'ర'],
    alike: 'look',
    why: {
      en: 'ఈ has a flat line through its circle; ర is a bare circle with a talakaṭṭu.',
      te: 'ఈ సున్నా మధ్య నుంచి అడ్డగీత వెళ్తుంది; ర లో సున్నా, తలకట్టు మాత్రమే ఉంటాయి.',
    },
  },
];
