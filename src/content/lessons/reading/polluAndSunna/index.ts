import type { LessonContent } from '../../../../domain/lesson/lessonContent';
import { page } from './page';
import { sentences } from './sentences';
import { statements } from './statements';
import { withVisarga } from './words';

export const polluAndSunna: LessonContent = {
  sections: [
    {
      id: 'what-is-new',
      title: { en: 'A ring, and a letter without a vowel', te: 'సున్నా, పొల్లు' },
      text: [
        {
          en: 'The ring ం is called సున్నా. It hums through the nose, and it copies the letter after it: before త it is న్, before ప or బ it is మ్, and at the end of a word it is మ్.',
          te: 'ం గుర్తు పేరు సున్నా. దాన్ని ముక్కుతో పలుకుతాం. తర్వాతి అక్షరాన్ని బట్టి దాని పలుకు మారుతుంది: త ముందు న్, ప, బ ల ముందు మ్, మాట చివర మ్.',
        },
        {
          en: 'A consonant with no vowel at all wears a small stroke on its head: న, న్; ల, ల్. The stroke is called పొల్లు. Stop right there: ఫోన్, not “phona”.',
          te: 'అచ్చు లేని హల్లు తల మీద చిన్న గీత ఉంటుంది: న, న్; ల, ల్. ఆ గీత పేరు పొల్లు. అక్కడ వెంటనే ఆపేయాలి: ఫోన్.',
        },
        {
          en: 'Old Telugu words end in a vowel or in ం. Words that end in a pollu are mostly guests from other languages. In ఫుట్‌బాల్ there is one in the middle.',
          te: 'అచ్చమైన తెలుగు మాటల చివర అచ్చు గానీ సున్నా గానీ ఉంటుంది. పొల్లుతో ముగిసేవి ఎక్కువగా వేరే భాషల నుంచి వచ్చిన మాటలు. ఫుట్‌బాల్ లో మధ్యలో కూడా పొల్లు ఉంది.',
        },
      ],
      blocks: [
        {
          kind: 'table',
          table: {
            caption: { en: 'How ం is said', te: 'సున్నా ఎలా పలకాలి' },
            columns: [
              { en: 'Word', te: 'మాట' },
              { en: 'ం sounds like', te: 'సున్నా పలుకు' },
              { en: 'because of', te: 'ఎందుకంటే' },
            ],
            rows: [
              [
                { telugu: 'వంకాయ', english: 'brinjal' },
                { telugu: 'ఙ్' },
                { text: { en: 'క follows', te: 'తర్వాత క ఉంది' } },
              ],
              [{ telugu: 'మంచం', english: 'bed' }, { telugu: 'ఞ్' }, { text: { en: 'చ follows', te: 'తర్వాత చ ఉంది' } }],
              [
                { telugu: 'గంట', english: 'hour, bell' },
                { telugu: 'ణ్' },
                { text: { en: 'ట follows', te: 'తర్వాత ట ఉంది' } },
              ],
              [{ telugu: 'బంతి', english: 'ball' }, { telugu: 'న్' }, { text: { en: 'త follows', te: 'తర్వాత త ఉంది' } }],
              [
                { telugu: 'కంబళి', english: 'blanket' },
                { telugu: 'మ్' },
                { text: { en: 'బ follows', te: 'తర్వాత బ ఉంది' } },
              ],
              [{ telugu: 'దీపం', english: 'lamp' }, { telugu: 'మ్' }, { text: { en: 'it is the end', te: 'అది మాట చివర' } }],
            ],
          },
        },
      ],
    },
    {
      id: 'sunna-inside',
      title: { en: 'Words with ం inside', te: 'మధ్యలో సున్నా' },
      text: [{ en: 'Read, then listen: n or m?', te: 'చదువు, తర్వాత విను: న్ లాగా ఉందా, మ్ లాగా ఉందా?' }],
      blocks: [
        {
          kind: 'words',
          ids: [
            'play_ball',
            'animals_pig',
            'animals_camel',
            'animals_deer',
            'birds_swan',
            'nature_hill',
            'fruitAndVegetables_fruit',
            'fruitAndVegetables_brinjal',
            'fruitAndVegetables_orange',
            'time_hour',
            'home_pot',
            'colours_color',
            'numbers_two',
          ],
        },
      ],
    },
    {
      id: 'sunna-at-the-end',
      title: { en: 'Words that end in ం', te: 'చివర సున్నా' },
      text: [{ en: 'Close your lips at the end: మ్.', te: 'చివర పెదవులు మూయి: మ్.' }],
      blocks: [
        {
          kind: 'words',
          ids: [
            'home_lamp',
            'nature_sky',
            'gardenAndFarm_field',
            'school_lesson',
            'feelings_happiness',
            'travel_airplane',
            'time_morning',
            'school_letter',
            'birds_pigeon',
            'home_bed',
            'animals_lion',
          ],
        },
        { kind: 'items', items: withVisarga },
      ],
    },
    {
      id: 'pollu',
      title: { en: 'Words with a pollu', te: 'పొల్లు ఉన్న మాటలు' },
      text: [{ en: 'Stop short at the end.', te: 'చివర అక్షరం దగ్గర వెంటనే ఆపేయి.' }],
      blocks: [
        {
          kind: 'words',
          ids: [
            'home_phone',
            'travel_bicycle',
            'fruitAndVegetables_apple',
            'home_bucket',
            'calendarAndDirections_June',
            'travel_ticket',
            'foodFromEverywhere_cake',
            'sports_goal',
            'sports_football',
            'wildAnimals_dinosaur',
          ],
        },
      ],
    },
    {
      id: 'sentences',
      title: { en: 'Sentences', te: 'వాక్యాలు' },
      text: [
        {
          en: 'Now you can read what she or it did: విసిరింది, she threw; ఎగిరింది, it flew.',
          te: 'ఇప్పుడు సున్నా ఉన్న క్రియలు కూడా చదవవచ్చు: పాప విసిరింది, విమానం ఎగిరింది.',
        },
      ],
      blocks: [{ kind: 'sentences', sentences }],
    },
    page,
  ],
  statements,
};
