import type { LessonContent } from '../../../../domain/lesson/lessonContent';
import { page } from './page';
import { sentences } from './sentences';
import { statements } from './statements';
import { sightWords, soundWords, threeLetters, twoLetters } from './words';

export const bareLetters: LessonContent = {
  sections: [
    {
      id: 'what-is-new',
      title: { en: 'From letters to a word', te: 'అక్షరాల నుంచి మాట' },
      text: [
        {
          en: 'You know the letters. Now put them side by side and say them one after the other, without stopping: అ, ల: అల. That is a word! It means wave.',
          te: 'అక్షరాలు నీకు వచ్చు. ఇప్పుడు వాటిని పక్కపక్కన పెట్టి, ఆగకుండా పలుకు: అ, ల: అల. అదే ఒక మాట!',
        },
        {
          en: 'These words have no signs. Every consonant is said with its short “a”, as you learned it: ప, డ, వ: పడవ, boat.',
          te: 'ఈ మాటల్లో గుణింతం గుర్తులు లేవు. ప్రతి అక్షరాన్నీ ఉన్నది ఉన్నట్టే పలుకు: ప, డ, వ: పడవ.',
        },
        {
          en: 'Change one letter, and it is another word. Put your finger under each letter as you read.',
          te: 'ఒక్క అక్షరం మారితే మాటే మారిపోతుంది. ప్రతి అక్షరం కిందా వేలు పెట్టి చదువు.',
        },
      ],
      blocks: [
        {
          kind: 'table',
          table: {
            caption: { en: 'One letter changes', te: 'ఒక్క అక్షరం మారితే' },
            columns: [
              { en: 'Word', te: 'మాట' },
              { en: 'First letter', te: 'మొదటి అక్షరం' },
              { en: 'Second letter', te: 'రెండో అక్షరం' },
            ],
            rows: [
              [{ telugu: 'అల', english: 'wave' }, { telugu: 'అ' }, { telugu: 'ల' }],
              [{ telugu: 'వల', english: 'net' }, { telugu: 'వ' }, { telugu: 'ల' }],
              [{ telugu: 'తల', english: 'head' }, { telugu: 'త' }, { telugu: 'ల' }],
              [{ telugu: 'కల', english: 'dream' }, { telugu: 'క' }, { telugu: 'ల' }],
              [{ telugu: 'కథ', english: 'story' }, { telugu: 'క' }, { telugu: 'థ' }],
            ],
          },
        },
      ],
    },
    {
      id: 'two-letters',
      title: { en: 'Two-letter words', te: 'రెండక్షరాల మాటలు' },
      text: [
        {
          en: 'Read each word aloud first. Then listen, and see if you were right.',
          te: 'ముందు నువ్వే గట్టిగా చదువు. తర్వాత విని, సరిగ్గా చదివావో లేదో చూసుకో.',
        },
      ],
      blocks: [
        {
          kind: 'words',
          ids: [
            'nature_wave',
            'toolsAndMaterials_net',
            'body_head',
            'school_story',
            'play_game',
            'play_whistle',
            'sports_swimming',
            'wildAnimals_feather',
            'insectsAndReptiles_housefly',
            'travel_ship',
            'feelings_hope',
            'feelings_kindness',
            'moneyAndShopping_price',
          ],
        },
        { kind: 'items', items: twoLetters },
      ],
    },
    {
      id: 'three-letters',
      title: { en: 'Three-letter words', te: 'మూడక్షరాల మాటలు' },
      text: [
        {
          en: 'Keep the same beat: one clap for each letter. ప-డ-వ is three claps.',
          te: 'ఒక్కో అక్షరానికి ఒక్కసారి చప్పట్లు కొట్టు: ప-డ-వ అంటే మూడుసార్లు.',
        },
      ],
      blocks: [
        {
          kind: 'words',
          ids: [
            'travel_boat',
            'animals_squirrel',
            'school_slate',
            'qualities_left',
            'calendarAndDirections_outside',
            'weather_flood',
            'play_swing',
          ],
        },
        { kind: 'items', items: threeLetters },
      ],
    },
    {
      id: 'longer-words',
      title: { en: 'Four letters, and words that sound', te: 'నాలుగక్షరాల మాటలు, శబ్దాల మాటలు' },
      text: [
        {
          en: 'Telugu loves words that sound like what they mean. Say them fast: గబగబ!',
          te: 'చప్పుళ్లను పోలిన మాటలు తెలుగులో చాలా ఉన్నాయి. వేగంగా పలికి చూడు: గబగబ!',
        },
      ],
      blocks: [
        { kind: 'words', ids: ['travel_west', 'aroundTheHouse_yard', 'feelings_tiredness'] },
        { kind: 'items', items: soundWords },
      ],
    },
    {
      id: 'sight-words',
      title: { en: 'Four words to know by sight', te: 'చూడగానే గుర్తుపట్టే నాలుగు మాటలు' },
      text: [
        {
          en: 'These four have signs that come in a later step. They are in so many sentences that it is best to learn what they look like now.',
          te: 'ఈ నాలుగు మాటల్లో ముందు ముందు నేర్చుకునే గుర్తులు ఉన్నాయి. ఇవి చాలా వాక్యాల్లో వస్తాయి; అందుకే వీటి రూపం ఇప్పుడే గుర్తుపెట్టుకో.',
        },
      ],
      blocks: [{ kind: 'items', items: sightWords }],
    },
    {
      id: 'sentences',
      title: { en: 'Sentences', te: 'వాక్యాలు' },
      text: [
        {
          en: 'A name before a word says whose it is: రమ జడ is Rama’s braid. Telugu doesn’t need a word for “is.”',
          te: 'మాట ముందు పేరు ఉంటే అది ఎవరిదో తెలుస్తుంది: రమ జడ అంటే ఆ జడ రమది.',
        },
      ],
      blocks: [{ kind: 'sentences', sentences }],
    },
    page,
  ],
  statements,
};
