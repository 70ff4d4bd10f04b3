import type { Bilingual } from '../../domain/bilingual';

export type PrivacyParagraph = Bilingual & {
  /** Names the paragraph in a link, and in privacy.test.ts, which says what each paragraph describes. */
  readonly id: string;
  /** What it is about, in the words that stand out. */
  readonly lead?: Bilingual;
};

type PrivacySection = {
  readonly title: Bilingual;
  readonly paragraphs: readonly PrivacyParagraph[];
};

export type Privacy = {
  readonly updated: string;
  readonly sections: readonly PrivacySection[];
};

export const privacy = {
  updated: '2026-11-18',
  sections: [
    {
      title: { en: 'In short', te: 'క్లుప్తంగా' },
      paragraphs: [
        {
          id: 'in-short',
          en: 'We keep only what we need to teach. There is no advertising, no behavioral tracking and no recording of voices. A grown-up can see, download and erase what is kept.',
          te: 'నేర్పడానికి అవసరమైన సమాచారమే ఉంచుతాం. ప్రకటనలు లేవు, పిల్లల ప్రవర్తనపై నిఘా లేదు, గొంతు రికార్డ్ చేయడం లేదు. ఏ సమాచారం ఉందో పెద్దలు చూడవచ్చు, డౌన్‌లోడ్ చేసుకోవచ్చు, చెరిపేయవచ్చు.',
        },
        {
          id: 'two-kinds',
          en: 'Aksharam is used in two ways. In a copy on your own device, what your child does stays in the browser of that device. A hosted copy is run by an owner, such as a school, and keeps it in the owner’s Firebase project. Firebase is a service of Google. Where the two differ, this page says so.',
          te: 'అక్షరం యాప్‌ను రెండు విధాలుగా వాడవచ్చు. మీ సొంత పరికరంలోని కాపీ అయితే, మీ పిల్లలు చేసేదంతా ఆ పరికరంలోని బ్రౌజర్‌లోనే ఉంటుంది. హోస్టెడ్ కాపీని ఆన్‌లైన్‌లో నిర్వాహకులు నడుపుతారు; ఉదాహరణకు ఒక బడి. అందులో చేసేది నిర్వాహకుల ఫైర్‌బేస్ ప్రాజెక్టులో ఉంటుంది. ఫైర్‌బేస్ అనేది గూగుల్ వారి సేవ. రెండింటికీ తేడా ఉన్న చోట ఆ విషయం చెప్పాం.',
        },
        {
          id: 'who-else',
          en: 'Apart from the people who run a hosted copy, others see something about your child in two cases only: when your child joins a teacher’s class, and when a grown-up lets your child join the weekly league. Both are explained below.',
          te: 'హోస్టెడ్ కాపీని నడిపేవారికి కాకుండా, మీ పిల్లల వివరాలు ఇతరులకు రెండు సందర్భాల్లోనే కనిపిస్తాయి: టీచర్ నడిపే తరగతిలో చేరినప్పుడు, పెద్దల అనుమతితో వారపు పోటీలో చేరినప్పుడు. ఆ రెండింటి గురించీ కింద వివరించాం.',
        },
      ],
    },
    {
      title: { en: 'Who is responsible', te: 'బాధ్యత ఎవరిది?' },
      paragraphs: [
        {
          id: 'own-device-responsible',
          en: 'If you use a copy on your own device, the data is in your hands.',
          te: 'మీ సొంత పరికరంలోని కాపీ అయితే, సమాచారం మీ చేతుల్లోనే ఉంటుంది.',
        },
        {
          id: 'owner-responsible',
          en: 'If you use a hosted copy, its owner decides about the data and is responsible for it: a school, a group or a person. Your questions and requests go to that owner. If the owner has given an email address, the contact page shows it.',
          te: 'హోస్టెడ్ కాపీ అయితే, ఆ సమాచారం గురించి నిర్ణయించేది, దానికి బాధ్యత వహించేది దాని నిర్వాహకులు: అది ఒక బడి, ఒక సంస్థ లేదా ఒక వ్యక్తి కావచ్చు. మీ ప్రశ్నలు, అభ్యర్థనలు వారికే పంపాలి. వారు ఈమెయిల్ చిరునామా ఇచ్చి ఉంటే “సంప్రదించండి” పేజీలో కనిపిస్తుంది.',
        },
        {
          id: 'which-copy',
          en: 'To find out which kind you have, press “Continue with Google”. A copy on your own device says that it keeps its learners on this device; a hosted copy opens Google’s own window.',
          te: 'మీది ఏ రకమో తెలుసుకోవాలంటే, సైన్-ఇన్ పేజీలోని గూగుల్ బటన్ నొక్కండి: వివరాలు ఈ పరికరంలోనే ఉంటాయని చెప్తే మీ సొంత పరికరంలోని కాపీ; గూగుల్ వారి విండో తెరుచుకుంటే హోస్టెడ్ కాపీ.',
        },
      ],
    },
    {
      title: { en: 'What is kept about a learner', te: 'నేర్చుకునేవారి గురించి ఏమేం ఉంచుతాం?' },
      paragraphs: [
        {
          id: 'learner',
          lead: { en: 'The learner:', te: 'నేర్చుకునేవారు:' },
          en: 'In a copy on your own device: the name you type and a picture from our list; a nickname will do, and the email address may be left out. In a hosted copy: the name and email address of the Google account, an account number and, if the account has a photo, a link to it. A child who joins a class without a Google account has only a picture and a first name, and the name may be left out.',
          te: 'మీ సొంత పరికరంలోని కాపీలో: మీరు రాసే పేరు, మా జాబితాలోంచి ఎంచుకునే ఒక బొమ్మ; ముద్దుపేరు రాసినా చాలు, ఈమెయిల్ రాయకపోయినా సరే. హోస్టెడ్ కాపీలో: గూగుల్ ఖాతాలోని పేరు, ఈమెయిల్ చిరునామా, ఖాతా సంఖ్య, ఫొటో ఉంటే దాని లింక్. గూగుల్ ఖాతా లేకుండా తరగతిలో చేరే పిల్లలకు ఒక బొమ్మ, ఒక పేరు మాత్రమే ఉంటాయి; పేరు రాయకపోయినా సరే.',
        },
        {
          id: 'profile',
          lead: { en: 'The profile:', te: 'ప్రొఫైల్:' },
          en: 'age, grade, interests, hobbies, likes, dislikes and favorite foods, where your child begins on the learning path, and how many minutes a day your child wants to practice. We use it to make suggestions and to explain things at the right level.',
          te: 'వయసు, తరగతి, ఆసక్తులు, అభిరుచులు, ఇష్టాలు, ఇష్టం లేనివి, ఇష్టంగా తినేవి; నేర్చుకునే దారిలో ఎక్కడ మొదలుపెట్టాలి, రోజుకు ఎన్ని నిమిషాలు సాధన చేయాలి. సూచనలు ఇవ్వడానికి, వివరణలు పిల్లల స్థాయికి తగినట్టు ఉండడానికి వీటిని వాడతాం.',
        },
        {
          id: 'practice',
          lead: { en: 'All practice:', te: 'సాధన అంతా:' },
          en: 'exercises, lessons, quizzes, spelling, writing, poems and stories. For each of them we keep what it was, when it was done, how long it took, and what was right, wrong, slow or mixed up. A quiz result also has the questions, the answers and the score. What is drawn on the slate is judged on the device and not kept.',
          te: 'అభ్యాసాలు, పాఠాలు, క్విజ్‌లు, మాటలు తప్పు లేకుండా రాయడం, పలక మీద రాత, పద్యాలు, కథలు. ఒక్కోదాని గురించీ అది ఏమిటి, ఎప్పుడు చేశారు, ఎంతసేపు పట్టింది, ఏవి సరిగ్గా వచ్చాయి, ఏవి తప్పాయి, ఏవి ఆలస్యంగా తట్టాయి, ఏవి తికమక పెట్టాయి అనే వివరాలు ఉంచుతాం. క్విజ్ ఫలితంలో ప్రశ్నలు, జవాబులు, మార్కులు కూడా ఉంటాయి. పలక మీద రాసినదాన్ని పరికరంలోనే సరిచూస్తాం; దాన్ని భద్రపరచం.',
        },
        {
          id: 'looked-up',
          lead: { en: 'Words looked up:', te: 'వెతికిన పదాలు:' },
          en: 'what was typed on the AI learning page, when, and for how long the answer was read. Words that the tutor does not know go on a list in the settings, “Words to learn”. That list stays in this browser and is not sent anywhere.',
          te: '“మాటల గురువు” పేజీలో ఏం టైప్ చేశారు, ఎప్పుడు, జవాబును ఎంతసేపు చదివారు. గురువుకు తెలియని పదాలు సెట్టింగ్‌లలో “నేర్చుకోవలసిన మాటలు” అనే జాబితాలో చేరతాయి. ఆ జాబితా ఈ బ్రౌజర్‌లోనే ఉంటుంది; ఎక్కడికీ వెళ్లదు.',
        },
        {
          id: 'reading',
          lead: { en: 'Reading:', te: 'చదివినవి:' },
          en: 'the stories and rhymes read to the end, the words your child asked about in them, the poems read or known by heart, and each line of a poem that is being learned.',
          te: 'చివరిదాకా చదివిన కథలు, పాటలు, వాటిలో పిల్లలు అర్థం అడిగిన మాటలు, చదివిన పద్యాలు, కంఠస్థం చేసిన పద్యాలు, నేర్చుకుంటున్న ఒక్కో పాదం.',
        },
        {
          id: 'memory',
          lead: { en: 'What your child remembers:', te: 'ఏది ఎంత గుర్తుందో:' },
          en: 'for each letter, word, sentence and line of a poem, the last days on which it was practiced and how it went, and which letters get mixed up. This is how the app knows what to ask again, and when.',
          te: 'ఒక్కో అక్షరాన్ని, పదాన్ని, వాక్యాన్ని, పద్య పాదాన్ని ఈ మధ్య ఏయే రోజుల్లో సాధన చేశారు, ఎలా చేశారు, ఏ అక్షరాల దగ్గర తికమక పడుతున్నారు. దేన్ని మళ్లీ ఎప్పుడు అడగాలో యాప్‌కు ఇలాగే తెలుస్తుంది.',
        },
        {
          id: 'totals',
          lead: { en: 'Totals:', te: 'లెక్కలు:' },
          en: 'points, minutes and points for each day, lessons done, quizzes passed and achievements, all counted from the above. In a hosted copy the owner’s server also counts the points itself, for classes and the league.',
          te: 'వీటన్నిటినీ బట్టి లెక్కించే పాయింట్లు, ఏ రోజు ఎన్ని నిమిషాలు, ఎన్ని పాయింట్లు, పూర్తిచేసిన పాఠాలు, నెగ్గిన క్విజ్‌లు, విజయాలు. హోస్టెడ్ కాపీలో తరగతుల కోసం, పోటీ కోసం నిర్వాహకుల సర్వర్ కూడా పాయింట్లను సొంతంగా లెక్కిస్తుంది.',
        },
      ],
    },
    {
      title: { en: 'What the browser keeps', te: 'బ్రౌజర్‌లో ఏమేం ఉంటాయి?' },
      paragraphs: [
        {
          id: 'settings',
          lead: { en: 'Settings:', te: 'సెట్టింగ్‌లు:' },
          en: 'language, colors, sidebar, voice and sounds, messages, how lessons and stories are shown and read aloud, which hand your child writes with, and whether a grown-up has allowed usage statistics or the browser’s own translation.',
          te: 'భాష, రంగులు, పక్క పట్టీ, గొంతు, శబ్దాలు, సందేశాలు, పాఠాలను, కథలను ఎలా చూపాలి, ఎలా చదివి వినిపించాలి, పిల్లలు ఏ చేత్తో రాస్తారు, వాడుక గణాంకాలకు, బ్రౌజర్ సొంత అనువాదానికి పెద్దలు అనుమతి ఇచ్చారా లేదా.',
        },
        {
          id: 'unfinished',
          lead: { en: 'Work in progress:', te: 'మధ్యలో ఉన్న పని:' },
          en: 'practice that can be continued later, answers to the first questions that are not saved yet, the lesson your child is on and its pages already read, what the easy quiz has asked before, and which achievements were celebrated.',
          te: 'తర్వాత కొనసాగించగల సాధన, మొదటి ప్రశ్నలకు ఇచ్చిన, ఇంకా భద్రపరచని జవాబులు, ఇప్పుడు చేస్తున్న పాఠం, అందులో చదివిన పేజీలు, సులభమైన క్విజ్‌లో ఇంతకుముందు అడిగినవి, ఏయే విజయాలకు అభినందించామో.',
        },
        {
          id: 'waiting',
          lead: { en: 'Not sent yet:', te: 'ఇంకా పంపనివి:' },
          en: 'results and profile changes that could not be stored or sent yet. They wait in the browser until it works.',
          te: 'భద్రపరచలేకపోయిన, పంపలేకపోయిన ఫలితాలు, ప్రొఫైల్ మార్పులు. వీలయ్యేదాకా అవి బ్రౌజర్‌లోనే ఉంటాయి.',
        },
        {
          id: 'first-try',
          lead: { en: 'The first try:', te: 'మొదటి ఆట:' },
          en: 'what is done without signing in stays in the open tab. It is gone when the tab is closed, unless you choose to keep it.',
          te: 'సైన్ ఇన్ లేకుండా ఆడి చూసినది తెరిచి ఉన్న ట్యాబ్‌లోనే ఉంటుంది. మీరు భద్రపరచకపోతే ట్యాబ్ మూయగానే పోతుంది.',
        },
        {
          id: 'files',
          lead: { en: 'Files for offline use:', te: 'ఆఫ్‌లైన్ కోసం ఫైళ్లు:' },
          en: 'the pages of the app, its letters and its voice, and the sentences spoken most recently, so that they do not have to be made again. A hosted copy also keeps the words and poems that its owner has added. They are the same for everyone and say nothing about a child.',
          te: 'యాప్ పేజీలు, ఫాంట్లు, గొంతు, మళ్లీ తయారుచేయక్కర్లేకుండా ఈ మధ్య చదివి వినిపించిన వాక్యాల శబ్దాలు. హోస్టెడ్ కాపీలో నిర్వాహకులు చేర్చిన పదాలు, పద్యాలు కూడా ఉంటాయి; అవి అందరికీ ఒకటే, వాటిలో పిల్లల గురించి ఏమీ ఉండదు.',
        },
        {
          id: 'hosted-browser',
          lead: { en: 'Also in a hosted copy:', te: 'హోస్టెడ్ కాపీలో ఇవి కూడా:' },
          en: 'the sign-in, a copy of the learner’s data for offline use, and your child’s classes with the lessons assigned there. Signing out removes the sign-in, the copy of the data and the list of unknown words. Results that could not be sent stay until your child signs in again.',
          te: 'సైన్-ఇన్, ఆఫ్‌లైన్‌లో వాడుకోవడానికి సమాచారం ప్రతి, పిల్లలు ఉన్న తరగతులు, అక్కడ ఇచ్చిన పాఠాలు. సైన్ అవుట్ చేస్తే సైన్-ఇన్, సమాచారం ప్రతి, తెలియని పదాల జాబితా పోతాయి. పంపలేకపోయిన ఫలితాలు మాత్రం మళ్లీ సైన్ ఇన్ చేసేదాకా ఉంటాయి.',
        },
      ],
    },
    {
      title: { en: 'Where it is and who can see it', te: 'ఎక్కడ ఉంటుంది, ఎవరు చూడగలరు?' },
      paragraphs: [
        {
          id: 'own-device',
          en: 'In a copy on your own device, the data is in the browser’s storage on that device, and anyone who can use that browser can see it. The app fetches its own files from the address at which you opened it, as every web page does. Unless the person who set it up has turned on a service that is described below, it talks to no other computer.',
          te: 'మీ సొంత పరికరంలోని కాపీ అయితే, సమాచారం ఆ పరికరంలో బ్రౌజర్ నిల్వలో ఉంటుంది. ఆ బ్రౌజర్‌ను వాడగలిగే ఎవరైనా దాన్ని చూడగలరు. అన్ని వెబ్ పేజీల్లాగే, మీరు తెరిచిన చిరునామా నుంచి యాప్ తన ఫైళ్లను తెచ్చుకుంటుంది. కింద చెప్పిన సేవలేవైనా దాన్ని ఏర్పాటు చేసినవారు ఆన్ చేస్తే తప్ప, వేరే ఏ కంప్యూటర్‌తోనూ సంబంధం పెట్టుకోదు.',
        },
        {
          id: 'same-device',
          en: 'The list of learners on such a device shows every name that was typed there, so a nickname is a good idea. The table of the week under “Leaderboards” compares the learners of that device, with made-up names.',
          te: 'ఆ పరికరంలో చేర్చిన పేర్లన్నీ అక్కడి జాబితాలో కనిపిస్తాయి; అందుకే ముద్దుపేరు రాయడం మంచిది. “నా విజయాలు” పేజీలోని వారపు పట్టికలో ఆ పరికరంలో నేర్చుకునే పిల్లలందరి పాయింట్లు కనిపిస్తాయి; పేర్లు మాత్రం మారుపేర్లే.',
        },
        {
          id: 'hosted',
          en: 'In a hosted copy, the data is in the owner’s Firebase project. The signed-in learner can see it, and so can the owner and the people the owner has put in charge. Google stores it on the owner’s behalf. Ask the owner in which country.',
          te: 'హోస్టెడ్ కాపీ అయితే, సమాచారం నిర్వాహకుల ఫైర్‌బేస్ ప్రాజెక్టులో ఉంటుంది. సైన్ ఇన్ చేసినవారు, నిర్వాహకులు, వారు బాధ్యత అప్పగించినవారు దాన్ని చూడగలరు. నిర్వాహకుల తరఫున గూగుల్ దాన్ని నిల్వ చేస్తుంది; ఏ దేశంలో ఉందో నిర్వాహకులను అడగండి.',
        },
      ],
    },
    {
      title: { en: 'Classes', te: 'తరగతులు' },
      paragraphs: [
        {
          id: 'class',
          en: 'Only a hosted copy has classes. A child joins with the teacher’s code. From then on the teacher sees the child’s name and picture, when the child joined, the points, the points and minutes of the week, the last day of practice, the letters that get mixed up, and which assignments are done. The teacher does not see the profile, the email address, the words looked up or single answers. The other children in the class see none of this.',
          te: 'తరగతులు హోస్టెడ్ కాపీలోనే ఉంటాయి. టీచర్ ఇచ్చే కోడ్‌తో పిల్లలు చేరతారు. అప్పటి నుంచి టీచర్‌కు ఇవి కనిపిస్తాయి: పేరు, బొమ్మ, ఎప్పుడు చేరారు, పాయింట్లు, ఈ వారం పాయింట్లు, నిమిషాలు, చివరిగా సాధన చేసిన రోజు, తికమక పెట్టే అక్షరాలు, ఇచ్చిన పనుల్లో ఏవి పూర్తయ్యాయి. ప్రొఫైల్, ఈమెయిల్ చిరునామా, వెతికిన పదాలు, ఒక్కో ప్రశ్నకు ఇచ్చిన జవాబు టీచర్‌కు కనిపించవు. తరగతిలోని మిగతా పిల్లలకు వీటిలో ఏదీ కనిపించదు.',
        },
        {
          id: 'class-kept',
          en: 'Three things are kept for this: the class with its name, code, teacher and assignments; the child’s entry in it; and, for each account, the list of its classes.',
          te: 'ఇందుకోసం మూడు ఉంచుతాం: తరగతి పేరు, కోడ్, టీచర్, ఇచ్చిన పనులు; తరగతిలో ఆ పిల్లల వివరాలు; ఏ ఖాతా ఏయే తరగతుల్లో ఉందో చెప్పే జాబితా.',
        },
        {
          id: 'class-account',
          en: 'A child without a Google account gets an account of their own from the class. To continue on another device, the teacher shows a code that works once, for 15 minutes.',
          te: 'గూగుల్ ఖాతా లేని పిల్లలకు తరగతి ద్వారా ఒక ఖాతా వస్తుంది. వేరే పరికరంలో కొనసాగించాలంటే టీచర్ ఒక కోడ్ చూపిస్తారు; అది ఒక్కసారే, 15 నిమిషాల్లోపే పనిచేస్తుంది.',
        },
        {
          id: 'leaving-class',
          en: 'A grown-up can let a child leave the class in the settings, under “For grown-ups”, and the teacher can take a child out. Then the entry is deleted and the teacher sees nothing more; what was learned stays. If the teacher deletes the class, a child who has no Google account and no other class is erased with everything learned.',
          te: 'సెట్టింగ్‌లలో “పెద్దల కోసం” భాగం నుంచి పెద్దలు పిల్లలను తరగతి నుంచి బయటికి తేవచ్చు; టీచర్ కూడా తీసేయవచ్చు. అప్పుడు తరగతిలోని వివరాలు చెరిగిపోతాయి, టీచర్‌కు ఇక ఏమీ కనిపించదు; నేర్చుకున్నది మాత్రం పోదు. టీచర్ తరగతినే చెరిపేస్తే, గూగుల్ ఖాతా లేని, వేరే తరగతిలోనూ లేని పిల్లల సమాచారమంతా చెరిగిపోతుంది.',
        },
      ],
    },
    {
      title: { en: 'The weekly league', te: 'వారపు పోటీ' },
      paragraphs: [
        {
          id: 'league',
          en: 'Only a hosted copy has a league, and a child can join it only after a grown-up has passed the grown-up check. About thirty children then see one another’s made-up name, picture and points of the last seven days, and nothing else. Names and pictures come from fixed lists, so nobody can write anything into them.',
          te: 'పోటీ హోస్టెడ్ కాపీలోనే ఉంటుంది. పెద్దల కోసం ఉన్న లెక్క దాటి పెద్దలు అనుమతిస్తేనే పిల్లలు చేరగలరు. పోటీలో చేరితే సుమారు ముప్పై మందికి ఒక మారుపేరు, ఒక బొమ్మ, గత ఏడు రోజుల పాయింట్లు కనిపిస్తాయి; ఇంకేమీ కనిపించదు. మారుపేర్లు, బొమ్మలు మా జాబితాల్లోంచే వస్తాయి; సొంతంగా ఎవరూ ఏమీ రాయలేరు.',
        },
        {
          id: 'leaving-league',
          en: 'Your child can leave the league at any time on the page “Leaderboards”. The entry is deleted, and it disappears from the tables of the others with the next count, which is made every night.',
          te: '“నా విజయాలు” పేజీలో ఎప్పుడైనా పోటీ నుంచి తప్పుకోవచ్చు. అప్పుడు ఆ వివరాలు చెరిగిపోతాయి; రోజూ రాత్రి వేసే లెక్కతో మిగతా వాళ్ల పట్టికల్లోంచి కూడా పోతాయి.',
        },
      ],
    },
    {
      title: {
        en: 'What goes to an AI or voice provider',
        te: 'ఏఐ సేవకు, గొంతునిచ్చే సేవకు ఏం వెళ్తుంది?',
      },
      paragraphs: [
        {
          id: 'no-provider',
          en: 'As it comes, Aksharam uses its own tutor and its own voice, and nothing goes to a provider.',
          te: 'మామూలుగా అక్షరం యాప్ తన సొంత గురువునే, తన సొంత గొంతునే వాడుతుంది; బయటి సేవలకు ఏమీ వెళ్లదు.',
        },
        {
          id: 'provider',
          en: 'The person who sets up a copy, usually the owner of a hosted one, can turn a provider on. An AI provider is sent the text that was typed and the grade, and, when your child asks to learn more, the explanations already shown. A voice provider is sent the text that is to be read aloud; the owner’s server may keep the sound for everyone, without noting who asked for it. We add no name, no email address, no age and no list of interests to these texts. As with everything on the internet, a provider may see the internet address a request comes from.',
          te: 'కాపీని ఏర్పాటు చేసేవారు, ఎక్కువగా హోస్టెడ్ కాపీ నిర్వాహకులు, బయటి సేవను ఆన్ చేయవచ్చు. అప్పుడు ఏఐ సేవకు టైప్ చేసిన మాటలు, బడిలో చదివే తరగతి వెళ్తాయి; పిల్లలు ఇంకా తెలుసుకోవాలని అడిగితే అప్పటికే చూపిన వివరణలు కూడా వెళ్తాయి. గొంతునిచ్చే సేవకు చదివి వినిపించాల్సిన మాటలు వెళ్తాయి; ఎవరు అడిగారో రాసుకోకుండా, ఆ శబ్దాన్ని అందరి కోసం నిర్వాహకుల సర్వర్ ఉంచుకోవచ్చు. వీటికి పేరు, ఈమెయిల్, వయసు, ఆసక్తుల జాబితా వంటివేవీ మేము జోడించం. ఇంటర్నెట్ వాడే ఏ పనిలోనైనా ఉన్నట్టే, అభ్యర్థన ఏ ఇంటర్నెట్ చిరునామా (IP) నుంచి వచ్చిందో ఆ సేవకు తెలియవచ్చు.',
        },
        {
          id: 'browser-services',
          en: 'Your browser may offer two services of its own. “The device’s Telugu voice” can be chosen in the settings; some browsers send the text to the maker of that voice. “The browser’s own translation” works on the device, once a grown-up has turned it on.',
          te: 'మీ బ్రౌజర్‌లో కూడా రెండు సేవలు ఉండవచ్చు. సెట్టింగ్‌లలో “పరికరంలోని తెలుగు గొంతు” ఎంచుకోవచ్చు; కొన్ని బ్రౌజర్లు చదవాల్సిన మాటలను ఆ గొంతును తయారుచేసినవారికి పంపుతాయి. “బ్రౌజర్ సొంత అనువాదం” పెద్దలు ఆన్ చేశాక పరికరంలోనే పనిచేస్తుంది.',
        },
        {
          id: 'no-private-details',
          en: 'Ask your child not to type names, addresses or phone numbers into the box. The owner can tell you which provider is used, and under which terms for young users.',
          te: 'పేర్లు, చిరునామాలు, ఫోన్ నంబర్లు అక్కడ టైప్ చేయవద్దని మీ పిల్లలకు చెప్పండి. ఏ సేవను వాడుతున్నారో, పిల్లల విషయంలో దాని నిబంధనలేమిటో నిర్వాహకులు చెప్పగలరు.',
        },
      ],
    },
    {
      title: { en: 'Usage statistics and protection', te: 'వాడుక గణాంకాలు, రక్షణ' },
      paragraphs: [
        {
          id: 'events',
          en: 'In a copy on your own device, a list of the pages, quizzes and poems opened most recently stays on the device, at most 500 entries.',
          te: 'మీ సొంత పరికరంలోని కాపీలో, ఈ మధ్య తెరిచిన పేజీలు, క్విజ్‌లు, పద్యాల జాబితా పరికరంలోనే ఉంటుంది; అందులో గరిష్ఠంగా 500 ఉంటాయి.',
        },
        {
          id: 'analytics',
          en: 'A hosted copy may send such events to Firebase Analytics: pages opened; quizzes chosen, started, answered and finished, with the score; poems viewed. It does so only after a grown-up has agreed behind the grown-up check, and it never sends what your child types. Google then also keeps a random number in the browser, to recognize it. Without that agreement nothing is sent, and you can take it back at any time in the settings.',
          te: 'హోస్టెడ్ కాపీ అలాంటి వివరాలను ఫైర్‌బేస్ అనలిటిక్స్‌కు పంపవచ్చు: తెరిచిన పేజీలు; ఎంచుకున్న, మొదలుపెట్టిన, జవాబిచ్చిన, పూర్తిచేసిన క్విజ్‌లు, వాటి మార్కులు; చూసిన పద్యాలు. పెద్దల కోసం ఉన్న లెక్క దాటి, పెద్దలు ఒప్పుకున్నాకే పంపుతుంది. పిల్లలు టైప్ చేసినది ఎప్పుడూ పంపదు. అప్పుడు బ్రౌజర్‌ను గుర్తుపట్టడానికి గూగుల్ ఒక యాదృచ్ఛిక సంఖ్యను కూడా బ్రౌజర్‌లో ఉంచుతుంది. పెద్దలు ఒప్పుకోకపోతే ఏమీ పంపదు. ఒప్పుకున్నా తర్వాత ఎప్పుడైనా సెట్టింగ్‌లలో వెనక్కి తీసుకోవచ్చు.',
        },
        {
          id: 'app-check',
          en: 'A hosted copy may use Google’s App Check with reCAPTCHA to make sure that requests come from the app. For this, Google receives technical details of the browser and its internet address, and the browser keeps a pass that soon expires.',
          te: 'అభ్యర్థనలు యాప్ నుంచే వస్తున్నాయని నిర్ధారించుకోవడానికి హోస్టెడ్ కాపీ గూగుల్ వారి యాప్ చెక్, రీకాప్చా సేవలను వాడవచ్చు. అందుకోసం బ్రౌజర్ సాంకేతిక వివరాలు, ఇంటర్నెట్ చిరునామా గూగుల్‌కు వెళ్తాయి; కొద్దిసేపే పనిచేసే ఒక పాస్ బ్రౌజర్‌లో ఉంటుంది.',
        },
        {
          id: 'limits',
          en: 'The owner’s server counts how many requests an account has made in the current minute and on the current day. If far more arrives than a child can do, it marks the account as closed until the next day. Its log says which service was called and how long it took, never what a child typed.',
          te: 'ఒక ఖాతా నుంచి ఈ నిమిషంలో, ఈ రోజు ఎన్ని అభ్యర్థనలు వచ్చాయో నిర్వాహకుల సర్వర్ లెక్కిస్తుంది. పిల్లలు చేయగలిగినదానికన్నా చాలా ఎక్కువ వస్తే, మరుసటి రోజు వరకు ఆ ఖాతాను మూసినట్టు గుర్తు పెడుతుంది. ఏ సేవను వాడారు, ఎంతసేపు పట్టింది అనేవే దాని లాగ్‌లో ఉంటాయి; పిల్లలు టైప్ చేసినది ఎప్పుడూ ఉండదు.',
        },
      ],
    },
    {
      title: { en: 'What we do not do', te: 'మేము చేయనివి' },
      paragraphs: [
        {
          id: 'not-done',
          en: 'We show no ads, use no advertising identifiers, sell nothing, and build no picture of a child’s behavior beyond the learning progress described here. The app does not use the microphone or the camera and records no voice.',
          te: 'ప్రకటనలు చూపం. ప్రకటనల కోసం వాడే గుర్తింపు నంబర్లు మా యాప్‌లో ఉండవు. సమాచారాన్ని అమ్మం. ఇక్కడ చెప్పిన ప్రగతి కాకుండా పిల్లల ప్రవర్తన గురించి ఇంకేమీ పోగుచేయం. మైక్, కెమెరా వాడం; గొంతు రికార్డ్ చేయం.',
        },
      ],
    },
    {
      title: { en: 'How long it is kept', te: 'ఎంతకాలం ఉంటుంది?' },
      paragraphs: [
        {
          id: 'own-device-time',
          en: 'In a copy on your own device: until you erase it, clear the browser’s data or remove the app. Some browsers also clear the data of sites that are not opened for a while.',
          te: 'మీ సొంత పరికరంలోని కాపీ అయితే, మీరు చెరిపేసేదాకా, బ్రౌజర్ డేటాను తుడిచేదాకా లేదా యాప్‌ను తీసేసేదాకా ఉంటుంది. కొన్నాళ్లు తెరవని సైట్ల డేటాను కొన్ని బ్రౌజర్లు తామే తీసేస్తాయి.',
        },
        {
          id: 'hosted-time',
          en: 'In a hosted copy: until you erase it or ask the owner to. The owner should not keep a child’s data longer than the learning needs it; ask how long unused profiles and backups are kept there.',
          te: 'హోస్టెడ్ కాపీ అయితే, మీరు చెరిపేసేదాకా లేదా చెరిపేయమని నిర్వాహకులను అడిగేదాకా ఉంటుంది. నేర్చుకోవడానికి అవసరమైనంత కాలానికి మించి పిల్లల సమాచారాన్ని నిర్వాహకులు ఉంచకూడదు. వాడకుండా ఉన్న ప్రొఫైళ్లను, బ్యాకప్‌లను ఎంతకాలం ఉంచుతారో వారిని అడగండి.',
        },
      ],
    },
    {
      title: {
        en: 'Seeing, downloading, moving and erasing',
        te: 'చూడడం, డౌన్‌లోడ్ చేయడం, తరలించడం, చెరిపేయడం',
      },
      paragraphs: [
        {
          id: 'grown-ups',
          en: 'All of this is in the settings under “For grown-ups”, behind a short check that keeps young children from erasing something by accident. You can correct the profile answers in the settings at any time.',
          te: 'ఇవన్నీ సెట్టింగ్‌లలో “పెద్దల కోసం” భాగంలో ఉంటాయి. చిన్నపిల్లలు పొరపాటున ఏదైనా చెరిపేయకుండా అక్కడ ముందు ఒక చిన్న లెక్క వస్తుంది. ప్రొఫైల్ జవాబులను సెట్టింగ్‌లలో ఎప్పుడైనా సరిదిద్దవచ్చు.',
        },
        {
          id: 'download',
          en: '“Download everything” saves the profile, all practice, the totals and the memory as a file on your device. To move to another device, open that file there in the same place. The file holds your child’s answers, so keep it as safe as a report card. The list of unknown words has a button of its own. What a hosted copy’s server keeps for classes, the league and protection is not in the file; ask the owner for it.',
          te: '“అన్నీ డౌన్‌లోడ్ చేయండి” నొక్కితే ప్రొఫైల్, సాధన అంతా, లెక్కలు, ఏది ఎంత గుర్తుందో అన్నీ ఒక ఫైలుగా మీ పరికరంలో చేరతాయి. వేరే పరికరానికి మారాలంటే ఆ ఫైలును అక్కడ అదే చోట తెరవండి. అందులో మీ పిల్లల జవాబులు ఉంటాయి; బడి ప్రోగ్రెస్ కార్డులాగే జాగ్రత్తగా భద్రపరచుకోండి. తెలియని పదాల జాబితాకు విడిగా ఒక బటన్ ఉంది. తరగతులు, పోటీ, రక్షణ కోసం హోస్టెడ్ కాపీ సర్వర్‌లో ఉన్నవి ఈ ఫైలులో రావు; వాటి కోసం నిర్వాహకులను అడగండి.',
        },
        {
          id: 'erase',
          en: '“Erase everything” removes the learner’s data for good. In a hosted copy this includes the entries in classes and the league, and the sign-in account itself; a teacher’s own classes are deleted too. Only a mark with the account number and the date remains, so that a device that was offline cannot send anything back. Ask the owner about backups. On other devices that your child used, clear the browser’s data for this site.',
          te: '“అన్నీ చెరిపేయండి” నొక్కితే ఆ సమాచారం శాశ్వతంగా పోతుంది. హోస్టెడ్ కాపీలో తరగతుల్లో, పోటీలో ఉన్న వివరాలు, సైన్-ఇన్ ఖాతా కూడా చెరిగిపోతాయి; టీచర్ అయితే వారు నడిపే తరగతులు కూడా పోతాయి. ఆఫ్‌లైన్‌లో ఉన్న పరికరం ఏదీ మళ్లీ పంపకుండా, ఖాతా సంఖ్య, తేదీతో ఒక గుర్తు మాత్రం మిగులుతుంది. బ్యాకప్‌ల గురించి నిర్వాహకులను అడగండి. పిల్లలు వాడిన మిగతా పరికరాల్లో ఈ సైట్ బ్రౌజర్ డేటాను తుడిచేయండి.',
        },
      ],
    },
    {
      title: { en: 'Children and consent', te: 'పిల్లలు, తల్లిదండ్రుల అనుమతి' },
      paragraphs: [
        {
          id: 'laws',
          en: 'Aksharam is made for children, so we treat every learner as a child. India’s Digital Personal Data Protection Act regards everyone under 18 as a child, requires a parent’s verifiable consent, and in general forbids behavioral tracking of children. In the United States, COPPA protects children under 13: it counts voice recordings as personal data, requires separate consent before data is passed to third parties, and does not allow data to be kept indefinitely.',
          te: 'ఈ యాప్ పిల్లల కోసమే కాబట్టి, ఎవరు వాడినా పిల్లలు వాడుతున్నట్టే జాగ్రత్త తీసుకుంటాం. భారతదేశపు డిజిటల్ వ్యక్తిగత సమాచార రక్షణ చట్టం (DPDP) 18 ఏళ్లలోపు అందరినీ పిల్లలుగానే చూస్తుంది; తల్లిదండ్రుల నుంచి నిర్ధారించుకోగల అనుమతి కావాలంటుంది; సాధారణంగా పిల్లల ప్రవర్తనను ట్రాక్ చేయకూడదంటుంది. అమెరికాలోని COPPA చట్టం 13 ఏళ్లలోపు పిల్లలకు రక్షణ ఇస్తుంది: గొంతు రికార్డింగులను వ్యక్తిగత సమాచారంగా లెక్కిస్తుంది; సమాచారాన్ని ఇతరులకు ఇవ్వాలంటే విడిగా అనుమతి అడగాలంటుంది; అంతులేకుండా ఉంచుకోనివ్వదు.',
        },
        {
          id: 'consent',
          en: 'We built the app with these rules in mind. That alone does not make a hosted copy lawful: before a child signs in or joins a class, its owner has to obtain the consent that the law of your country requires. You may refuse, and you may take consent back by erasing the data or by writing to the owner.',
          te: 'ఈ నియమాలను దృష్టిలో పెట్టుకునే యాప్‌ను తయారుచేశాం. కానీ అంతమాత్రాన హోస్టెడ్ కాపీ చట్టబద్ధమైపోదు: పిల్లలు సైన్ ఇన్ చేయకముందే, తరగతిలో చేరకముందే, మీ దేశ చట్టం కోరే అనుమతిని దాని నిర్వాహకులు తీసుకోవాలి. అనుమతి ఇవ్వకుండా ఉండే హక్కు మీకుంది; ఇచ్చినా, సమాచారాన్ని చెరిపేసి గానీ నిర్వాహకులకు రాసి గానీ వెనక్కి తీసుకోవచ్చు.',
        },
        {
          id: 'this-page',
          en: 'This page explains how Aksharam works and is not legal advice. When something changes, the date on this page changes too.',
          te: 'ఈ యాప్ ఎలా పనిచేస్తుందో చెప్పడానికే ఈ పేజీ; ఇది న్యాయ సలహా కాదు. ఏదైనా మారితే ఈ పేజీలోని తేదీ కూడా మారుతుంది.',
        },
      ],
    },
  ],
} as const satisfies Privacy;
