import type { Sentence } from '../../../domain/lesson/lessonContent';

export const practiceSentences: readonly Sentence[] = [
  {
    key: 'sentence:greet-your-name-elder',
    words: [
      { telugu: 'మీ', english: 'your', part: 'describing' },
      { telugu: 'పేరు', english: 'name', part: 'subject' },
      { telugu: 'ఏమిటి', english: 'what', part: 'question' },
    ],
    end: '?',
    english: 'What is your name? (to an elder)',
    gap: {
      at: 0,
      wrong: ['మీకు', 'మిమ్మల్ని', 'నేను'],
      why: { en: 'మీ means your. It goes before the thing that is yours: మీ పేరు.', te: 'పేరు ఎవరిదో చెప్పాలంటే మీ అనాలి: మీ పేరు.' },
    },
  },
  {
    key: 'sentence:greet-my-name-anita',
    words: [
      { telugu: 'నా', english: 'my', part: 'describing' },
      { telugu: 'పేరు', english: 'name', part: 'subject' },
      { telugu: 'అనిత', english: 'Anita', part: 'other' },
    ],
    end: '.',
    english: 'My name is Anita.',
    gap: {
      at: 0,
      wrong: ['నేను', 'నాకు', 'నన్ను'],
      why: { en: 'నా means my. నేను is I, నాకు is to me.', te: 'నాకు చెందినది అని చెప్పేటప్పుడు నా అంటాం: నా పేరు.' },
    },
  },
  {
    key: 'sentence:greet-how-are-you-elder',
    words: [
      { telugu: 'మీరు', english: 'you', part: 'subject' },
      { telugu: 'ఎలా', english: 'how', part: 'question' },
      { telugu: 'ఉన్నారు', english: 'are', part: 'verb' },
    ],
    end: '?',
    english: 'How are you? (to an elder)',
    gap: {
      at: 2,
      wrong: ['ఉన్నాను', 'ఉన్నావు', 'ఉంది'],
      why: { en: 'మీరు goes with ఉన్నారు. Both end in రు.', te: 'మీరుతో ఉన్నారు వస్తుంది; రెండింటి చివరా రు ఉంది.' },
    },
  },
  {
    key: 'sentence:greet-how-are-you-friend',
    words: [
      { telugu: 'నువ్వు', english: 'you', part: 'subject' },
      { telugu: 'ఎలా', english: 'how', part: 'question' },
      { telugu: 'ఉన్నావు', english: 'are', part: 'verb' },
    ],
    end: '?',
    english: 'How are you? (to a friend)',
    gap: {
      at: 0,
      wrong: ['మీరు', 'నేను', 'ఆమె'],
      why: { en: 'ఉన్నావు ends in వు, so it belongs to నువ్వు.', te: 'ఉన్నావు చివర వు ఉంది కాబట్టి అది నువ్వుతోనే వస్తుంది.' },
    },
  },
  {
    key: 'sentence:greet-i-am-very-well',
    words: [
      { telugu: 'నేను', english: 'I', part: 'subject' },
      { telugu: 'చాలా', english: 'very', part: 'describing' },
      { telugu: 'బాగున్నాను', english: 'am fine', part: 'verb' },
    ],
    end: '.',
    english: 'I am very well.',
    gap: {
      at: 2,
      wrong: ['బాగున్నావు', 'బాగున్నారు', 'బాగుంది'],
      why: { en: 'నేను goes with the ending ను: బాగున్నాను.', te: 'నేనుతో చివర ను వస్తుంది: బాగున్నాను.' },
    },
  },
  {
    key: 'sentence:greet-come-to-our-house',
    words: [
      { telugu: 'మా', english: 'our', part: 'describing' },
      { telugu: 'ఇంటికి', english: 'to house', part: 'place' },
      { telugu: 'రండి', english: 'please come', part: 'verb' },
    ],
    end: '!',
    english: 'Please come to our house! (to an elder)',
    gap: {
      at: 2,
      wrong: ['వచ్చాను', 'వచ్చింది', 'వస్తాం'],
      why: {
        en: 'రండి asks politely. The others tell who came or will come.',
        te: 'మర్యాదగా పిలవాలంటే రండి అంటాం. మిగతావి పిలుపులు కావు.',
      },
    },
  },
  {
    key: 'sentence:greet-where-are-you-going',
    words: [
      { telugu: 'నువ్వు', english: 'you', part: 'subject' },
      { telugu: 'ఎక్కడికి', english: 'where to', part: 'question' },
      { telugu: 'వెళ్తున్నావు', english: 'are going', part: 'verb' },
    ],
    end: '?',
    english: 'Where are you going? (to a friend)',
    otherOrders: [[1, 0, 2]],
    gap: {
      at: 2,
      wrong: ['వెళ్తున్నాను', 'వెళ్తున్నారు', 'వెళ్తోంది'],
      why: { en: 'నువ్వు goes with the ending వు: వెళ్తున్నావు.', te: 'నువ్వుతో చివర వు వస్తుంది: వెళ్తున్నావు.' },
    },
  },
  {
    key: 'sentence:greet-sit-in-this-chair',
    words: [
      { telugu: 'మీరు', english: 'you', part: 'subject' },
      { telugu: 'ఈ', english: 'this', part: 'describing' },
      { telugu: 'కుర్చీలో', english: 'in chair', part: 'place' },
      { telugu: 'కూర్చోండి', english: 'please sit', part: 'verb' },
    ],
    end: '.',
    english: 'Please sit in this chair. (to an elder)',
    otherOrders: [[1, 2, 0, 3]],
    gap: {
      at: 3,
      wrong: ['కూర్చో', 'కూర్చున్నాను', 'కూర్చుంటుంది'],
      why: { en: 'With మీరు the request ends politely: కూర్చోండి.', te: 'మీరు అన్నప్పుడు మాట మర్యాదగా ముగుస్తుంది: కూర్చోండి.' },
    },
  },
  {
    key: 'sentence:greet-give-me-water',
    words: [
      { telugu: 'నాకు', english: 'to me', part: 'object' },
      { telugu: 'కొంచెం', english: 'a little', part: 'describing' },
      { telugu: 'నీళ్లు', english: 'water', part: 'object' },
      { telugu: 'ఇస్తారా', english: 'will you give', part: 'verb' },
    ],
    end: '?',
    english: 'Will you give me a little water? (to an elder)',
    otherOrders: [[1, 2, 0, 3]],
    gap: {
      at: 0,
      wrong: ['నేను', 'నా', 'నువ్వు'],
      why: { en: 'To whom is it given? To me: నాకు.', te: 'ఎవరికి ఇవ్వాలి? నాకు. ఇచ్చేటప్పుడు కు వస్తుంది.' },
    },
  },
  {
    key: 'sentence:greet-please-say-again',
    words: [
      { telugu: 'దయచేసి', english: 'please', part: 'other' },
      { telugu: 'మళ్లీ', english: 'again', part: 'time' },
      { telugu: 'చెప్పండి', english: 'say', part: 'verb' },
    ],
    end: '.',
    english: 'Please say it again. (to an elder)',
    gap: {
      at: 1,
      wrong: ['ఎవరు', 'నిన్న', 'అక్కడికి'],
      why: { en: 'మళ్లీ means again, one more time.', te: 'ఇంకొకసారి అని చెప్పడానికి మళ్లీ అంటాం.' },
    },
  },
  {
    key: 'sentence:greet-come-again-tomorrow',
    words: [
      { telugu: 'మేము', english: 'we', part: 'subject' },
      { telugu: 'రేపు', english: 'tomorrow', part: 'time' },
      { telugu: 'మళ్లీ', english: 'again', part: 'time' },
      { telugu: 'వస్తాం', english: 'will come', part: 'verb' },
    ],
    end: '.',
    english: 'We will come again tomorrow.',
    otherOrders: [
      [0, 2, 1, 3],
      [1, 0, 2, 3],
      [1, 2, 0, 3],
      [2, 0, 1, 3],
      [2, 1, 0, 3],
    ],
    gap: {
      at: 3,
      wrong: ['వచ్చాం', 'వస్తారు', 'వస్తాడు'],
      why: {
        en: 'మేము goes with వస్తాం, and tomorrow is still to come.',
        te: 'మేముతో చివర సున్నా వస్తుంది; రేపు ఇంకా రాలేదు కాబట్టి వస్తాం.',
      },
    },
  },
  {
    key: 'sentence:greet-when-is-your-birthday',
    words: [
      { telugu: 'నీ', english: 'your', part: 'describing' },
      { telugu: 'పుట్టినరోజు', english: 'birthday', part: 'subject' },
      { telugu: 'ఎప్పుడు', english: 'when', part: 'question' },
    ],
    end: '?',
    english: 'When is your birthday? (to a friend)',
    gap: {
      at: 2,
      wrong: ['ఎవరు', 'ఎక్కడికి', 'ఎంతమంది'],
      why: { en: 'We ask about a day with ఎప్పుడు, when.', te: 'రోజు గురించి అడగాలంటే ఎప్పుడు అంటాం.' },
    },
  },
  {
    key: 'sentence:greet-ugadi-wishes-to-you',
    words: [
      { telugu: 'మీకు', english: 'to you', part: 'object' },
      { telugu: 'ఉగాది', english: 'Ugadi', part: 'describing' },
      { telugu: 'శుభాకాంక్షలు', english: 'good wishes', part: 'other' },
    ],
    end: '!',
    english: 'Happy Ugadi to you! (to an elder)',
    gap: {
      at: 0,
      wrong: ['మీరు', 'మిమ్మల్ని', 'నువ్వు'],
      why: { en: 'Wishes go to someone: మీకు, to you.', te: 'శుభాకాంక్షలు ఎవరికి? మీకు.' },
    },
    otherOrders: [[1, 2, 0]],
  },
  {
    key: 'sentence:greet-this-is-my-friend',
    words: [
      { telugu: 'ఇతను', english: 'this (boy)', part: 'subject' },
      { telugu: 'నా', english: 'my', part: 'describing' },
      { telugu: 'స్నేహితుడు', english: 'friend (boy)', part: 'other' },
    ],
    end: '.',
    english: 'This is my friend. (a boy)',
    gap: {
      at: 2,
      wrong: ['స్నేహితురాలు', 'స్నేహితుడికి', 'స్నేహంగా'],
      why: { en: 'ఇతను is a boy or a man, so స్నేహితుడు, with డు at the end.', te: 'ఇతను అంటే అబ్బాయి కాబట్టి స్నేహితుడు అనాలి.' },
    },
  },
  {
    key: 'sentence:greet-grandfather-is-at-home',
    words: [
      { telugu: 'మా', english: 'our', part: 'describing' },
      { telugu: 'తాతయ్య', english: 'grandfather', part: 'subject' },
      { telugu: 'ఇంట్లో', english: 'at home', part: 'place' },
      { telugu: 'ఉన్నారు', english: 'is (with respect)', part: 'verb' },
    ],
    end: '.',
    english: 'My grandfather is at home.',
    otherOrders: [[2, 0, 1, 3]],
    gap: {
      at: 3,
      wrong: ['ఉన్నాను', 'ఉన్నావు', 'ఉంది'],
      why: { en: 'About an elder we speak with respect: ఉన్నారు.', te: 'పెద్దవారి గురించి గౌరవంగా ఉన్నారు అంటాం.' },
    },
  },
  {
    key: 'sentence:greet-meal-is-very-good',
    words: [
      { telugu: 'భోజనం', english: 'meal', part: 'subject' },
      { telugu: 'చాలా', english: 'very', part: 'describing' },
      { telugu: 'బాగుంది', english: 'is good', part: 'verb' },
    ],
    end: '.',
    english: 'The meal is very good.',
    gap: {
      at: 0,
      wrong: ['నేను', 'మీరు', 'నువ్వు'],
      why: { en: 'బాగుంది speaks of a thing: భోజనం, the meal.', te: 'బాగుంది అనేది వస్తువు గురించి చెప్పే మాట: భోజనం బాగుంది.' },
    },
  },
  {
    key: 'sentence:greet-i-am-off-to-school',
    words: [
      { telugu: 'నేను', english: 'I', part: 'subject' },
      { telugu: 'బడికి', english: 'to school', part: 'place' },
      { telugu: 'వెళ్లొస్తాను', english: 'will go and come', part: 'verb' },
    ],
    end: '.',
    english: 'I am off to school and will be back.',
    otherOrders: [[1, 0, 2]],
    gap: {
      at: 2,
      wrong: ['వెళ్లొచ్చింది', 'వెళ్లొస్తావు', 'వెళ్లొచ్చారు'],
      why: { en: 'నేను goes with ను: వెళ్లొస్తాను.', te: 'నేనుతో చివర ను వస్తుంది: వెళ్లొస్తాను.' },
    },
  },
];
