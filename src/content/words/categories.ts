import type { Bilingual } from '../../domain/bilingual';
import type { WordCategory } from './word';

export type CategoryText = {
  readonly name: Bilingual;
  /** Asks which of several words belongs to this category. */
  readonly question: Bilingual;
  /** Categories whose words cannot belong to this one in any of their meanings: వేలు also means "thousands". */
  readonly unlike: readonly WordCategory[];
};

export const CATEGORY_TEXTS: Readonly<Record<WordCategory, CategoryText>> = {
  animals: {
    name: { en: 'Animals', te: 'జంతువులు' },
    question: { en: 'Which of these is an animal or another small creature?', te: 'వీటిలో జంతువు లేదా పురుగు పేరు ఏది?' },
    unlike: ['numbers', 'colours', 'clothes', 'school', 'time', 'home'],
  },
  birds: {
    name: { en: 'Birds', te: 'పక్షులు' },
    question: { en: 'Which of these is a bird?', te: 'వీటిలో పక్షి పేరు ఏది?' },
    unlike: ['numbers', 'colours', 'clothes', 'school', 'time', 'home'],
  },
  body: {
    name: { en: 'The body', te: 'శరీరం' },
    question: { en: 'Which of these is a part of the body?', te: 'వీటిలో శరీర భాగం ఏది?' },
    unlike: ['numbers', 'colours', 'school', 'travel', 'places', 'food'],
  },
  family: {
    name: { en: 'Family', te: 'కుటుంబం' },
    question: { en: 'Which of these is a member of a family?', te: 'వీటిలో బంధువును తెలిపే పదం ఏది?' },
    unlike: ['numbers', 'colours', 'food', 'home', 'clothes', 'fruitAndVegetables'],
  },
  food: {
    name: { en: 'Food', te: 'ఆహారం' },
    question: { en: 'Which of these do we eat or drink, or cook with?', te: 'వీటిలో తినడానికో తాగడానికో వంటకో వాడేది ఏది?' },
    unlike: ['numbers', 'clothes', 'school', 'travel', 'time', 'family'],
  },
  fruitAndVegetables: {
    name: { en: 'Fruit and vegetables', te: 'పండ్లు, కూరగాయలు' },
    question: { en: 'Which of these is a fruit, a vegetable or a leaf we eat?', te: 'వీటిలో పండు, కూరగాయ లేదా ఆకుకూర ఏది?' },
    unlike: ['numbers', 'clothes', 'school', 'travel', 'body', 'time'],
  },
  colours: {
    name: { en: 'Colors', te: 'రంగులు' },
    question: { en: 'Which of these is a color?', te: 'వీటిలో రంగు పేరు ఏది?' },
    unlike: ['numbers', 'animals', 'body', 'family', 'travel', 'birds'],
  },
  numbers: {
    name: { en: 'Numbers', te: 'అంకెలు, సంఖ్యలు' },
    question: { en: 'Which of these has to do with counting?', te: 'వీటిలో లెక్కకు సంబంధించిన పదం ఏది?' },
    unlike: ['animals', 'colours', 'clothes', 'food', 'birds', 'feelings'],
  },
  nature: {
    name: { en: 'Nature', te: 'ప్రకృతి' },
    question: { en: 'Which of these do we find in nature?', te: 'వీటిలో ప్రకృతిలో కనిపించేది ఏది?' },
    unlike: ['numbers', 'family', 'school', 'greetings', 'actions'],
  },
  home: {
    name: { en: 'Home', te: 'ఇల్లు' },
    question: { en: 'Which of these belongs to a house?', te: 'వీటిలో ఇంటికి సంబంధించినది ఏది?' },
    unlike: ['numbers', 'birds', 'colours', 'feelings', 'greetings'],
  },
  school: {
    name: { en: 'School', te: 'బడి' },
    question: { en: 'Which of these belongs to school?', te: 'వీటిలో బడికి సంబంధించినది ఏది?' },
    unlike: ['animals', 'birds', 'food', 'body', 'fruitAndVegetables'],
  },
  clothes: {
    name: { en: 'Clothes', te: 'దుస్తులు' },
    question: { en: 'Which of these is worn or is part of what we wear?', te: 'వీటిలో మనం ధరించేవాటికి సంబంధించినది ఏది?' },
    unlike: ['numbers', 'animals', 'birds', 'food', 'fruitAndVegetables', 'places'],
  },
  actions: {
    name: { en: 'Actions', te: 'పనులు' },
    question: { en: 'Which of these is something we do?', te: 'వీటిలో ఒక పనిని తెలిపే పదం ఏది?' },
    unlike: ['animals', 'birds', 'fruitAndVegetables', 'family'],
  },
  time: {
    name: { en: 'Time', te: 'కాలం' },
    question: { en: 'Which of these tells about time?', te: 'వీటిలో కాలాన్ని తెలిపే పదం ఏది?' },
    unlike: ['animals', 'body', 'food', 'clothes', 'fruitAndVegetables', 'birds'],
  },
  places: {
    name: { en: 'Places', te: 'ప్రదేశాలు' },
    question: { en: 'Which of these is a place?', te: 'వీటిలో ప్రదేశాన్ని తెలిపే పదం ఏది?' },
    unlike: ['animals', 'body', 'colours', 'numbers', 'fruitAndVegetables', 'feelings'],
  },
  feelings: {
    name: { en: 'Feelings', te: 'భావాలు' },
    question: { en: 'Which of these is something we feel?', te: 'వీటిలో మనసుకో ఒంటికో కలిగే భావం ఏది?' },
    unlike: ['animals', 'clothes', 'numbers', 'home', 'places', 'travel'],
  },
  greetings: {
    name: { en: 'Greetings and polite words', te: 'పలకరింపులు, మర్యాద మాటలు' },
    question: { en: 'Which of these do we say to be polite or friendly?', te: 'వీటిలో పలకరింపుగా లేదా మర్యాదగా అనే మాట ఏది?' },
    unlike: ['animals', 'clothes', 'home', 'body', 'fruitAndVegetables'],
  },
  festivals: {
    name: { en: 'Festivals and culture', te: 'పండుగలు, సంస్కృతి' },
    question: { en: 'Which of these belongs to festivals and culture?', te: 'వీటిలో పండుగలకు, సంస్కృతికి సంబంధించినది ఏది?' },
    unlike: ['body', 'numbers', 'qualities', 'travel'],
  },
  people: {
    name: { en: 'People and their work', te: 'మనుషులు, వృత్తులు' },
    question: { en: 'Which of these is a person?', te: 'వీటిలో మనిషిని తెలిపే పదం ఏది?' },
    unlike: ['animals', 'numbers', 'colours', 'fruitAndVegetables', 'home', 'clothes'],
  },
  travel: {
    name: { en: 'Travel', te: 'ప్రయాణం' },
    question: { en: 'Which of these has to do with traveling?', te: 'వీటిలో ప్రయాణానికి సంబంధించిన పదం ఏది?' },
    unlike: ['birds', 'body', 'food', 'fruitAndVegetables', 'family'],
  },
  qualities: {
    name: { en: 'What things are like', te: 'గుణాలు' },
    question: { en: 'Which of these tells what something is like?', te: 'వీటిలో ఒకటి ఎలా ఉందో తెలిపే పదం ఏది?' },
    unlike: ['animals', 'body', 'family', 'home', 'places', 'birds'],
  },
  play: {
    name: { en: 'Play and music', te: 'ఆటలు, పాటలు' },
    question: { en: 'Which of these belongs to play or music?', te: 'వీటిలో ఆటపాటలకు సంబంధించినది ఏది?' },
    unlike: ['animals', 'body', 'food', 'family', 'birds'],
  },
  seaAnimals: {
    name: { en: 'Life in the water', te: 'నీటిలోని జీవులు' },
    question: { en: 'Which of these has to do with creatures of the water?', te: 'వీటిలో నీటిలోని జీవులకు సంబంధించినది ఏది?' },
    unlike: ['numbers', 'colours', 'school', 'time', 'greetings'],
  },
  insectsAndReptiles: {
    name: { en: 'Insects and crawling creatures', te: 'పురుగులు, పాకే జీవులు' },
    question: {
      en: 'Which of these has to do with insects or crawling creatures?',
      te: 'వీటిలో పురుగులకు, పాకే జీవులకు సంబంధించినది ఏది?',
    },
    unlike: ['numbers', 'colours', 'school', 'time', 'family', 'greetings'],
  },
  wildAnimals: {
    name: { en: 'Animals of the world', te: 'ప్రపంచంలోని జంతువులు' },
    question: { en: 'Which of these has to do with animals?', te: 'వీటిలో జంతువులకు సంబంధించినది ఏది?' },
    unlike: ['numbers', 'colours', 'school', 'time', 'greetings'],
  },
  space: {
    name: { en: 'Space', te: 'అంతరిక్షం' },
    question: { en: 'Which of these has to do with space?', te: 'వీటిలో అంతరిక్షానికి సంబంధించినది ఏది?' },
    unlike: ['animals', 'body', 'food', 'clothes', 'fruitAndVegetables', 'greetings'],
  },
  weather: {
    name: { en: 'Weather', te: 'వాతావరణం' },
    question: { en: 'Which of these has to do with the weather?', te: 'వీటిలో వాతావరణానికి సంబంధించినది ఏది?' },
    unlike: ['animals', 'body', 'family', 'school', 'numbers', 'fruitAndVegetables'],
  },
  foodFromEverywhere: {
    name: { en: 'Food from everywhere', te: 'రకరకాల వంటకాలు' },
    question: {
      en: 'Which of these is something we eat or drink, or a meal?',
      te: 'వీటిలో మనం తినే, తాగే పదార్థం లేదా భోజనం పేరు ఏది?',
    },
    unlike: ['numbers', 'clothes', 'school', 'travel', 'time', 'family'],
  },
  cooking: {
    name: { en: 'Cooking', te: 'వంట' },
    question: { en: 'Which of these belongs to cooking?', te: 'వీటిలో వంటకు సంబంధించినది ఏది?' },
    unlike: ['numbers', 'clothes', 'school', 'travel', 'time', 'family'],
  },
  health: {
    name: { en: 'Health', te: 'ఆరోగ్యం' },
    question: { en: 'Which of these has to do with health and illness?', te: 'వీటిలో ఆరోగ్యానికి, జబ్బులకు సంబంధించినది ఏది?' },
    unlike: ['numbers', 'colours', 'school', 'travel', 'birds', 'family'],
  },
  gardenAndFarm: {
    name: { en: 'Garden and farm', te: 'తోట, పొలం' },
    question: { en: 'Which of these belongs to the garden or the farm?', te: 'వీటిలో తోటకో పొలానికో సంబంధించినది ఏది?' },
    unlike: ['numbers', 'school', 'greetings', 'feelings', 'body', 'family'],
  },
  jobs: {
    name: { en: 'Jobs', te: 'ఉద్యోగాలు, పనులు' },
    question: { en: 'Which of these names a person by the work they do?', te: 'వీటిలో చేసే పనిని బట్టి మనిషికి వచ్చిన పేరు ఏది?' },
    unlike: ['animals', 'body', 'numbers', 'colours', 'fruitAndVegetables', 'clothes'],
  },
  character: {
    name: { en: 'Mind and character', te: 'మనసు, నడవడిక' },
    question: {
      en: 'Which of these has to do with our mind or with how we behave?',
      te: 'వీటిలో మనసుకో నడవడికకో సంబంధించిన పదం ఏది?',
    },
    unlike: ['animals', 'birds', 'clothes', 'fruitAndVegetables', 'numbers', 'food'],
  },
  storyWorld: {
    name: { en: 'The world of stories', te: 'కథల లోకం' },
    question: { en: 'Which of these belongs to tales of kings and magic?', te: 'వీటిలో రాజులు, మాయల కథల్లో వచ్చేది ఏది?' },
    unlike: ['numbers', 'time', 'greetings', 'colours'],
  },
  littleWords: {
    name: { en: 'Little words', te: 'చిన్న చిన్న మాటలు' },
    question: {
      en: 'Which of these is a little word for asking, pointing or joining?',
      te: 'వీటిలో అడగడానికో చూపడానికో కలపడానికో వాడే చిన్న మాట ఏది?',
    },
    unlike: ['animals', 'birds', 'food', 'clothes', 'fruitAndVegetables', 'family'],
  },
  movement: {
    name: { en: 'Moving', te: 'కదలికలు' },
    question: { en: 'Which of these tells how we move or move something?', te: 'వీటిలో కదలికను తెలిపే పదం ఏది?' },
    unlike: ['animals', 'birds', 'fruitAndVegetables', 'family'],
  },
  making: {
    name: { en: 'Making and doing', te: 'చేతి పనులు' },
    question: { en: 'Which of these is a task for the hands?', te: 'వీటిలో చేతులతో చేసే పనిని తెలిపే పదం ఏది?' },
    unlike: ['animals', 'birds', 'fruitAndVegetables', 'family'],
  },
  mindAndSpeech: {
    name: { en: 'Mind, speech and life', te: 'మనసు, మాట, జీవితం' },
    question: {
      en: 'Which of these is something we do with our minds, in words or in life?',
      te: 'వీటిలో మనసుతోనో మాటతోనో జీవితంలోనో చేసే పని ఏది?',
    },
    unlike: ['animals', 'birds', 'fruitAndVegetables', 'family'],
  },
  machines: {
    name: { en: 'Machines and screens', te: 'యంత్రాలు, తెరలు' },
    question: { en: 'Which of these is a machine or has to do with machines?', te: 'వీటిలో యంత్రాలకు సంబంధించినది ఏది?' },
    unlike: ['body', 'family', 'food', 'fruitAndVegetables', 'feelings', 'greetings'],
  },
  toolsAndMaterials: {
    name: { en: 'Tools and materials', te: 'పనిముట్లు, పదార్థాలు' },
    question: {
      en: 'Which of these is a tool, or a thing from which others are made?',
      te: 'వీటిలో పనిముట్టు లేదా వస్తువులు చేయడానికి వాడేది ఏది?',
    },
    unlike: ['family', 'feelings', 'greetings', 'time', 'numbers'],
  },
  learning: {
    name: { en: 'Learning', te: 'చదువు' },
    question: { en: 'Which of these has to do with learning?', te: 'వీటిలో చదువుకు సంబంధించినది ఏది?' },
    unlike: ['animals', 'birds', 'food', 'fruitAndVegetables', 'clothes'],
  },
  moneyAndShopping: {
    name: { en: 'Money and shopping', te: 'డబ్బు, కొనుగోళ్లు' },
    question: { en: 'Which of these has to do with money or shopping?', te: 'వీటిలో డబ్బుకో కొనుగోళ్లకో సంబంధించినది ఏది?' },
    unlike: ['animals', 'birds', 'family', 'feelings', 'greetings'],
  },
  calendarAndDirections: {
    name: { en: 'Calendar and directions', te: 'క్యాలెండర్, దిక్కులు' },
    question: { en: 'Which of these tells when or where?', te: 'వీటిలో ఎప్పుడో ఎక్కడో తెలిపే పదం ఏది?' },
    unlike: ['animals', 'birds', 'food', 'clothes', 'family'],
  },
  sports: {
    name: { en: 'Sports', te: 'క్రీడలు' },
    question: { en: 'Which of these belongs to sport?', te: 'వీటిలో క్రీడలకు సంబంధించినది ఏది?' },
    unlike: ['birds', 'food', 'fruitAndVegetables', 'family'],
  },
  artsAndToys: {
    name: { en: 'Arts and toys', te: 'కళలు, బొమ్మలు' },
    question: { en: 'Which of these belongs to arts, shows or toys?', te: 'వీటిలో కళలకో వినోదానికో బొమ్మలకో సంబంధించినది ఏది?' },
    unlike: ['numbers', 'food', 'fruitAndVegetables', 'family', 'greetings'],
  },
  world: {
    name: { en: 'The world', te: 'ప్రపంచం' },
    question: { en: 'Which of these has to do with countries and the world?', te: 'వీటిలో దేశాలకు, ప్రపంచానికి సంబంధించినది ఏది?' },
    unlike: ['clothes', 'family', 'feelings', 'greetings', 'numbers'],
  },
  describing: {
    name: { en: 'Describing words', te: 'వర్ణించే మాటలు' },
    question: { en: 'Which of these describes a person or a thing?', te: 'వీటిలో మనిషినో వస్తువునో వర్ణించే పదం ఏది?' },
    unlike: ['animals', 'birds', 'family', 'home', 'places'],
  },
  aroundTheHouse: {
    name: { en: 'Around the house', te: 'ఇంట్లో వస్తువులు' },
    question: { en: 'Which of these has to do with everyday life at home?', te: 'వీటిలో ఇంట్లోని రోజువారీ జీవితానికి సంబంధించినది ఏది?' },
    unlike: ['numbers', 'colours', 'wildAnimals', 'seaAnimals', 'space'],
  },
};
