import type { LessonContent } from '../../../../domain/lesson/lessonContent';
import { page } from './page';
import { sentences } from './sentences';
import { statements } from './statements';
import { rareSigns } from './words';

export const allSigns: LessonContent = {
  sections: [
    {
      id: 'what-is-new',
      title: { en: 'The other signs', te: 'మిగిలిన గుర్తులు' },
      text: [
        {
          en: 'Now the short signs come: ి ు ె ొ. Each is one clap. Its long brother you know already: ి and ీ, ు and ూ, ె and ే, ొ and ో.',
          te: 'ఇప్పుడు హ్రస్వం గుర్తులు: ి ు ె ొ. ఒక్కోదానికి ఒకేసారి చప్పట్లు కొట్టు. వీటి దీర్ఘాలు నీకు ముందే వచ్చు: ి ీ, ు ూ, ె ే, ొ ో.',
        },
        {
          en: 'Three signs are left: ై and ౌ glide from one sound to another, and ృ is said “ru”.',
          te: 'ఇంకో మూడు గుర్తులు ఉన్నాయి: ఐత్వం ై, ఔత్వం ౌ, వట్రసుడి ృ.',
        },
        {
          en: 'With these you can read whole sentences: most verbs end in ు or ి.',
          te: 'ఇవి వస్తే వాక్యాలు చదివేయవచ్చు: చాలా క్రియల చివర కొమ్ము గానీ గుడి గానీ ఉంటుంది.',
        },
      ],
      blocks: [
        {
          kind: 'table',
          table: {
            caption: { en: 'Short and long', te: 'హ్రస్వం, దీర్ఘం' },
            columns: [
              { en: 'Short', te: 'హ్రస్వం' },
              { en: 'In a word', te: 'మాటలో' },
              { en: 'Long', te: 'దీర్ఘం' },
              { en: 'In a word', te: 'మాటలో' },
            ],
            rows: [
              [
                { telugu: 'గి' },
                { telugu: 'గిలక', english: 'pulley' },
                { telugu: 'గీ' },
                { telugu: 'గీత', english: 'line' },
              ],
              [
                { telugu: 'పు' },
                { telugu: 'పులి', english: 'tiger' },
                { telugu: 'పూ' },
                { telugu: 'పూస', english: 'bead' },
              ],
              [{ telugu: 'మె' }, { telugu: 'మెడ', english: 'neck' }, { telugu: 'మే' }, { telugu: 'మేక', english: 'goat' }],
              [
                { telugu: 'గొ' },
                { telugu: 'గొడుగు', english: 'umbrella' },
                { telugu: 'గో' },
                { telugu: 'గోడ', english: 'wall' },
              ],
              [
                { telugu: 'గై' },
                { telugu: 'రైలు', english: 'train' },
                { telugu: 'గౌ' },
                { telugu: 'గౌను', english: 'frock' },
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'with-i',
      title: { en: 'Words with ి', te: 'గుడి ఉన్న మాటలు' },
      text: [{ en: 'A small round hat: ి.', te: 'గుడి అంటే తల మీద గుండ్రని టోపీ లాంటిది: ి.' }],
      blocks: [
        {
          kind: 'words',
          ids: [
            'birds_crow',
            'gardenAndFarm_well',
            'places_temple',
            'school_school',
            'nature_river',
            'nature_forest',
            'nature_wind',
            'animals_tiger',
          ],
        },
      ],
    },
    {
      id: 'with-u',
      title: { en: 'Words with ు', te: 'కొమ్ము ఉన్న మాటలు' },
      text: [{ en: 'A horn at the side: ు.', te: 'కొమ్ము అక్షరం పక్కన ఉంటుంది: ు.' }],
      blocks: [
        {
          kind: 'words',
          ids: [
            'animals_cow',
            'animals_snake',
            'birds_duck',
            'food_milk',
            'nature_leaf',
            'people_king',
            'places_village',
            'numbers_three',
          ],
        },
      ],
    },
    {
      id: 'with-e-and-o',
      title: { en: 'Words with ె and ొ', te: 'ఎత్వం, ఒత్వం ఉన్న మాటలు' },
      text: [{ en: 'Short, short: ె, ొ. Do not hold them.', te: 'ఇవి హ్రస్వాలు: ె, ొ. సాగదీయకు.' }],
      blocks: [
        {
          kind: 'words',
          ids: [
            'food_honey',
            'animals_buffalo',
            'nature_pond',
            'body_ear',
            'birds_peacock',
            'animals_mouse',
            'home_umbrella',
            'animals_crocodile',
            'gardenAndFarm_sprout',
          ],
        },
      ],
    },
    {
      id: 'with-ai-au-ru',
      title: { en: 'Words with ై, ౌ and ృ', te: 'ఐత్వం, ఔత్వం, వట్రసుడి ఉన్న మాటలు' },
      text: [{ en: 'These three are rarer. Look twice.', te: 'ఈ మూడూ తక్కువగా వస్తాయి. జాగ్రత్తగా చూడు.' }],
      blocks: [
        {
          kind: 'words',
          ids: [
            'travel_train',
            'people_farmer',
            'calendarAndDirections_above',
            'clothes_frock',
            'calendarAndDirections_season',
          ],
        },
        { kind: 'items', items: rareSigns },
      ],
    },
    {
      id: 'long-words',
      title: { en: 'Long words', te: 'పెద్ద మాటలు' },
      text: [
        {
          en: 'Cut a long word into pieces: సీతాకోక and చిలుక make సీతాకోకచిలుక, butterfly.',
          te: 'పెద్ద మాటను ముక్కలుగా చదువు: సీతాకోక, చిలుక: సీతాకోకచిలుక.',
        },
      ],
      blocks: [
        {
          kind: 'words',
          ids: ['animals_elephant', 'animals_butterfly', 'animals_bee', 'play_hide-and-seek', 'gardenAndFarm_peanut'],
        },
      ],
    },
    {
      id: 'sentences',
      title: { en: 'Sentences', te: 'వాక్యాలు' },
      text: [
        {
          en: 'The verb comes at the end. Its last letters tell who did it: నడిచాడు, he walked; చదివారు, an elder or many people read; ఈదాయి, many animals swam.',
          te: 'క్రియ చివర ఉంటుంది. దాని చివరి అక్షరాలను బట్టి ఎవరు చేశారో తెలుస్తుంది: రవి నడిచాడు, తాత చదివారు, బాతులు ఈదాయి.',
        },
      ],
      blocks: [{ kind: 'sentences', sentences }],
    },
    page,
  ],
  statements,
};
