import type { Bilingual } from '../../domain/bilingual';

type FaqQuestion = {
  readonly id: string;
  readonly question: Bilingual;
  readonly answer: readonly Bilingual[];
};

export type FaqTopic = {
  readonly topic: Bilingual;
  readonly questions: readonly FaqQuestion[];
};

export const faq: readonly FaqTopic[] = [
  {
    topic: { en: 'Getting started', te: 'మొదలుపెట్టడం' },
    questions: [
      {
        id: 'how-to-start',
        question: { en: 'How do we begin?', te: 'ఎలా మొదలుపెట్టాలి?' },
        answer: [
          {
            en: 'Press “Get started free” on the first page. Then choose or add a learner; in a hosted copy, sign in with Google instead. If you just want a taste, you can play with the first letters without signing in.',
            te: 'మొదటి పేజీలో “ఉచితంగా మొదలుపెట్టండి” నొక్కండి. తర్వాత మీ పిల్లల పేరును ఎంచుకోండి లేదా కొత్తగా చేర్చండి. హోస్టెడ్ కాపీ అయితే గూగుల్ ఖాతాతో సైన్ ఇన్ చేయండి. ముందు ఊరికే చూడాలనుకుంటే, సైన్ ఇన్ చేయకుండానే మొదటి అక్షరాలతో ఆడి చూడవచ్చు.',
          },
          {
            en: 'Seven short questions follow: age, grade, interests, hobbies, likes, dislikes and favorite foods. Then your child says how much Telugu they can read, so that the app knows where to start, and the dashboard opens. A beginner starts with the vowels.',
            te: 'ఆ తర్వాత ఏడు చిన్న ప్రశ్నలు వస్తాయి: వయసు, తరగతి, ఆసక్తులు, అభిరుచులు, ఇష్టాలు, ఇష్టం లేనివి, ఇష్టంగా తినేవి. తెలుగు చదవడం ఎంతవరకు వచ్చో కూడా యాప్ అడుగుతుంది; ఎక్కడ మొదలుపెట్టాలో దాన్ని బట్టి దానికి తెలుస్తుంది. అవి పూర్తవగానే “నా పేజీ” తెరుచుకుంటుంది. కొత్తగా మొదలుపెట్టే పిల్లలకు ముందు అచ్చులు వస్తాయి.',
          },
        ],
      },
      {
        id: 'which-copy',
        question: {
          en: 'What is the difference between a copy on our own device and a hosted copy?',
          te: 'సొంత పరికరంలోని కాపీకీ హోస్టెడ్ కాపీకీ తేడా ఏమిటి?',
        },
        answer: [
          {
            en: 'A copy on your own device has no accounts. Learners are kept in this browser, and their progress is not sent to any other computer. A hosted copy is run by an owner, for example a school: you sign in with Google, and the progress is kept in the owner’s Firebase project (Firebase is a storage service of Google), so it follows you to your other devices. Only a hosted copy has classes and a weekly league.',
            te: 'మీ సొంత పరికరంలోని కాపీకి ఖాతా ఉండదు. పిల్లల వివరాలు, ప్రగతి ఈ బ్రౌజర్‌లోనే ఉంటాయి; వేరే ఏ కంప్యూటర్‌కూ వెళ్లవు. హోస్టెడ్ కాపీని నిర్వాహకులు నడుపుతారు; ఉదాహరణకు ఒక బడి. అందులో గూగుల్ ఖాతాతో సైన్ ఇన్ చేస్తారు. ప్రగతి అంతా నిర్వాహకుల ఫైర్‌బేస్ ప్రాజెక్టులో ఉంటుంది (ఫైర్‌బేస్ అనేది గూగుల్ వారి నిల్వ సేవ). అందుకే మీ ఇతర పరికరాల్లోనూ అదే ప్రగతి కనిపిస్తుంది. తరగతులు, వారపు పోటీ హోస్టెడ్ కాపీలోనే ఉంటాయి.',
          },
          {
            en: 'To find out which one you have, press “Continue with Google”. If a box says that this copy keeps its learners on this device, it is the first kind. If Google’s own sign-in window opens, it is the second.',
            te: 'మీది ఏ రకమో తెలుసుకోవాలంటే సైన్-ఇన్ పేజీలోని గూగుల్ బటన్ నొక్కండి. వివరాలు ఈ పరికరంలోనే ఉంటాయని చెప్పే పెట్టె వస్తే అది మొదటి రకం. గూగుల్ వారి సైన్-ఇన్ విండో తెరుచుకుంటే రెండో రకం.',
          },
        ],
      },
      {
        id: 'need-google-account',
        question: {
          en: 'Does my child need a Google account?',
          te: 'మా పిల్లలకు గూగుల్ ఖాతా ఉండాలా?',
        },
        answer: [
          {
            en: 'Not in a copy on your own device. A name is enough there, and a nickname is fine; an email address is not needed. What you type stays on the device, and we never send email.',
            te: 'మీ సొంత పరికరంలోని కాపీకి అక్కర్లేదు. అక్కడ పేరు చాలు, ముద్దుపేరైనా సరే; ఈమెయిల్ తప్పనిసరి కాదు. మీరు రాసినవి ఆ పరికరంలోనే ఉంటాయి; ఈమెయిల్ ఏదీ పంపం.',
          },
          {
            en: 'In a hosted copy you sign in with a Google account. For a young child, use an account that you manage, or sign in with your own and learn together. A child who joins a teacher’s class needs only the class code and a picture.',
            te: 'హోస్టెడ్ కాపీకి గూగుల్ ఖాతా కావాలి. చిన్నపిల్లలైతే మీ పర్యవేక్షణలో ఉన్న ఖాతా వాడండి; లేదా మీ ఖాతాతోనే సైన్ ఇన్ చేసి కలిసి నేర్చుకోండి. టీచర్ నడిపే తరగతిలో చేరే పిల్లలకు తరగతి కోడ్, ఒక బొమ్మ ఉంటే చాలు.',
          },
        ],
      },
      {
        id: 'several-children',
        question: {
          en: 'Can two or three children use it?',
          te: 'ఇద్దరు ముగ్గురు పిల్లలు వాడవచ్చా?',
        },
        answer: [
          {
            en: 'Yes. In a copy on your own device, add one learner for each child; each has their own progress, and you choose the learner when you sign in. In a hosted copy, each Google account has its own progress.',
            te: 'వాడవచ్చు. మీ సొంత పరికరంలోని కాపీలో ఒక్కొక్కరికీ ఒక పేరు చేర్చండి. ఎవరి ప్రగతి వారిదే; లోపలికి వచ్చేటప్పుడు ఎవరు నేర్చుకుంటున్నారో ఎంచుకుంటే చాలు. హోస్టెడ్ కాపీలో ఒక్కో గూగుల్ ఖాతాకు ఒక్కో ప్రగతి ఉంటుంది.',
          },
        ],
      },
      {
        id: 'why-these-questions',
        question: {
          en: 'Why are there questions about hobbies and favorite foods?',
          te: 'అభిరుచులు, ఇష్టంగా తినేవి ఎందుకు అడుగుతున్నారు?',
        },
        answer: [
          {
            en: 'A child who likes cricket and mangoes is happy to learn those words. The answers become suggestions on the AI learning page and in the quizzes, and the grade tells the tutor how simply to explain things. You can change any answer later in the settings.',
            te: 'క్రికెట్, మామిడి పళ్లు ఇష్టమైన పిల్లలు ఆ మాటలను ఇష్టంగా నేర్చుకుంటారు. మీరిచ్చే జవాబుల నుంచే “మాటల గురువు” పేజీలోనూ క్విజ్‌లలోనూ సూచనలు వస్తాయి. ఎంత సులభంగా వివరించాలో తరగతిని బట్టి గురువుకు తెలుస్తుంది. ఈ జవాబులన్నీ తర్వాత సెట్టింగ్‌లలో మార్చుకోవచ్చు.',
          },
        ],
      },
      {
        id: 'sample-figures',
        question: {
          en: 'Why does the dashboard show points before my child has done anything?',
          te: 'ఇంకా ఏమీ చేయకముందే “నా పేజీ”లో పాయింట్లు ఎందుకు కనిపిస్తున్నాయి?',
        },
        answer: [
          {
            en: 'Those are sample numbers, and a label says so. They show what the page will look like. From the first activity on, all the numbers are your child’s own.',
            te: 'అవి నమూనా అంకెలు; ఆ విషయం అక్కడే రాసి ఉంటుంది. పేజీ ఎలా ఉండబోతోందో చూపించడానికే అవి. మీ పిల్లలు మొదటి పని పూర్తిచేయగానే అవి పోయి, వాళ్ల సొంత అంకెలు కనిపిస్తాయి.',
          },
        ],
      },
    ],
  },
  {
    topic: { en: 'Learning and age', te: 'నేర్చుకోవడం, వయసు' },
    questions: [
      {
        id: 'right-age',
        question: { en: 'What age is it for?', te: 'ఏ వయసు పిల్లలకు?' },
        answer: [
          {
            en: 'Ages six to sixteen. A six-year-old will need someone nearby for the first few days; an older child can usually manage alone. Grown-ups who want to learn are welcome too.',
            te: 'ఆరు నుంచి పదహారేళ్ల పిల్లలకు. ఆరేళ్ల పిల్లలకు మొదటి కొన్ని రోజులు పక్కన ఒకరు ఉండాలి. కాస్త పెద్ద పిల్లలు సాధారణంగా సొంతంగానే నేర్చుకోగలరు. నేర్చుకోవాలనుకునే పెద్దలూ వాడవచ్చు.',
          },
        ],
      },
      {
        id: 'nobody-reads-telugu',
        question: {
          en: 'Nobody at home reads Telugu. Can we still use it?',
          te: 'ఇంట్లో ఎవరికీ తెలుగు చదవడం రాదు. అయినా వాడవచ్చా?',
        },
        answer: [
          {
            en: 'Yes. The whole app can be in English, you can hear all the Telugu it teaches, and the lessons start from the very first vowel. You can learn alongside your child.',
            te: 'వాడవచ్చు. యాప్ అంతా ఇంగ్లీషులో చూసుకోవచ్చు, నేర్పే తెలుగును వినవచ్చు. పాఠాలు మొదటి అచ్చు నుంచే మొదలవుతాయి. పిల్లలతో పాటు మీరూ నేర్చుకోవచ్చు.',
          },
        ],
      },
      {
        id: 'speaks-cannot-read',
        question: {
          en: 'My child speaks Telugu but cannot read it. Where do we start?',
          te: 'మా పిల్లలు తెలుగు మాట్లాడతారు, చదవలేరు. ఎక్కడ మొదలుపెట్టాలి?',
        },
        answer: [
          {
            en: 'With the script: vowels, consonants, then gunintalu, the signs that join a vowel to a consonant. A child who already knows the words will get through these quickly. Next to the lessons there is a reading ladder with eight steps, and the easiest stories use only letters that were taught before, so your child can soon read a whole page.',
            te: 'లిపితోనే: అచ్చులు, హల్లులు, ఆ తర్వాత గుణింతాలు. మాటలు ముందే తెలుసు కాబట్టి ఇవి త్వరగా వచ్చేస్తాయి. పాఠాల పక్కనే చదవడం నేర్పే ఎనిమిది మెట్లు ఉన్నాయి; అన్నిటికన్నా సులభమైన కథల్లో అప్పటిదాకా నేర్చుకున్న అక్షరాలే ఉంటాయి. అందుకే త్వరలోనే ఒక పేజీ మొత్తం సొంతంగా చదవగలరు.',
          },
        ],
      },
      {
        id: 'how-much-time',
        question: {
          en: 'How much time does it take?',
          te: 'రోజుకు ఎంత సమయం కావాలి?',
        },
        answer: [
          {
            en: 'Ten to fifteen minutes a day does more than an hour on Sunday, and you can choose how long each day’s practice should be. The three modules are planned for two, three and four weeks, about nine weeks in all. There is no deadline; slower is fine.',
            te: 'ఆదివారం ఒక గంట కూర్చోవడం కన్నా రోజూ పది పదిహేను నిమిషాలు చేయడం మేలు. రోజూ ఎంతసేపు సాధన చేయాలో మీరే ఎంచుకోవచ్చు. మూడు భాగాలకు రెండు, మూడు, నాలుగు వారాల చొప్పున, మొత్తం సుమారు తొమ్మిది వారాలు అనుకున్నాం. గడువేమీ లేదు; నెమ్మదిగా నేర్చుకున్నా పర్వాలేదు.',
          },
        ],
      },
      {
        id: 'what-there-is',
        question: {
          en: 'What can my child do in Aksharam?',
          te: 'అక్షరం యాప్‌లో పిల్లలు ఏమేం చేయవచ్చు?',
        },
        answer: [
          {
            en: 'There are nine lessons and a reading ladder with eight steps, a slate for writing letters, a keyboard and spelling practice, a shelf of stories and rhymes to read or hear, more than 200 poems, quizzes at three levels, and a tutor who explains words. Each day the app also puts together a short practice from what is new and what is about to be forgotten.',
            te: 'తొమ్మిది పాఠాలు, చదవడం నేర్పే ఎనిమిది మెట్లు, అక్షరాలు రాయడానికి పలక, తెలుగు కీబోర్డు, మాటలు తప్పు లేకుండా రాసే సాధన, చదవడానికి, వినడానికి కథలు, పాటలు, 200 కన్నా ఎక్కువ పద్యాలు, మూడు స్థాయిల క్విజ్‌లు, మాటలను వివరించే గురువు ఉన్నాయి. కొత్తవీ, మరిచిపోయేలా ఉన్నవీ కలిపి రోజూ ఒక చిన్న సాధనను కూడా యాప్ తయారుచేస్తుంది.',
          },
        ],
      },
      {
        id: 'teacher-with-a-class',
        question: {
          en: 'Can a teacher use it with a class?',
          te: 'టీచర్లు తమ తరగతిలో వాడవచ్చా?',
        },
        answer: [
          {
            en: 'Yes, in a hosted copy. The teacher signs in, makes a class in the settings under “For grown-ups”, and gives its code to the children, who need no account of their own. The teacher can then assign lessons, words, poems and stories, and sees each child’s points, minutes, last day of practice and the letters that get mixed up. The privacy page says exactly what a teacher can see.',
            te: 'హోస్టెడ్ కాపీలో వాడవచ్చు. టీచర్ సైన్ ఇన్ చేసి, సెట్టింగ్‌లలో “పెద్దల కోసం” భాగం నుంచి ఒక తరగతిని తయారుచేసి, దాని కోడ్ పిల్లలకు ఇస్తారు; పిల్లలకు సొంత ఖాతా అక్కర్లేదు. ఆ తర్వాత పాఠాలు, మాటలు, పద్యాలు, కథలు పనిగా ఇవ్వవచ్చు; ఒక్కొక్కరి పాయింట్లు, నిమిషాలు, చివరిగా సాధన చేసిన రోజు, తికమక పెట్టే అక్షరాలు టీచర్‌కు కనిపిస్తాయి. టీచర్‌కు ఏమేం కనిపిస్తాయో గోప్యత పేజీలో వివరంగా ఉంది.',
          },
        ],
      },
      {
        id: 'quiz-levels',
        question: {
          en: 'How do the three quiz levels work?',
          te: 'క్విజ్‌లో మూడు స్థాయిలు ఎలా ఉంటాయి?',
        },
        answer: [
          {
            en: 'In an easy quiz, your child picks one or more categories and chooses between two answers. In a medium or hard quiz, your child types an English word or short text of up to 30 characters, sees and hears the Telugu, and gets questions about it with four answers each.',
            te: 'సులభమైన క్విజ్‌లో ఒకటి లేదా అంతకన్నా ఎక్కువ విభాగాలు ఎంచుకుంటారు; ప్రతి ప్రశ్నకు రెండు జవాబులు ఉంటాయి. మధ్యస్థ, కష్టమైన స్థాయిల్లో 30 అక్షరాలకు మించని ఒక ఇంగ్లీషు పదం లేదా చిన్న వాక్యం టైప్ చేస్తారు, దాని తెలుగు రూపాన్ని చూస్తారు, వింటారు. దాని మీద ప్రశ్నలు వస్తాయి; ఒక్కో ప్రశ్నకు నాలుగు జవాబులు ఉంటాయి.',
          },
          {
            en: 'The easy level is always open. Passing three easy quizzes with 70% or more opens the medium level, and passing three medium quizzes opens the hard level. Your child can take as many quizzes as they like.',
            te: 'సులభమైన స్థాయి ఎప్పుడూ తెరిచే ఉంటుంది. మూడు సులభమైన క్విజ్‌లలో 70 శాతం లేదా అంతకన్నా ఎక్కువ వస్తే మధ్యస్థ స్థాయి తెరుచుకుంటుంది. మూడు మధ్యస్థ క్విజ్‌లలో కూడా అలాగే వస్తే కష్టమైన స్థాయి తెరుచుకుంటుంది. ఎన్నిసార్లయినా ప్రయత్నించవచ్చు.',
          },
        ],
      },
      {
        id: 'wrong-answers',
        question: {
          en: 'What happens when my child gets an answer wrong?',
          te: 'జవాబు తప్పయితే ఏమవుతుంది?',
        },
        answer: [
          {
            en: 'Nothing bad. The app shows the right answer and explains it, and nothing your child has earned is taken away. If a quiz ends below 70 percent, just take another one.',
            te: 'ఏమీ కాదు. సరైన జవాబు కనిపిస్తుంది, వివరణ వస్తుంది. అంతకుముందు సాధించినది ఏదీ పోదు. క్విజ్‌లో 70 శాతం రాకపోతే ఇంకో క్విజ్ చేస్తే సరిపోతుంది.',
          },
        ],
      },
      {
        id: 'which-telugu',
        question: {
          en: 'Our family says some words differently. Which Telugu do you teach?',
          te: 'మా ఇంట్లో కొన్ని మాటలు వేరేగా అంటాం. మీరు నేర్పేది ఏ తెలుగు?',
        },
        answer: [
          {
            en: 'Modern everyday Telugu, the kind that is read and understood in both Telugu states. The words used at home differ from district to district, and your word is not wrong: teach your child both. The poems keep their older language, with the meaning in today’s Telugu beside them.',
            te: 'రెండు తెలుగు రాష్ట్రాల్లోనూ చదివి అర్థం చేసుకునే వాడుక తెలుగు. ఇంటి మాటలు జిల్లాను బట్టి మారుతుంటాయి; మీ మాట తప్పు కాదు. పిల్లలకు రెండూ చెప్పండి. పద్యాల్లో మాత్రం పాత భాష అలాగే ఉంటుంది; పక్కన ఇచ్చే భావం నేటి తెలుగులో ఉంటుంది.',
          },
        ],
      },
      {
        id: 'why-poems',
        question: {
          en: 'Aren’t the old poems too hard for children?',
          te: 'పాత పద్యాలు పిల్లలకు కష్టం కాదా?',
        },
        answer: [
          {
            en: 'Without help, some of them are. That is why your child can hear each poem and read its meaning in plain Telugu, and you can show or hide an English translation. The verses of Vemana and the Sumati Satakam are short, and children remember the rhythm before they know every word.',
            te: 'ఎవరి సాయమూ లేకుండా చదివితే కొన్ని కష్టంగానే ఉంటాయి. అందుకే ప్రతి పద్యాన్నీ వినవచ్చు; సులభమైన తెలుగులో భావం ఉంటుంది; ఇంగ్లీషు అనువాదాన్ని కావాలంటే చూడవచ్చు, వద్దంటే దాచవచ్చు. వేమన పద్యాలు, సుమతీ శతక పద్యాలు చిన్నవి. ప్రతి మాటా తెలియకముందే ఆ లయ పిల్లలకు నోటికి వచ్చేస్తుంది.',
          },
        ],
      },
      {
        id: 'replace-a-teacher',
        question: {
          en: 'Does it replace a Telugu class?',
          te: 'ఇది ఉంటే తెలుగు తరగతి అక్కర్లేదా?',
        },
        answer: [
          {
            en: 'No. It offers patient practice and a voice at any hour, stories to read, and a slate on which your child traces letters and writes them from memory. Talking with people, writing on paper and reading books together are still up to you and the teacher. A notebook beside the app helps a lot.',
            te: 'అలా కాదు. ఎప్పుడు కావాలంటే అప్పుడు సాధన చేయడానికి, ఎన్నిసార్లయినా వినడానికి ఇది తోడుంటుంది. చదువుకోవడానికి కథలు, అక్షరాలు దిద్దడానికి, చూడకుండా రాయడానికి పలక కూడా ఉన్నాయి. మనుషులతో మాట్లాడడం, కాగితం మీద రాయడం, కలిసి పుస్తకాలు చదవడం మాత్రం మీతోనూ గురువులతోనూ జరగాలి. యాప్ పక్కన ఒక నోటు పుస్తకం ఉంటే ఎంతో మేలు.',
          },
        ],
      },
    ],
  },
  {
    topic: { en: 'The voice and the AI', te: 'గొంతు, ఏఐ' },
    questions: [
      {
        id: 'whose-voice',
        question: { en: 'Whose voice is it?', te: 'వినిపించేది ఎవరి గొంతు?' },
        answer: [
          {
            en: 'It is a computer voice, not a person’s. The built-in one is eSpeak NG, a free program that comes with the app and needs no internet. It sounds a little mechanical, but it says each letter clearly. A hosted copy may use a more natural voice from a speech provider, and if your device has a Telugu voice, you can choose it in the settings.',
            te: 'అది కంప్యూటర్ గొంతు, మనిషిది కాదు. యాప్‌తో పాటే వచ్చేది eSpeak NG అనే స్వేచ్ఛా ప్రోగ్రామ్; దానికి ఇంటర్నెట్ అక్కర్లేదు. కొంచెం యంత్రంలా అనిపించినా అక్షరాలను స్పష్టంగా పలుకుతుంది. హోస్టెడ్ కాపీలో ఇంకా సహజమైన గొంతునిచ్చే బయటి సేవను వాడవచ్చు. మీ పరికరంలో తెలుగు గొంతు ఉంటే దాన్ని సెట్టింగ్‌లలో ఎంచుకోవచ్చు.',
          },
        ],
      },
      {
        id: 'does-it-listen',
        question: {
          en: 'Does the app listen to my child or record anything?',
          te: 'యాప్ మా పిల్లల మాటలు వింటుందా, రికార్డ్ చేస్తుందా?',
        },
        answer: [
          {
            en: 'No. It speaks but does not listen. It does not use the microphone or the camera.',
            te: 'లేదు. యాప్ మాట్లాడుతుంది కానీ వినదు. మైక్‌ను గానీ కెమెరాను గానీ వాడదు.',
          },
        ],
      },
      {
        id: 'what-is-the-ai-page',
        question: {
          en: 'What does the AI learning page do?',
          te: '“మాటల గురువు” పేజీలో ఏముంటుంది?',
        },
        answer: [
          {
            en: 'Your child types a word and gets a short explanation with an example, in English and in Telugu. The Telugu can be read aloud, and each word lights up as it is spoken. “Learn More” adds something new about the same word, up to two times.',
            te: 'పిల్లలు ఒక పదం టైప్ చేస్తే చిన్న వివరణ, ఒక ఉదాహరణ ఇంగ్లీషులోనూ తెలుగులోనూ వస్తాయి. తెలుగు వివరణను వినవచ్చు; పలుకుతున్న పదం వెలుగుతూ కనిపిస్తుంది. “ఇంకా తెలుసుకో” నొక్కితే అదే పదం గురించి మరో కొత్త విషయం వస్తుంది; ఇలా రెండుసార్లు అడగవచ్చు.',
          },
          {
            en: 'As the app comes, the answers are from a built-in tutor that uses our own word bank. The person who sets up a copy can turn on an AI provider, which can explain many more words. Hosted copies may do so.',
            te: 'మామూలుగా, మేము తయారుచేసిన పదకోశం నుంచి యాప్‌లోని గురువే జవాబు ఇస్తారు. కాపీని ఏర్పాటు చేసేవారు బయటి ఏఐ సేవను ఆన్ చేయవచ్చు; అది ఇంకా ఎన్నో పదాలను వివరించగలదు. హోస్టెడ్ కాపీల్లో అలాంటి సేవ ఉండవచ్చు.',
          },
        ],
      },
      {
        id: 'word-not-known',
        question: {
          en: 'The tutor does not know a word. Why?',
          te: 'గురువు ఒక పదం తెలియదంటున్నారు. ఎందుకు?',
        },
        answer: [
          {
            en: 'The built-in tutor knows the words in our word bank, which has everyday words but is not a whole dictionary. Check the spelling, or try a simpler word with the same meaning. The missing word goes on a list in the settings under “Words to learn”, so you can look it up together or suggest it to us on the contact page.',
            te: 'యాప్‌లోని గురువుకు మా పదకోశంలో ఉన్న మాటలే తెలుసు. అందులో రోజువారీ మాటలు ఉంటాయి; అది పూర్తి నిఘంటువు కాదు. స్పెల్లింగ్ సరిచూడండి, లేదా అదే అర్థం వచ్చే సులభమైన పదం ప్రయత్నించండి. తెలియని పదం సెట్టింగ్‌లలోని “నేర్చుకోవలసిన మాటలు” జాబితాలో చేరుతుంది; దాన్ని మీరిద్దరూ కలిసి తెలుసుకోవచ్చు, “సంప్రదించండి” పేజీ ద్వారా మాకు సూచించవచ్చు.',
          },
        ],
      },
      {
        id: 'can-ai-be-wrong',
        question: {
          en: 'Can the AI be wrong or say something unsuitable?',
          te: 'ఏఐ తప్పు చెప్పే అవకాశం ఉందా? పిల్లలకు తగనిది చెప్పే అవకాశం ఉందా?',
        },
        answer: [
          {
            en: 'The built-in tutor uses texts that were written and checked in advance. An AI provider, or the browser’s own translation, writes new text each time and can make mistakes. Before a child sees it, the app checks its length and its script, looks for unsuitable words, and lets no links through. No such check is perfect, so please look in from time to time and tell us what you find.',
            te: 'యాప్‌లోని గురువు వాడేవి ముందే రాసి, సరిచూసిన మాటలు. బయటి ఏఐ సేవ, బ్రౌజర్ సొంత అనువాదం మాత్రం ప్రతిసారీ కొత్తగా రాస్తాయి; అవి పొరబడవచ్చు. పిల్లలకు చూపే ముందు జవాబు నిడివిని, లిపిని యాప్ పరిశీలిస్తుంది; తగని మాటలు ఉన్నాయేమో చూస్తుంది; లింకులను రానివ్వదు. ఏ పరిశీలనా నూటికి నూరుపాళ్లు పక్కాగా ఉండదు. కాబట్టి అప్పుడప్పుడూ మీరూ చూడండి, ఏదైనా కనిపిస్తే చెప్పండి.',
          },
        ],
      },
    ],
  },
  {
    topic: { en: 'Privacy and safety', te: 'గోప్యత, భద్రత' },
    questions: [
      {
        id: 'where-is-the-data',
        question: {
          en: 'Where is my child’s progress kept?',
          te: 'మా పిల్లల ప్రగతి ఎక్కడ ఉంటుంది?',
        },
        answer: [
          {
            en: 'In a copy on your own device: in the browser of that device and nowhere else. In a hosted copy: in the Firebase project of the owner who runs it. The privacy page lists exactly what is kept.',
            te: 'మీ సొంత పరికరంలోని కాపీ అయితే ఆ పరికరంలోని బ్రౌజర్‌లోనే ఉంటుంది, ఇంకెక్కడా ఉండదు. హోస్టెడ్ కాపీ అయితే దాన్ని నడిపే నిర్వాహకుల ఫైర్‌బేస్ ప్రాజెక్టులో ఉంటుంది. ఏమేం ఉంటాయో గోప్యత పేజీలో వివరంగా రాశాం.',
          },
        ],
      },
      {
        id: 'ads-and-tracking',
        question: {
          en: 'Are there ads or trackers?',
          te: 'ప్రకటనలు, ట్రాకింగ్ ఉంటాయా?',
        },
        answer: [
          {
            en: 'No ads, no advertising identifiers, no behavioral tracking, and no selling of data. A copy on your own device sends no usage statistics to anyone. A hosted copy may collect them, but only after a grown-up has agreed.',
            te: 'ప్రకటనలు లేవు, ప్రకటనల కోసం వాడే గుర్తింపు నంబర్లు లేవు, పిల్లల ప్రవర్తనపై నిఘా లేదు, సమాచారాన్ని అమ్మడం లేదు. మీ సొంత పరికరంలోని కాపీ వాడుక గణాంకాలను ఎవరికీ పంపదు. హోస్టెడ్ కాపీ పంపవచ్చు; అదీ పెద్దలు ఒప్పుకున్నాకే.',
          },
        ],
      },
      {
        id: 'other-learners',
        question: {
          en: 'Can strangers see my child or write to them?',
          te: 'పరిచయం లేనివారు మా పిల్లలను చూడగలరా, సందేశాలు పంపగలరా?',
        },
        answer: [
          {
            en: 'There is no chat, no comments and no messages between learners, and your child’s name is not shown to strangers. In a hosted copy, a grown-up can let a child join the weekly league. About thirty other children then see a made-up name, a picture and the points of the week, and nothing else. In a class, the teacher sees how your child is doing; the other children do not.',
            te: 'పిల్లల మధ్య చాట్, కామెంట్లు, సందేశాలు లేవు; మీ పిల్లల పేరు పరిచయం లేనివారికి కనిపించదు. హోస్టెడ్ కాపీలో పెద్దల అనుమతితో పిల్లలు వారపు పోటీలో చేరవచ్చు. చేరితే, సుమారు ముప్పై మందికి ఒక మారుపేరు, ఒక బొమ్మ, ఈ వారం పాయింట్లు కనిపిస్తాయి; ఇంకేమీ కనిపించదు. తరగతిలో చేరితే, మీ పిల్లలు ఎలా నేర్చుకుంటున్నారో టీచర్‌కు కనిపిస్తుంది; మిగతా పిల్లలకు కనిపించదు.',
          },
        ],
      },
      {
        id: 'download-and-erase',
        question: {
          en: 'How do I download or erase what is kept?',
          te: 'ఉన్న సమాచారాన్ని ఎలా డౌన్‌లోడ్ చేసుకోవాలి, ఎలా చెరిపేయాలి?',
        },
        answer: [
          {
            en: 'Open the settings and go to “For grown-ups”. After a short check that keeps young children out, you can download your child’s data as a file, bring it to another device, or erase everything. What has been erased cannot be brought back, so if in doubt, download it first.',
            te: 'సెట్టింగ్‌లు తెరిచి, “పెద్దల కోసం” భాగానికి వెళ్లండి. చిన్నపిల్లలు పొరపాటున తెరవకుండా అక్కడ ముందు ఒక చిన్న లెక్క వస్తుంది. దానికి జవాబు రాశాక మీ పిల్లల సమాచారాన్ని ఫైలుగా డౌన్‌లోడ్ చేసుకోవచ్చు, వేరే పరికరంలోకి తెచ్చుకోవచ్చు, లేదా మొత్తం చెరిపేయవచ్చు. చెరిపేసినది మళ్లీ రాదు; సందేహం ఉంటే ముందు డౌన్‌లోడ్ చేసుకోండి.',
          },
        ],
      },
      {
        id: 'parental-consent',
        question: {
          en: 'Do I have to give consent for my child?',
          te: 'మా పిల్లల తరఫున నేను అనుమతి ఇవ్వాలా?',
        },
        answer: [
          {
            en: 'A copy on your own device gives your child’s data to nobody, but do look at the app together first. In a hosted copy, the owner keeps your child’s data and in many countries needs a parent’s consent for that: in India for everyone under 18, in the United States for children under 13.',
            te: 'మీ సొంత పరికరంలోని కాపీలో మీ పిల్లల సమాచారం ఎవరి చేతికీ వెళ్లదు; అయినా మొదటిసారి మీరూ కలిసి చూడండి. హోస్టెడ్ కాపీలో పిల్లల సమాచారం నిర్వాహకుల దగ్గర ఉంటుంది; అందుకు చాలా దేశాల్లో తల్లిదండ్రుల అనుమతి కావాలి: భారతదేశంలో 18 ఏళ్లలోపు అందరికీ, అమెరికాలో 13 ఏళ్లలోపు పిల్లలకు.',
          },
        ],
      },
    ],
  },
  {
    topic: {
      en: 'Devices, offline use and problems',
      te: 'పరికరాలు, ఆఫ్‌లైన్, ఇబ్బందులు',
    },
    questions: [
      {
        id: 'which-devices',
        question: {
          en: 'Which phones and computers does it work on?',
          te: 'ఏ ఫోన్లలో, కంప్యూటర్లలో పనిచేస్తుంది?',
        },
        answer: [
          {
            en: 'On any phone, tablet or computer with an up-to-date browser such as Chrome, Edge, Safari or Firefox. There is nothing to buy or install.',
            te: 'Chrome, Edge, Safari, Firefox లాంటి బ్రౌజర్ తాజా వెర్షన్ ఉంటే ఏ ఫోన్‌లోనైనా, ట్యాబ్లెట్‌లోనైనా, కంప్యూటర్‌లోనైనా పనిచేస్తుంది. ఏమీ కొనక్కర్లేదు, ఇన్‌స్టాల్ చేయక్కర్లేదు.',
          },
        ],
      },
      {
        id: 'why-install',
        question: {
          en: 'If there is nothing to install, why can I install it?',
          te: 'ఇన్‌స్టాల్ చేయక్కర్లేదంటున్నారు కదా, మరి ఎందుకు చేసుకోవాలి?',
        },
        answer: [
          {
            en: 'Installing puts an icon on the home screen and opens the app in its own window, which young children find easier. It also makes it less likely that the browser clears your child’s progress. The help page shows the steps for Android, iPhone and computers.',
            te: 'ఇన్‌స్టాల్ చేస్తే హోమ్ స్క్రీన్‌పై గుర్తు వస్తుంది, యాప్ తన సొంత విండోలో తెరుచుకుంటుంది; చిన్నపిల్లలకు ఇది సులువు. భద్రపరచిన ప్రగతిని బ్రౌజర్ తనంతట తాను తీసేసే అవకాశం కూడా తగ్గుతుంది. ఆండ్రాయిడ్, ఐఫోన్, కంప్యూటర్లలో ఎలా చేయాలో సహాయం పేజీలో ఉంది.',
          },
        ],
      },
      {
        id: 'what-works-offline',
        question: {
          en: 'What works without the internet?',
          te: 'ఇంటర్నెట్ లేకుండా ఏమేం పనిచేస్తాయి?',
        },
        answer: [
          {
            en: 'Open the app once while you are online and let it finish loading. After that, a copy on your own device works completely offline: lessons, stories, quizzes, poems, the slate, the voice and the tutor.',
            te: 'ఒకసారి ఇంటర్నెట్ ఉన్నప్పుడు యాప్ తెరిచి పూర్తిగా లోడ్ కానివ్వండి. ఆ తర్వాత మీ సొంత పరికరంలోని కాపీ ఇంటర్నెట్ లేకుండానే పూర్తిగా పనిచేస్తుంది: పాఠాలు, కథలు, క్విజ్‌లు, పద్యాలు, పలక, గొంతు, గురువు అన్నీ.',
          },
          {
            en: 'A phone with Data Saver on stores only the pages you have opened.',
            te: 'డేటా సేవర్ ఆన్‌లో ఉన్న ఫోన్‌లో, మీరు తెరిచిన పేజీలు మాత్రమే ఇంటర్నెట్ లేకుండా పనిచేస్తాయి.',
          },
          {
            en: 'In a hosted copy, signing in, classes, the league, an AI provider and an online voice need a connection. Results from offline practice are kept and sent when the connection is back.',
            te: 'హోస్టెడ్ కాపీలో సైన్ ఇన్ చేయడానికి, తరగతులకు, పోటీకి, బయటి ఏఐ సేవకు, ఆన్‌లైన్ గొంతుకు ఇంటర్నెట్ కావాలి. ఇంటర్నెట్ లేనప్పుడు వచ్చిన ఫలితాలు పోవు; మళ్లీ కనెక్షన్ రాగానే వాటంతట అవే చేరతాయి.',
          },
        ],
      },
      {
        id: 'new-phone',
        question: {
          en: 'We have a new phone. How do we move the progress?',
          te: 'కొత్త ఫోన్ కొన్నాం. పాత ప్రగతి ఎలా వస్తుంది?',
        },
        answer: [
          {
            en: 'In a copy on your own device, download the data on the old phone (in the settings, under “For grown-ups”), send the file to the new phone, and open it there in the same place. In a hosted copy, just sign in with the same Google account. A child who joined a class without one gets a code from the teacher.',
            te: 'మీ సొంత పరికరంలోని కాపీ అయితే, పాత ఫోన్‌లో సెట్టింగ్‌లలోని “పెద్దల కోసం” భాగంలో సమాచారాన్ని డౌన్‌లోడ్ చేసుకోండి. ఆ ఫైలును కొత్త ఫోన్‌కు పంపుకుని, అక్కడ కూడా అదే చోట తెరవండి. హోస్టెడ్ కాపీ అయితే అదే గూగుల్ ఖాతాతో సైన్ ఇన్ చేస్తే చాలు. గూగుల్ ఖాతా లేకుండా తరగతిలో చేరిన పిల్లలకు టీచర్ ఒక కోడ్ ఇస్తారు.',
          },
        ],
      },
      {
        id: 'change-language',
        question: {
          en: 'How do I switch between English and Telugu?',
          te: 'ఇంగ్లీషు నుంచి తెలుగుకు ఎలా మారాలి?',
        },
        answer: [
          {
            en: 'Use the language button at the top of the page, in the dashboard menu, or in the settings. Your choice is remembered on this device.',
            te: 'పేజీ పైభాగంలో, సైన్ ఇన్ చేశాక పక్క మెనూలో, లేదా సెట్టింగ్‌లలో భాష మార్చుకోవచ్చు. మీరు ఎంచుకున్న భాష ఈ పరికరంలో గుర్తుంటుంది.',
          },
        ],
      },
      {
        id: 'something-is-broken',
        question: {
          en: 'Something is not working. What do I do first?',
          te: 'ఏదో పనిచేయడం లేదు. ముందు ఏం చేయాలి?',
        },
        answer: [
          {
            en: 'Reload the page. If that does not help, close the browser and open it again. The help page goes through common problems step by step. Do not clear the browser’s data before you have downloaded your child’s progress.',
            te: 'ముందు పేజీని రీలోడ్ చేయండి. అయినా కాకపోతే బ్రౌజర్ మూసేసి మళ్లీ తెరవండి. తరచూ వచ్చే ఇబ్బందులకు ఏం చేయాలో సహాయం పేజీలో వరుసగా ఉంది. పిల్లల ప్రగతిని డౌన్‌లోడ్ చేసుకోకుండా బ్రౌజర్ డేటాను మాత్రం తుడిచేయకండి.',
          },
        ],
      },
    ],
  },
  {
    topic: { en: 'Price', te: 'ధర' },
    questions: [
      {
        id: 'really-free',
        question: { en: 'Is it really free?', te: 'నిజంగా ఉచితమేనా?' },
        answer: [
          {
            en: 'Yes. Aksharam is in beta and costs nothing. The crossed-out price of $9 a month is the original price, and you do not pay it during the beta.',
            te: 'అవును. అక్షరం యాప్ ఇప్పుడు బీటా దశలో ఉంది; ఏమీ చెల్లించక్కర్లేదు. నెలకు ₹999 అని కొట్టివేసి కనిపించేది అసలు ధర; బీటా దశలో అది కట్టక్కర్లేదు.',
          },
        ],
      },
      {
        id: 'credit-card',
        question: {
          en: 'Do I have to give a credit card?',
          te: 'క్రెడిట్ కార్డు వివరాలు ఇవ్వాలా?',
        },
        answer: [
          {
            en: 'No. We do not ask for a card or any other way to pay, so there can be no surprise charges.',
            te: 'అక్కర్లేదు. కార్డు వివరాలు గానీ మరే చెల్లింపు వివరాలు గానీ అడగం. కాబట్టి మీకు తెలియకుండా డబ్బు కట్ అయ్యే ప్రశ్నే లేదు.',
          },
        ],
      },
      {
        id: 'after-the-beta',
        question: {
          en: 'What happens when the beta ends?',
          te: 'బీటా దశ అయిపోయాక ఏమవుతుంది?',
        },
        answer: [
          {
            en: 'There may be paid plans. If so, you decide whether to take one; nobody is moved to a paid plan automatically. You can download your child’s progress at any time.',
            te: 'డబ్బు చెల్లించే ప్లాన్లు రావచ్చు. వచ్చినా తీసుకోవాలా వద్దా అనేది మీ ఇష్టం; ఎవరినీ అడగకుండా ఆ ప్లాన్లలోకి మార్చం. పిల్లల ప్రగతిని ఎప్పుడైనా డౌన్‌లోడ్ చేసుకోవచ్చు.',
          },
        ],
      },
      {
        id: 'money-back',
        question: {
          en: 'What is the 30-day money-back guarantee?',
          te: '30 రోజుల మనీ-బ్యాక్ హామీ అంటే ఏమిటి?',
        },
        answer: [
          {
            en: 'It is a promise for later. When paid plans launch, anyone who is not satisfied can ask for their money back within 30 days. During the free beta, there is nothing to refund.',
            te: 'అది ముందు ముందు వర్తించే హామీ. చెల్లింపు ప్లాన్లు మొదలయ్యాక, మీకు నచ్చకపోతే 30 రోజుల్లోపు డబ్బు వెనక్కి అడగవచ్చు. ఇప్పుడు ఉచితం కాబట్టి తిరిగి ఇవ్వాల్సింది ఏమీ లేదు.',
          },
        ],
      },
    ],
  },
];
