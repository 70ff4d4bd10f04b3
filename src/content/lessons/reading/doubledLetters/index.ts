import type { LessonContent } from '../../../../domain/lesson/lessonContent';
import { page } from './page';
import { sentences } from './sentences';
import { statements } from './statements';
import { doubledTable } from './table';

export const doubledLetters: LessonContent = {
  sections: [
    {
      id: 'what-is-new',
      title: { en: 'A letter with itself below', te: 'కింద కూడా అదే అక్షరం' },
      text: [
        {
          en: 'Say అమ్మ slowly: am-ma. You hear మ twice, with no vowel between. The second one hangs below the first, as an ottu. Such a pair is called ద్విత్వం, “twice”.',
          te: 'అమ్మ అని నెమ్మదిగా పలుకు: అమ్-మ. మ రెండుసార్లు వినిపిస్తుంది; మధ్యలో అచ్చు లేదు. రెండో మ ను మొదటి మ కింద ఒత్తుగా రాస్తాం. ఇలాంటి జంట అక్షరాన్ని ద్విత్వం అంటారు.',
        },
        {
          en: 'Stay on the letter a moment before you go on: kuk-ka, pil-li. A vowel sign sits on the upper letter but is said last: ల్లి is l-l-i.',
          te: 'ద్విత్వం దగ్గర ఒక్క క్షణం ఆగి పలుకు: కుక్-క, పిల్-లి. గుణింతం గుర్తు పై అక్షరం మీద ఉంటుంది; కానీ చివర పలుకుతాం: ల్ + ల + ి = ల్లి.',
        },
        {
          en: 'It matters: తల is head, తల్లి is a mother; అల is a wave, అల్లం is ginger.',
          te: 'ద్విత్వం ఉంటే మాటే మారుతుంది: తల వేరు, తల్లి వేరు; అల వేరు, అల్లం వేరు.',
        },
      ],
      blocks: [{ kind: 'table', table: doubledTable }],
    },
    {
      id: 'family',
      title: { en: 'At home: the family', te: 'మా ఇంట్లో వాళ్లు' },
      text: [{ en: 'Nearly all family words have a doubled letter.', te: 'కుటుంబంలో వాళ్ల పేర్లన్నిటిలోనూ దాదాపు ద్విత్వాలు ఉంటాయి.' }],
      blocks: [
        {
          kind: 'words',
          ids: [
            'family_mother',
            'family_father',
            'family_elder sister',
            'family_elder brother',
            'family_younger sister',
            'family_younger brother',
            'family_grandfather',
            'family_grandmother',
          ],
        },
      ],
    },
    {
      id: 'animals',
      title: { en: 'Animals', te: 'జంతువులు' },
      text: [{ en: 'Which letter is doubled? Say it before you listen.', te: 'ఏ అక్షరానికి ఒత్తు ఉంది? వినే ముందే చెప్పు.' }],
      blocks: [
        {
          kind: 'words',
          ids: [
            'animals_dog',
            'animals_cat',
            'animals_horse',
            'animals_frog',
            'animals_fox',
            'animals_lizard',
            'animals_ox',
            'birds_eagle',
            'birds_sparrow',
          ],
        },
      ],
    },
    {
      id: 'things',
      title: { en: 'Around the house', te: 'ఇల్లు, వస్తువులు' },
      text: [
        { en: 'Look around your room: what else has a doubled letter?', te: 'నీ గదిలో ద్విత్వం ఉన్న వస్తువులు ఇంకేమున్నాయో చూడు.' },
      ],
      blocks: [
        {
          kind: 'words',
          ids: [
            'home_house',
            'nature_tree',
            'nature_flower',
            'food_rice',
            'food_salt',
            'food_egg',
            'foodFromEverywhere_roti',
            'play_toy',
            'clothes_clothes',
            'home_box',
            'home_soap',
            'festivals_rangoli',
          ],
        },
      ],
    },
    {
      id: 'little-words',
      title: { en: 'Little words', te: 'చిన్న మాటలు' },
      text: [{ en: 'You will meet these on every page.', te: 'ఇవి ప్రతి పేజీలోనూ వస్తాయి.' }],
      blocks: [
        {
          kind: 'words',
          ids: [
            'calendarAndDirections_here',
            'calendarAndDirections_there',
            'littleWords_where',
            'time_now',
            'littleWords_you',
            'qualities_big',
            'qualities_small',
            'qualities_new',
          ],
        },
      ],
    },
    {
      id: 'sentences',
      title: { en: 'Sentences', te: 'వాక్యాలు' },
      text: [
        {
          en: 'Now you can read nearly every past-tense verb: చెప్పారు, ఎక్కాడు, పెట్టింది.',
          te: 'జరిగిపోయిన పనులు చెప్పే క్రియలు ఇప్పుడు దాదాపు అన్నీ చదవవచ్చు: చెప్పారు, ఎక్కాడు, పెట్టింది.',
        },
      ],
      blocks: [{ kind: 'sentences', sentences }],
    },
    page,
  ],
  statements,
};
