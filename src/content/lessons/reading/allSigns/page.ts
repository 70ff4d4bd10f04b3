import type { Section } from '../../../../domain/lesson/lessonContent';

export const page: Section = {
  id: 'page-to-read',
  title: { en: 'A page to read: The leaf', te: 'చదవడానికి ఒక పేజీ: అరిటాకు' },
  blocks: [
    {
      kind: 'passage',
      passage: {
        title: { en: 'The banana leaf', te: 'అరిటాకు' },
        sentences: [
          { te: 'ఈ రోజు బడికి సెలవు.', en: 'Today there is no school.' },
          { te: 'రవి, లత తోటకు పోయారు.', en: 'Ravi and Lata went to the garden.' },
          { te: 'పైన మెరుపులు, ఉరుములు!', en: 'Above them, lightning and thunder!' },
          { te: 'చినుకులు టపటపా రాలాయి.', en: 'Raindrops fell, pitter-patter.' },
          { te: '“గొడుగు ఏది?” అని రవి అడిగాడు.', en: '“Where is the umbrella?” asked Ravi.' },
          { te: '“గొడుగు లేదు, ఈ అరిటాకు చాలు!”', en: '“There is no umbrella. This banana leaf will do!”' },
          { te: 'ఒకే ఆకు నీడలో రవి, లత.', en: 'Ravi and Lata, under the same leaf.' },
          { te: 'వాన ఆగే దాకా వారు కదలలేదు.', en: 'They did not move until the rain stopped.' },
        ],
      },
    },
  ],
};
