import type { Section } from '../../../domain/lesson/lessonContent';

export const body: Section = {
  id: 'body-and-health',
  title: { en: 'Body and health', te: 'శరీరం, ఆరోగ్యం' },
  text: [
    {
      en: 'Point to each part of your body and say its word. నొప్పిగా ఉంది says that something hurts.',
      te: 'శరీరంలో ఒక్కో భాగాన్ని చూపిస్తూ దాని పేరు చెప్పు. బాధ కలిగితే నొప్పిగా ఉంది అంటాం.',
    },
    {
      en: 'Some words change when there are two: కన్ను, కళ్లు; చెయ్యి, చేతులు; కాలు, కాళ్లు.',
      te: 'ఒకటైతే కన్ను, రెండైతే కళ్లు; చెయ్యి, చేతులు; కాలు, కాళ్లు.',
    },
  ],
  blocks: [
    {
      kind: 'words',
      ids: [
        'body_eye',
        'body_ear',
        'body_nose',
        'body_mouth',
        'body_hand',
        'body_leg',
        'body_tooth',
        'body_tongue',
        'places_hospital',
        'people_doctor',
      ],
    },
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Doctor', te: 'డాక్టర్' }, telugu: 'ఏమైంది బాబూ?', english: 'What is the matter, dear?' },
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'కడుపు నొప్పిగా ఉంది డాక్టర్.', english: 'My stomach hurts, doctor.' },
        {
          who: { en: 'Doctor', te: 'డాక్టర్' },
          telugu: 'నోరు తెరువు. నాలుక చూపించు.',
          english: 'Open your mouth. Show me your tongue.',
        },
        {
          who: { en: 'Doctor', te: 'డాక్టర్' },
          telugu: 'పర్వాలేదు, ఈ మందు వేసుకో. తగ్గిపోతుంది.',
          english: 'Nothing to worry about. Take this medicine and it will go away.',
        },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:head-aches',
          telugu: 'తల నొప్పిగా ఉంది',
          english: 'My head hurts',
          near: ['phrase:i-am-hurt', 'phrase:i-have-fever'],
        },
        {
          key: 'phrase:stomach-aches',
          telugu: 'కడుపు నొప్పిగా ఉంది',
          english: 'My stomach hurts',
          near: ['phrase:i-am-hurt', 'phrase:i-have-fever'],
        },
        {
          key: 'phrase:i-have-fever',
          telugu: 'నాకు జ్వరం వచ్చింది',
          english: 'I have a fever',
          picture: '🤒',
          near: [
            'word:people_doctor',
            'word:places_hospital',
            'phrase:it-is-cold',
            'phrase:head-aches',
            'phrase:stomach-aches',
            'phrase:i-am-hurt',
          ],
        },
        {
          key: 'phrase:i-am-hurt',
          telugu: 'నాకు దెబ్బ తగిలింది',
          english: 'I got hurt',
          picture: '🩹',
          near: [
            'phrase:head-aches',
            'phrase:stomach-aches',
            'phrase:i-have-fever',
            'word:people_doctor',
            'word:places_hospital',
          ],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:daily-see-with-eyes',
          words: [
            { telugu: 'మనం', english: 'we', part: 'subject' },
            { telugu: 'కళ్లతో', english: 'with eyes', part: 'other' },
            { telugu: 'చూస్తాం', english: 'see', part: 'verb' },
          ],
          end: '.',
          english: 'We see with our eyes.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 1,
            wrong: ['చెవులతో', 'కాళ్లతో', 'ముక్కుతో'],
            why: { en: 'కళ్లు are the eyes: కళ్లతో, with the eyes.', te: 'చూడడానికి కళ్లు కావాలి.' },
          },
        },
        {
          key: 'sentence:daily-hear-with-ears',
          words: [
            { telugu: 'మనం', english: 'we', part: 'subject' },
            { telugu: 'చెవులతో', english: 'with ears', part: 'other' },
            { telugu: 'వింటాం', english: 'hear', part: 'verb' },
          ],
          end: '.',
          english: 'We hear with our ears.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['తింటాం', 'చూస్తాం', 'నడుస్తాం'],
            why: { en: 'What ears do is hear: వింటాం. తింటాం is eat.', te: 'చెవులు వినడానికే: వింటాం.' },
          },
        },
        {
          key: 'sentence:daily-my-tooth-hurts',
          words: [
            { telugu: 'నాకు', english: 'to me', part: 'other' },
            { telugu: 'పన్ను', english: 'tooth', part: 'subject' },
            { telugu: 'నొప్పిగా', english: 'painful', part: 'describing' },
            { telugu: 'ఉంది', english: 'is', part: 'verb' },
          ],
          end: '.',
          english: 'My tooth hurts.',
          gap: {
            at: 1,
            wrong: ['పెన్ను', 'కుర్చీ', 'వాన'],
            why: { en: 'పన్ను is a tooth; పెన్ను is a pen!', te: 'పన్ను నోట్లో ఉంటుంది; పెన్నుతో రాస్తాం.' },
          },
        },
      ],
    },
  ],
};
