import type { Bilingual } from '../../domain/bilingual';

export type SupportProblem = {
  readonly id: string;
  readonly problem: Bilingual;
  readonly steps: readonly Bilingual[];
};

export const support: readonly SupportProblem[] = [
  {
    id: 'no-sound',
    problem: { en: 'I hear no sound', te: 'శబ్దం వినిపించడం లేదు' },
    steps: [
      {
        en: 'Turn up the media volume while the voice is speaking. On an iPhone or iPad, also check that silent mode is off.',
        te: 'ఏదైనా పలుకుతున్నప్పుడు మీడియా వాల్యూమ్ పెంచండి. ఐఫోన్, ఐప్యాడ్ అయితే సైలెంట్ మోడ్ ఆఫ్‌లో ఉందో లేదో కూడా చూడండి.',
      },
      {
        en: 'Check whether the sound is going to headphones or a Bluetooth speaker.',
        te: 'శబ్దం ఇయర్‌ఫోన్స్‌కో బ్లూటూత్ స్పీకర్‌కో వెళ్తోందేమో చూడండి.',
      },
      {
        en: 'Press a speaker button yourself: browsers do not let a page make a sound until someone has touched it.',
        te: 'స్పీకర్ బటన్‌ను మీరే ఒకసారి నొక్కండి. ఎవరూ తాకకముందే పేజీ శబ్దం చేయడానికి బ్రౌజర్లు ఒప్పుకోవు.',
      },
      {
        en: 'On a computer, look at the browser tab. If it shows a crossed-out speaker, right-click the tab and unmute the site.',
        te: 'కంప్యూటర్‌లో అయితే బ్రౌజర్ ట్యాబ్ చూడండి. స్పీకర్ గుర్తు మీద గీత ఉంటే, ట్యాబ్ మీద రైట్-క్లిక్ చేసి సైట్ శబ్దాన్ని ఆన్ చేయండి.',
      },
      {
        en: 'Reload the page while you are online, so that the voice can load completely, and try again. A copy that uses an online voice needs the internet for every sentence it has not spoken before.',
        te: 'ఇంటర్నెట్ ఆన్ చేసి పేజీని రీలోడ్ చేయండి; అప్పుడు గొంతు పూర్తిగా లోడ్ అవుతుంది. మళ్లీ ప్రయత్నించండి. ఆన్‌లైన్ గొంతు వాడే కాపీకి, ఇంతకుముందు పలకని ప్రతి వాక్యానికీ ఇంటర్నెట్ కావాలి.',
      },
    ],
  },
  {
    id: 'letters-look-like-boxes',
    problem: {
      en: 'Telugu letters look like boxes or fall apart',
      te: 'తెలుగు అక్షరాలు పెట్టెల్లా లేదా విడివిడిగా కనిపిస్తున్నాయి',
    },
    steps: [
      {
        en: 'Reload the page while you are online. The Telugu fonts come with the app, and the first download may have been cut short.',
        te: 'ఇంటర్నెట్ ఆన్ చేసి పేజీని రీలోడ్ చేయండి. తెలుగు ఫాంట్లు యాప్‌తో పాటే వస్తాయి; మొదటిసారి డౌన్‌లోడ్ మధ్యలో ఆగిపోయి ఉండవచ్చు.',
      },
      {
        en: 'Turn off data-saving modes, and any browser extensions that block fonts.',
        te: 'డేటా ఆదా చేసే మోడ్ ఉంటే ఆపండి. ఫాంట్లను అడ్డుకునే ఎక్స్‌టెన్షన్లు బ్రౌజర్‌లో ఉంటే వాటిని కూడా ఆపండి.',
      },
      {
        en: 'Update the browser. Very old ones cannot join Telugu letters correctly.',
        te: 'బ్రౌజర్‌ను అప్‌డేట్ చేయండి. మరీ పాత బ్రౌజర్లు తెలుగు ఒత్తులను, గుణింతాలను సరిగ్గా చూపించలేవు.',
      },
      {
        en: 'If Telugu is broken on other websites too, add Telugu in the language settings of the phone or computer and restart it.',
        te: 'వేరే వెబ్‌సైట్లలో కూడా తెలుగు ఇలాగే ఉంటే, ఫోన్ లేదా కంప్యూటర్ భాషల సెట్టింగ్‌లలో తెలుగును చేర్చి, ఒకసారి రీస్టార్ట్ చేయండి.',
      },
    ],
  },
  {
    id: 'does-not-open-offline',
    problem: {
      en: 'The page does not open without the internet',
      te: 'ఇంటర్నెట్ లేనప్పుడు పేజీ తెరుచుకోవడం లేదు',
    },
    steps: [
      {
        en: 'Open it once while you are online, wait a minute, and listen to one word. Everything it needs is stored while you wait.',
        te: 'ఒకసారి ఇంటర్నెట్ ఉన్నప్పుడు తెరిచి, ఒక నిమిషం ఆగి, ఏదైనా ఒక పదాన్ని వినండి. ఈలోగా కావాల్సినవన్నీ పరికరంలో చేరతాయి.',
      },
      {
        en: 'If Data Saver is on in the phone’s settings, only the pages you have opened are stored. Open the ones you need, or turn Data Saver off for a while where there is Wi-Fi.',
        te: 'ఫోన్ సెట్టింగ్‌లలో డేటా సేవర్ ఆన్‌లో ఉంటే, మీరు తెరిచిన పేజీలు మాత్రమే పరికరంలో చేరతాయి. కావాల్సిన పేజీలను ఒకసారి తెరవండి, లేదా వైఫై ఉన్నచోట కాసేపు దాన్ని ఆఫ్ చేయండి.',
      },
      {
        en: 'Use the same browser and the same address as before. Do not use a private (incognito) window, which forgets everything when it is closed.',
        te: 'ఇంతకుముందు వాడిన బ్రౌజర్‌నూ, అదే చిరునామానూ వాడండి. ప్రైవేట్ (ఇన్‌కాగ్నిటో) విండో వద్దు; అది మూయగానే అన్నీ మరిచిపోతుంది.',
      },
      {
        en: 'Look at the address. Offline use works only if it begins with https (or with localhost on your own computer).',
        te: 'చిరునామాను గమనించండి. అది https తో మొదలైతేనే (మీ సొంత కంప్యూటర్‌లో అయితే localhost తో) ఆఫ్‌లైన్‌లో పనిచేస్తుంది.',
      },
      {
        en: 'Check whether the device is almost full. If it is, free up some space and open the app again while you are online.',
        te: 'పరికరంలో ఖాళీ స్థలం దాదాపు అయిపోయిందేమో చూడండి. అలా ఉంటే కొంత ఖాళీ చేసి, ఇంటర్నెట్ ఉన్నప్పుడు మళ్లీ ఒకసారి తెరవండి.',
      },
    ],
  },
  {
    id: 'progress-is-gone',
    problem: { en: 'My progress is gone', te: 'నా ప్రగతి కనిపించడం లేదు' },
    steps: [
      {
        en: 'Check who is signed in. Sign out, sign in again and choose the right learner. In a hosted copy, use the same Google account as before. A child who joined a class without a Google account needs a code from the teacher.',
        te: 'ముందు ఎవరి పేరుతో ఉన్నారో చూడండి. సైన్ అవుట్ చేసి, మళ్లీ వచ్చి సరైన పేరును ఎంచుకోండి. హోస్టెడ్ కాపీ అయితే ఇంతకుముందు వాడిన గూగుల్ ఖాతాతోనే రండి. గూగుల్ ఖాతా లేకుండా తరగతిలో చేరిన పిల్లలకు టీచర్ ఇచ్చే కోడ్ కావాలి.',
      },
      {
        en: 'In a copy on your own device, open the same address in the same browser on the same device. Progress made in Chrome does not show up in Firefox, and an app on an iPhone’s home screen does not see what was done in Safari.',
        te: 'మీ సొంత పరికరంలోని కాపీ అయితే అదే పరికరంలో, అదే బ్రౌజర్‌లో, అదే చిరునామాను తెరవండి. Chrome లో చేసినది Firefox లో కనిపించదు. ఐఫోన్‌లో Safari లో చేసినది హోమ్ స్క్రీన్ యాప్‌లో కనిపించదు.',
      },
      {
        en: 'If you see the label “Sample”, nothing has been recorded for this learner here. The progress may belong to another learner, or be in another browser or on another device.',
        te: 'అంకెల దగ్గర “నమూనా” అని ఉంటే, ఈ పేరుతో ఇక్కడ ఇంకా ఏమీ నమోదు కాలేదని అర్థం. ఆ ప్రగతి వేరే పేరుతోనో, వేరే బ్రౌజర్‌లోనో, వేరే పరికరంలోనో ఉండవచ్చు.',
      },
      {
        en: 'If you have a file that you downloaded earlier, press “Import a file” in the settings, under “For grown-ups”, and open it.',
        te: 'ఇంతకుముందు డౌన్‌లోడ్ చేసిన ఫైలు ఉంటే, సెట్టింగ్‌లలో “పెద్దల కోసం” భాగంలో “ఫైలు నుంచి చేర్చండి” నొక్కి దాన్ని తెరవండి.',
      },
      {
        en: 'If the browser’s data was cleared and there is no file, a copy on your own device cannot bring the progress back. So download a file from time to time. Installing the app also helps, because some browsers remove the data of sites that have not been opened for a while.',
        te: 'బ్రౌజర్ డేటాను తుడిచేసి ఉండి, ఫైలు కూడా లేకపోతే, మీ సొంత పరికరంలోని కాపీలో ఆ ప్రగతి తిరిగి రాదు. అందుకే అప్పుడప్పుడూ ఫైలును డౌన్‌లోడ్ చేసుకోండి. కొన్నాళ్లు తెరవని సైట్ల డేటాను కొన్ని బ్రౌజర్లు తీసేస్తాయి కాబట్టి యాప్‌ను ఇన్‌స్టాల్ చేసుకోవడం కూడా మంచిది.',
      },
    ],
  },
  {
    id: 'wrong-language',
    problem: {
      en: 'The app is in the wrong language',
      te: 'యాప్ వేరే భాషలో కనిపిస్తోంది',
    },
    steps: [
      {
        en: 'Use the language switch in the header or in the dashboard menu. On a phone, open the menu or “More” first.',
        te: 'పేజీ పైభాగంలో గానీ, సైన్ ఇన్ చేశాక పక్క మెనూలో గానీ భాష మార్చే బటన్ నొక్కండి. ఫోన్‌లో అయితే ముందు మెనూ, లేదా కింద ఉన్న “మరిన్ని” తెరవండి.',
      },
      {
        en: 'You can also choose the language in the settings.',
        te: 'సెట్టింగ్‌లలో కూడా భాషను ఎంచుకోవచ్చు.',
      },
      {
        en: 'If Telugu words keep turning into English, the browser is translating the page. In its menu, choose to show the original and never to translate this site.',
        te: 'తెలుగు పదాలు వాటంతట అవే ఇంగ్లీషులోకి మారిపోతుంటే, బ్రౌజర్ పేజీని అనువదిస్తోందని అర్థం. బ్రౌజర్ మెనూలో అసలు పేజీని చూపమని, ఈ సైట్‌ను అనువదించవద్దని ఎంచుకోండి.',
      },
    ],
  },
  {
    id: 'quiz-is-locked',
    problem: {
      en: 'The medium or hard quiz is locked',
      te: 'మధ్యస్థ లేదా కష్టమైన క్విజ్‌కు తాళం ఉంది',
    },
    steps: [
      {
        en: 'Look at the number on the card: it says how many quizzes are still needed.',
        te: 'కార్డు మీద ఉన్న సంఖ్య చూడండి; ఇంకా ఎన్ని క్విజ్‌లు కావాలో అది చెప్తుంది.',
      },
      {
        en: 'Finish three easy quizzes with 70% or more to open medium, and three medium quizzes with 70% or more to open hard. Unfinished quizzes do not count.',
        te: 'మధ్యస్థ స్థాయి తెరుచుకోవాలంటే మూడు సులభమైన క్విజ్‌లలో, కష్టమైన స్థాయికి మూడు మధ్యస్థ క్విజ్‌లలో 70 శాతం లేదా అంతకన్నా ఎక్కువ రావాలి. మధ్యలో వదిలేసిన క్విజ్‌లు లెక్కలోకి రావు.',
      },
      {
        en: 'The quickest way is an easy quiz with five questions: four right answers out of five make 80%.',
        te: 'త్వరగా కావాలంటే ఐదు ప్రశ్నల సులభమైన క్విజ్ ఎంచుకోండి; ఐదింటిలో నాలుగు సరిగ్గా చెప్తే 80 శాతం.',
      },
      {
        en: 'Make sure the same learner is signed in each time; results are counted separately for each learner.',
        te: 'ప్రతిసారీ ఒకే పేరుతో చేస్తున్నారో లేదో చూసుకోండి; ఎవరి ఫలితాలు వారికే లెక్క.',
      },
    ],
  },
  {
    id: 'quiz-does-not-start',
    problem: { en: 'A quiz does not start', te: 'క్విజ్ మొదలవడం లేదు' },
    steps: [
      {
        en: 'In an easy quiz, choose at least one category before you start.',
        te: 'సులభమైన క్విజ్‌లో మొదలుపెట్టే ముందు కనీసం ఒక విభాగాన్ని ఎంచుకోండి.',
      },
      {
        en: 'In a medium or hard quiz, type an English word or short text of up to 30 characters and translate it first. A simple, everyday word works best.',
        te: 'మధ్యస్థ, కష్టమైన క్విజ్‌లలో ముందు 30 అక్షరాలకు మించని ఒక ఇంగ్లీషు పదం లేదా చిన్న వాక్యం టైప్ చేసి “తెలుగులోకి మార్చు” నొక్కండి. రోజూ వాడే సులభమైన పదమైతే మంచిది.',
      },
      {
        en: 'In a copy with an AI provider, check the internet connection and try again after a minute.',
        te: 'బయటి ఏఐ సేవ వాడే కాపీ అయితే, ఇంటర్నెట్ ఉందో లేదో చూసి, ఒక నిమిషం ఆగి మళ్లీ ప్రయత్నించండి.',
      },
    ],
  },
  {
    id: 'class-code',
    problem: { en: 'The class code does not work', te: 'తరగతి కోడ్ పనిచేయడం లేదు' },
    steps: [
      {
        en: 'Open the address that the teacher gave you. Classes exist only in hosted copies, and each hosted copy knows only its own classes.',
        te: 'టీచర్ ఇచ్చిన చిరునామానే తెరవండి. తరగతులు హోస్టెడ్ కాపీల్లోనే ఉంటాయి; ఒక్కో హోస్టెడ్ కాపీకి దాని తరగతులే తెలుసు.',
      },
      {
        en: 'Compare the code with the teacher’s, letter by letter. It does not matter whether you use capital or small letters.',
        te: 'టీచర్ చూపించిన కోడ్‌తో ఒక్కో అక్షరం పోల్చి చూడండి. పెద్ద అక్షరాలైనా చిన్న అక్షరాలైనా ఒకటే.',
      },
      {
        en: 'A child who is already in the class and comes from another device needs a different code, which works once and for 15 minutes only. The teacher shows it under “Code for another device”.',
        te: 'ఇప్పటికే తరగతిలో ఉన్న పిల్లలు వేరే పరికరం నుంచి రావాలంటే వేరే కోడ్ కావాలి; అది ఒక్కసారే, 15 నిమిషాల్లోపే పనిచేస్తుంది. టీచర్ దాన్ని “వేరే పరికరానికి కోడ్” దగ్గర చూపిస్తారు.',
      },
    ],
  },
  {
    id: 'install-android',
    problem: {
      en: 'Installing on an Android phone or tablet',
      te: 'ఆండ్రాయిడ్ ఫోన్‌లో లేదా ట్యాబ్లెట్‌లో ఇన్‌స్టాల్ చేయడం',
    },
    steps: [
      {
        en: 'Open the app in Chrome while you are online.',
        te: 'ఇంటర్నెట్ ఆన్ చేసి, Chrome లో యాప్‌ను తెరవండి.',
      },
      {
        en: 'Tap the three dots at the top right and choose “Install app” or “Add to Home Screen”.',
        te: 'పైన కుడివైపు ఉన్న మూడు చుక్కలు నొక్కి, “ఇన్‌స్టాల్” (Install app) లేదా “హోమ్ స్క్రీన్‌కు జోడించు” (Add to Home Screen) ఎంచుకోండి.',
      },
      {
        en: 'Confirm. The icon appears on the home screen or among the apps.',
        te: 'సరే అనండి. హోమ్ స్క్రీన్‌పై గానీ యాప్‌ల జాబితాలో గానీ గుర్తు కనిపిస్తుంది.',
      },
      {
        en: 'If the menu has no such item, you may be inside another app such as WhatsApp. Copy the link and open it in Chrome.',
        te: 'అలాంటి ఎంపిక కనిపించకపోతే, మీరు వాట్సాప్ లాంటి వేరే యాప్ లోపల ఉండి ఉండవచ్చు. లింక్‌ను కాపీ చేసి Chrome లో తెరవండి.',
      },
    ],
  },
  {
    id: 'install-iphone',
    problem: {
      en: 'Installing on an iPhone or iPad',
      te: 'ఐఫోన్‌లో లేదా ఐప్యాడ్‌లో ఇన్‌స్టాల్ చేయడం',
    },
    steps: [
      {
        en: 'Open the app in Safari while you are online.',
        te: 'ఇంటర్నెట్ ఆన్ చేసి, Safari లో యాప్‌ను తెరవండి.',
      },
      {
        en: 'Tap the share button (a square with an arrow pointing up) and choose “Add to Home Screen”.',
        te: 'షేర్ బటన్ (పైకి బాణం ఉన్న చతురస్రం) నొక్కి, “హోమ్ స్క్రీన్‌కు జోడించు” (Add to Home Screen) ఎంచుకోండి.',
      },
      {
        en: 'Open the app once from the home screen while you are still online, so that it is ready for offline use.',
        te: 'ఇంటర్నెట్ ఉండగానే హోమ్ స్క్రీన్ నుంచి ఒకసారి యాప్‌ను తెరవండి; అప్పుడే ఆఫ్‌లైన్‌లో వాడుకోవడానికి సిద్ధమవుతుంది.',
      },
      {
        en: 'The app on the home screen keeps its own data, separate from Safari. In a copy on your own device, install it before you begin, or download the data in Safari and open the file in the app.',
        te: 'హోమ్ స్క్రీన్ యాప్ తన సమాచారాన్ని Safari తో కలపకుండా విడిగా ఉంచుకుంటుంది. మీ సొంత పరికరంలోని కాపీ అయితే నేర్చుకోవడం మొదలుపెట్టకముందే ఇన్‌స్టాల్ చేయండి; లేదా Safari లో సమాచారాన్ని డౌన్‌లోడ్ చేసి, ఆ ఫైలును యాప్‌లో తెరవండి.',
      },
    ],
  },
  {
    id: 'install-computer',
    problem: { en: 'Installing on a computer', te: 'కంప్యూటర్‌లో ఇన్‌స్టాల్ చేయడం' },
    steps: [
      {
        en: 'In Chrome or Edge, open the app and press the install icon at the right end of the address bar, or look for “Install” in the browser’s menu.',
        te: 'Chrome లో లేదా Edge లో యాప్‌ను తెరిచి, చిరునామా పట్టీకి కుడి చివర ఉన్న ఇన్‌స్టాల్ గుర్తును నొక్కండి; లేదా బ్రౌజర్ మెనూలో “Install” కోసం చూడండి.',
      },
      {
        en: 'In Safari on a Mac, open the File menu and choose “Add to Dock”.',
        te: 'మ్యాక్‌లో Safari అయితే, File మెనూలో “Add to Dock” ఎంచుకోండి.',
      },
      {
        en: 'If your browser does not offer this, keep a bookmark. The page works offline there too once it has been opened.',
        te: 'మీ బ్రౌజర్‌లో ఇన్‌స్టాల్ అవకాశం లేకపోతే బుక్‌మార్క్ పెట్టుకోండి. ఒకసారి తెరిచాక అలా కూడా ఆఫ్‌లైన్‌లో పనిచేస్తుంది.',
      },
    ],
  },
  {
    id: 'sign-in-window-closes',
    problem: {
      en: 'The Google sign-in window closes or does not open',
      te: 'గూగుల్ సైన్-ఇన్ విండో మూసుకుపోతోంది లేదా తెరుచుకోవడం లేదు',
    },
    steps: [
      {
        en: 'This is about hosted copies only. A copy on your own device has no Google window; it shows a box for choosing or adding a learner.',
        te: 'ఇది హోస్టెడ్ కాపీలకు మాత్రమే. మీ సొంత పరికరంలోని కాపీలో గూగుల్ విండో రాదు; పేరును ఎంచుకునే లేదా చేర్చే పెట్టె వస్తుంది.',
      },
      {
        en: 'Allow pop-up windows for this site. The browser usually shows a small icon in the address bar when it has blocked one.',
        te: 'ఈ సైట్‌కు పాప్-అప్ విండోలను అనుమతించండి. బ్రౌజర్ వాటిని అడ్డుకున్నప్పుడు సాధారణంగా చిరునామా పట్టీ దగ్గర చిన్న గుర్తు కనిపిస్తుంది.',
      },
      {
        en: 'If you came from a link inside WhatsApp, Facebook or another app, open the address in Chrome, Safari or Edge instead.',
        te: 'వాట్సాప్, ఫేస్‌బుక్ లాంటి యాప్‌లోని లింక్ ద్వారా వచ్చి ఉంటే, అదే చిరునామాను Chrome, Safari లేదా Edge లో తెరవండి.',
      },
      {
        en: 'Leave the window open until it closes on its own, then wait a few seconds.',
        te: 'ఆ విండో తనంతట తాను మూసుకునేదాకా వదిలేయండి; తర్వాత కొన్ని సెకన్లు ఆగండి.',
      },
      {
        en: 'If it still fails, try a normal window instead of a private one, and turn off content blockers. If that does not help, ask the person who runs the copy.',
        te: 'అయినా కాకపోతే ప్రైవేట్ విండో కాకుండా మామూలు విండోలో, కంటెంట్ బ్లాకర్లను ఆపి ప్రయత్నించండి. అప్పటికీ కాకపోతే కాపీని నడిపేవారిని అడగండి.',
      },
    ],
  },
  {
    id: 'update-message',
    problem: {
      en: 'A message says there is a new version',
      te: 'కొత్త వెర్షన్ ఉందని సందేశం వస్తోంది',
    },
    steps: [
      {
        en: 'Finish the quiz or exercise you are in, then press “Update now”. The page loads again with the new version.',
        te: 'చేస్తున్న క్విజ్‌నో అభ్యాసాన్నో పూర్తిచేసి, తర్వాత “ఇప్పుడే తెరుద్దాం” నొక్కండి. పేజీ కొత్త వెర్షన్‌తో మళ్లీ తెరుచుకుంటుంది.',
      },
      {
        en: 'Your saved progress stays as it is.',
        te: 'ఇప్పటివరకు భద్రపరచిన ప్రగతి అలాగే ఉంటుంది.',
      },
      {
        en: 'If the message keeps coming back, close every tab and window of the app and open it again while you are online.',
        te: 'సందేశం మళ్లీ మళ్లీ వస్తుంటే, యాప్ తెరిచి ఉన్న ట్యాబ్‌లు, విండోలు అన్నీ మూసేసి, ఇంటర్నెట్ ఆన్ చేసి మళ్లీ తెరవండి.',
      },
    ],
  },
  {
    id: 'download-or-print',
    problem: {
      en: 'Downloading or printing my data',
      te: 'నా సమాచారాన్ని డౌన్‌లోడ్ చేయడం, ప్రింట్ తీయడం',
    },
    steps: [
      {
        en: 'Open the settings, go to “For grown-ups” and answer the short check question.',
        te: 'సెట్టింగ్‌లు తెరిచి, “పెద్దల కోసం” భాగానికి వెళ్లి, చిన్న లెక్కకు జవాబు రాయండి.',
      },
      {
        en: 'Press “Download everything”. The file goes to the browser’s downloads folder. It contains your child’s answers, so keep it in a safe place.',
        te: '“అన్నీ డౌన్‌లోడ్ చేయండి” నొక్కండి. బ్రౌజర్ డౌన్‌లోడ్లు ఉండే ఫోల్డర్‌లో ఆ ఫైలు చేరుతుంది. అందులో మీ పిల్లల జవాబులు ఉంటాయి కాబట్టి జాగ్రత్తగా భద్రపరచుకోండి.',
      },
      {
        en: 'To print, open the progress page and use the browser’s print command (Ctrl+P on most computers, Command+P on a Mac). You can also save the page as a PDF.',
        te: 'ప్రింట్ కావాలంటే, ప్రగతి పేజీని తెరిచి బ్రౌజర్ మెనూలో “Print” ఎంచుకోండి (కంప్యూటర్‌లో Ctrl, P కలిపి నొక్కవచ్చు; మ్యాక్‌లో Command, P). PDF గా కూడా భద్రపరచుకోవచ్చు.',
      },
    ],
  },
  {
    id: 'letters-too-small',
    problem: { en: 'The letters are too small', te: 'అక్షరాలు చాలా చిన్నవిగా ఉన్నాయి' },
    steps: [
      {
        en: 'On a computer, hold Ctrl (on a Mac, Command) and press + until the letters are large enough. To go back to the normal size, press Ctrl and 0.',
        te: 'కంప్యూటర్‌లో Ctrl (మ్యాక్‌లో Command) నొక్కి పట్టుకుని, సరిపోయేదాకా + నొక్కండి. మళ్లీ మొదటిలా కావాలంటే Ctrl, 0 నొక్కండి.',
      },
      {
        en: 'On a phone, spread two fingers on the page, or choose a larger text size in the accessibility settings of the browser or the phone.',
        te: 'ఫోన్‌లో రెండు వేళ్లతో పేజీని పెద్దది చేయండి; లేదా బ్రౌజర్‌లో గానీ ఫోన్‌లో గానీ యాక్సెసిబిలిటీ సెట్టింగ్‌లలో అక్షరాల పరిమాణం పెంచండి.',
      },
      {
        en: 'Turning the phone sideways makes room for longer lines. On a tablet or computer there is even more room.',
        te: 'ఫోన్‌ను అడ్డంగా తిప్పితే పొడవైన పంక్తులకు చోటు దొరుకుతుంది. ట్యాబ్లెట్‌లోనో కంప్యూటర్‌లోనో ఇంకా పెద్దగా చూడవచ్చు.',
      },
    ],
  },
  {
    id: 'too-much-movement-or-light',
    problem: {
      en: 'The screen is too bright, or the movement is distracting',
      te: 'తెర వెలుతురు మరీ ఎక్కువగా ఉంది, లేదా కదలికలు ఇబ్బందిగా ఉన్నాయి',
    },
    steps: [
      {
        en: 'In the settings, under “Colors”, choose “Dark”.',
        te: 'సెట్టింగ్‌లలో “రంగులు” దగ్గర “రాత్రి” ఎంచుకోండి.',
      },
      {
        en: 'Turn on “Reduce motion” (on Android, “Remove animations”) in the settings of the phone or computer. The app respects it.',
        te: 'ఫోన్ లేదా కంప్యూటర్ సెట్టింగ్‌లలో “Reduce motion” (ఆండ్రాయిడ్‌లో “Remove animations”) ఆన్ చేయండి. యాప్ దాన్ని పాటిస్తుంది.',
      },
      {
        en: 'Sound effects can be turned off in the app’s settings; words can still be heard.',
        te: '“సౌండ్ ఎఫెక్ట్స్” వద్దనుకుంటే యాప్ సెట్టింగ్‌లలో ఆపవచ్చు. అయినా పదాలను వినవచ్చు.',
      },
    ],
  },
];
