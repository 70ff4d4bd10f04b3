import type { LessonContent } from '../../../../domain/lesson/lessonContent';
import { page } from './page';
import { sentences } from './sentences';
import { statements } from './statements';

export const longVowels: LessonContent = {
  sections: [
    {
      id: 'what-is-new',
      title: { en: 'Five signs that make a letter long', te: 'అక్షరాన్ని సాగదీసే ఐదు గుర్తులు' },
      text: [
        {
          en: 'A long vowel is held for two claps: ప is one clap, పా is two. Telugu listens closely to that: పట is not పాట.',
          te: 'దీర్ఘాన్ని రెండుసార్లు చప్పట్లు కొట్టేంత సేపు సాగదీయాలి: ప అంటే ఒకసారి, పా అంటే రెండుసార్లు. తెలుగులో ఇది చాలా ముఖ్యం: పాట అనాల్సిన చోట పట అంటే అర్థం కాదు.',
        },
        {
          en: 'Five signs are long: ా ీ ూ ే ో. Look for a small hook or a long tail: it says “hold me”.',
          te: 'దీర్ఘం గుర్తులు ఐదు: ా ీ ూ ే ో. గుర్తు చివర కొక్కెమో పొడవైన తోకో ఉంటే సాగదీసి పలకాలి.',
        },
        {
          en: 'When we call someone, the end of the name grows long: రాధ, రాధా!',
          te: 'ఎవరినైనా పిలిచేటప్పుడు పేరు చివర సాగదీస్తాం: రాధ, రాధా!',
        },
      ],
      blocks: [
        {
          kind: 'table',
          table: {
            caption: { en: 'The long signs', te: 'దీర్ఘ గుర్తులు' },
            columns: [
              { en: 'Sign', te: 'గుర్తు' },
              { en: 'Its name', te: 'పేరు' },
              { en: 'With a letter', te: 'అక్షరంతో' },
              { en: 'In a word', te: 'మాటలో' },
            ],
            rows: [
              [{ telugu: 'ా' }, { telugu: 'దీర్ఘం' }, { telugu: 'పా' }, { telugu: 'పాట', english: 'song' }],
              [{ telugu: 'ీ' }, { telugu: 'గుడి దీర్ఘం' }, { telugu: 'చీ' }, { telugu: 'చీమ', english: 'ant' }],
              [{ telugu: 'ూ' }, { telugu: 'కొమ్ము దీర్ఘం' }, { telugu: 'దూ' }, { telugu: 'దూడ', english: 'calf' }],
              [{ telugu: 'ే' }, { telugu: 'ఏత్వం' }, { telugu: 'మే' }, { telugu: 'మేక', english: 'goat' }],
              [{ telugu: 'ో' }, { telugu: 'ఓత్వం' }, { telugu: 'కో' }, { telugu: 'కోట', english: 'fort' }],
            ],
          },
        },
      ],
    },
    {
      id: 'with-aa',
      title: { en: 'Words with ా', te: 'దీర్ఘం ఉన్న మాటలు' },
      text: [
        {
          en: 'Hold the long letter, and let go of the short one right away: వా-న.',
          te: 'దీర్ఘాన్ని సాగదీయి, హ్రస్వాన్ని వెంటనే వదిలేయి: వా-న.',
        },
      ],
      blocks: [
        {
          kind: 'words',
          ids: [
            'nature_rain',
            'play_song',
            'home_mat',
            'aroundTheHouse_shovel',
            'qualities_old',
            'nature_lotus',
            'school_language',
            'littleWords_very',
          ],
        },
      ],
    },
    {
      id: 'with-ii-and-uu',
      title: { en: 'Words with ీ and ూ', te: 'గుడి దీర్ఘం, కొమ్ము దీర్ఘం ఉన్న మాటలు' },
      text: [
        {
          en: 'ీ sits on the head, ూ hangs at the side.',
          te: 'గుడి దీర్ఘం తల మీద ఉంటుంది, కొమ్ము దీర్ఘం పక్కన ఉంటుంది.',
        },
      ],
      blocks: [
        {
          kind: 'words',
          ids: [
            'animals_ant',
            'clothes_saree',
            'animals_crab',
            'learning_line',
            'nature_shadow',
            'play_veena',
            'gardenAndFarm_creeper',
            'animals_calf',
            'clothes_bead',
            'food_curry',
            'cooking_lid',
            'littleWords_also',
          ],
        },
      ],
    },
    {
      id: 'with-ee-and-oo',
      title: { en: 'Words with ే and ో', te: 'ఏత్వం, ఓత్వం ఉన్న మాటలు' },
      text: [
        {
          en: 'These two are long. Their short brothers come in the next step.',
          te: 'ఈ రెండూ దీర్ఘాలు. వీటి హ్రస్వాలు తర్వాతి మెట్టులో వస్తాయి.',
        },
      ],
      blocks: [
        {
          kind: 'words',
          ids: [
            'animals_goat',
            'animals_fish',
            'home_floor',
            'describing_poor',
            'animals_mosquito',
            'home_wall',
            'places_fort',
            'gardenAndFarm_garden',
            'wildAnimals_tail',
            'world_valley',
          ],
        },
      ],
    },
    {
      id: 'several-long',
      title: { en: 'Words with more than one', te: 'ఒకటి కన్నా ఎక్కువ దీర్ఘాలు' },
      text: [
        {
          en: 'Now two or three long letters in one word. Do not hurry.',
          te: 'ఇప్పుడు ఒకే మాటలో రెండు మూడు దీర్ఘాలు. తొందరపడకు.',
        },
      ],
      blocks: [
        {
          kind: 'words',
          ids: [
            'fruitAndVegetables_guava',
            'fruitAndVegetables_tomato',
            'fruitAndVegetables_cucumber',
            'food_coffee',
            'clothes_cap',
            'travel_auto-rickshaw',
            'play_marble',
            'animals_dragonfly',
          ],
        },
      ],
    },
    {
      id: 'sentences',
      title: { en: 'Sentences', te: 'వాక్యాలు' },
      text: [
        {
          en: 'A long ా at the very end of a sentence asks: కావాలా? Do you want it?',
          te: 'వాక్యం చివరి మాటకు దీర్ఘం వస్తే అది ప్రశ్న: కావాలా? రావా?',
        },
      ],
      blocks: [{ kind: 'sentences', sentences }],
    },
    page,
  ],
  statements,
};
