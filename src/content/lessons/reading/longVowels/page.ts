import type { Section } from '../../../../domain/lesson/lessonContent';

export const page: Section = {
  id: 'page-to-read',
  title: { en: 'A page to read: Where is the goat?', te: 'చదవడానికి ఒక పేజీ: మేక ఏది?' },
  blocks: [
    {
      kind: 'passage',
      passage: {
        title: { en: 'Where is the goat?', te: 'మేక ఏది?' },
        sentences: [
          { te: 'ఇది మా తోట.', en: 'This is our garden.' },
          { te: 'తోటలో నీడ, నీడలో చాప.', en: 'In the garden there is shade, in the shade there is a mat.' },
          { te: 'తాతా, మా మేక ఏది?', en: 'Grandfather, where is our goat?' },
          { te: 'మేకా! మేకా! రావా?', en: 'Goat! Goat! Won’t you come?' },
          { te: 'మేత కావాలా? పాలకూర కావాలా?', en: 'Do you want fodder? Do you want spinach?' },
          { te: 'ఆ గోడ మీద ఒక తోక!', en: 'A tail, on that wall!' },
          { te: 'అది దూడ కాదు. అది చేప కాదు.', en: 'It is not a calf. It is not a fish.' },
          { te: 'అదే మా మేక!', en: 'That is our goat!' },
        ],
      },
    },
  ],
};
