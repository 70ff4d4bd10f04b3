import type { Section } from '../../../../domain/lesson/lessonContent';

export const page: Section = {
  id: 'page-to-read',
  title: { en: 'A page to read: A scientist already', te: 'చదవడానికి ఒక పేజీ: చిన్న శాస్త్రవేత్త' },
  blocks: [
    {
      kind: 'passage',
      passage: {
        title: { en: 'The little scientist', te: 'చిన్న శాస్త్రవేత్త' },
        sentences: [
          { te: 'జ్యోత్స్న మూడో తరగతి చదువుతోంది.', en: 'Jyotsna is in third grade.' },
          { te: 'తనకు శాస్త్రం అంటే చాలా ఇష్టం.', en: 'She loves science.' },
          { te: 'ఒక రోజు స్ట్రా, బుడగ, దారం తీసుకుంది.', en: 'One day she took a straw, a balloon and some thread.' },
          {
            te: 'దారాన్ని స్ట్రాలోంచి దూర్చి రెండు కుర్చీలకు కట్టింది.',
            en: 'She passed the thread through the straw and tied it to two chairs.',
          },
          { te: 'ఊదిన బుడగను స్ట్రాకు అతికించి వదిలింది.', en: 'She stuck the blown-up balloon to the straw and let go.' },
          { te: 'బుడగ రాకెట్‌లా దూసుకుపోయింది!', en: 'The balloon shot off like a rocket!' },
          {
            te: '“పెద్దయ్యాక నువ్వు శాస్త్రవేత్తవు అవుతావు” అన్నారు నానమ్మ.',
            en: '“When you grow up, you will be a scientist,” said Grandmother.',
          },
          {
            te: '“నేను ఇప్పుడే శాస్త్రవేత్తను నానమ్మా!” అంది జ్యోత్స్న.',
            en: '“I am a scientist already, Grandmother!” said Jyotsna.',
          },
        ],
      },
    },
  ],
};
