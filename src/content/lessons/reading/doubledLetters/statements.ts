import type { Statement } from '../../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:read-amma-two-ma',
    text: { en: 'అమ్మ has two మ, one above the other.', te: 'అమ్మ అనే మాటలో ఒక మ కింద ఇంకో మ ఉంది.' },
    isTrue: true,
    why: { en: 'మ above, and మ as an ottu below.', te: 'పైన మ, కింద మ ఒత్తు.' },
  },
  {
    key: 'fact:read-gurram-double-ga',
    text: { en: 'In గుర్రం the గ is doubled.', te: 'గుర్రం అనే మాటలో గ కు గ ఒత్తు ఉంది.' },
    isTrue: false,
    why: { en: 'ర is doubled: ర్ర.', te: 'ర కు ర ఒత్తు ఉంది: ర్ర.' },
  },
  {
    key: 'fact:read-pilli-sign-last',
    text: { en: 'In పిల్లి the ి over ల is said after both ల.', te: 'పిల్లి అనే మాటలో ల మీది గుడిని రెండు ల లూ పలికాక పలుకుతాం.' },
    isTrue: true,
    why: { en: 'ల్ + ల + ి: lli.', te: 'ల్ + ల + ి = ల్లి.' },
  },
  {
    key: 'fact:read-kukka-ottu-shape',
    text: { en: 'The ottu of క looks just like a small క.', te: 'క ఒత్తు చిన్న క లాగే ఉంటుంది.' },
    isTrue: false,
    why: { en: 'It has a shape of its own: look at క్క.', te: 'క ఒత్తుకు వేరే రూపం ఉంది: క్క చూడు.' },
  },
  {
    key: 'fact:read-cat-claps',
    text: { en: 'పిల్లి is read in two pieces: పిల్, లి.', te: 'పిల్లి ని రెండు ముక్కలుగా పలకవచ్చు: పిల్, లి.' },
    isTrue: true,
    why: {
      en: 'A doubled letter closes one piece and opens the next.',
      te: 'మొదటి ల్ తో ఒక ముక్క ముగుస్తుంది; రెండో ల తో ఇంకోటి మొదలవుతుంది.',
    },
  },
  {
    key: 'fact:read-tala-talli-same',
    text: { en: 'తల and తల్లి mean the same.', te: 'తల, తల్లి: రెండింటికీ ఒకే అర్థం.' },
    isTrue: false,
    why: { en: 'తల is a head, తల్లి is a mother.', te: 'తల అంటే శిరస్సు, తల్లి అంటే అమ్మ.' },
  },
];
