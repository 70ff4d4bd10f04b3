import type { Section } from '../../../../domain/lesson/lessonContent';

export const page: Section = {
  id: 'page-to-read',
  title: { en: 'A page to read: A dream', te: 'చదవడానికి ఒక పేజీ: ఒక కల' },
  blocks: [
    {
      kind: 'passage',
      passage: {
        title: { en: 'A dream', te: 'ఒక కల' },
        sentences: [
          { te: 'ఇది ఒక పడవ.', en: 'This is a boat.' },
          { te: 'అది ఒక ఉడత.', en: 'That is a squirrel.' },
          { te: 'ఆ పడవ ఉడత పడవ!', en: 'That boat is the squirrel’s boat!' },
          { te: 'పద, పడవ, పద!', en: 'Go, boat, go!' },
          { te: 'ఒక అల! ఒక అల! ఒక అల!', en: 'A wave! A wave! A wave!' },
          { te: 'అల గలగల, పడవ గబగబ.', en: 'The wave splashes, the boat hurries.' },
          { te: 'ఏది పడవ? ఏది అల?', en: 'Where is the boat? Where is the wave?' },
          { te: 'ఇది కథ కాదు, ఇది ఒక కల!', en: 'This is not a story, it is a dream!' },
        ],
      },
    },
  ],
};
