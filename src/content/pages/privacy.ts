import type { Bilingual } from '../../domain/bilingual';

type PrivacySection = {
  readonly title: Bilingual;
  readonly paragraphs: readonly Bilingual[];
};

export type Privacy = {
  readonly updated: string;
  readonly sections: readonly PrivacySection[];
};

export const privacy: Privacy = {
  updated: '2026-11-15',
  sections: [
    {
      title: { en: 'In short', te: 'క్లుప్తంగా' },
      paragraphs: [
        {
          en: 'We keep only what is needed to teach. There is no advertising, no behavioural tracking and no recording of voices. A grown-up can see, download and erase what is kept.',
          te: 'నేర్పడానికి అవసరమైన సమాచారమే ఉంచుతాం. ప్రకటనలు లేవు, పిల్లల ప్రవర్తనపై నిఘా లేదు, గొంతు రికార్డ్ చేయడం లేదు. ఏ సమాచారం ఉందో పెద్దలు చూడవచ్చు, డౌన్‌లోడ్ చేసుకోవచ్చు, చెరిపేయవచ్చు.',
        },
        {
          en: 'If you use a copy on your own device, what your child does stays in the browser of that device. If you use a hosted copy, it is kept in the Firebase project of the owner who runs that copy. Firebase is a service of Google.',
          te: 'మీ సొంత పరికరంలోని కాపీ అయితే, మీ పిల్లలు చేసేదంతా ఆ పరికరంలోని బ్రౌజర్‌లోనే ఉంటుంది. నిర్వాహకులు ఆన్‌లైన్‌లో నడిపే హోస్టెడ్ కాపీ అయితే, వారి ఫైర్‌బేస్ ప్రాజెక్టులో ఉంటుంది. ఫైర్‌బేస్ అనేది గూగుల్ వారి సేవ.',
        },
      ],
    },
    {
      title: { en: 'Who is responsible', te: 'బాధ్యత ఎవరిది?' },
      paragraphs: [
        {
          en: 'If you use a copy on your own device, nobody else receives your child’s data; it is in your hands.',
          te: 'మీ సొంత పరికరంలోని కాపీ అయితే, మీ పిల్లల సమాచారం ఇంకెవరికీ అందదు; అది మీ చేతుల్లోనే ఉంటుంది.',
        },
        {
          en: 'If you use a hosted copy, its owner decides about the data and is responsible for it: a school, a group or a person. Your questions and requests go to that owner. If the owner has given a mail address, the contact page shows it.',
          te: 'హోస్టెడ్ కాపీ అయితే, ఆ సమాచారం గురించి నిర్ణయించేది, దానికి బాధ్యత వహించేది దాని నిర్వాహకులు: అది ఒక బడి, ఒక సంస్థ లేదా ఒక వ్యక్తి కావచ్చు. మీ ప్రశ్నలు, అభ్యర్థనలు వారికే పంపాలి. వారు మెయిల్ చిరునామా ఇచ్చి ఉంటే “సంప్రదించండి” పేజీలో కనిపిస్తుంది.',
        },
        {
          en: 'You can tell the two apart by pressing “Continue with Google”: a copy on your own device says that learners are kept on this device; a hosted copy opens Google’s own window.',
          te: 'రెండింటినీ గుర్తుపట్టడం సులువు. సైన్-ఇన్ పేజీలోని గూగుల్ బటన్ నొక్కండి: వివరాలు ఈ పరికరంలోనే ఉంటాయని చెప్తే మీ సొంత పరికరంలోని కాపీ; గూగుల్ వారి విండో తెరుచుకుంటే హోస్టెడ్ కాపీ.',
        },
      ],
    },
    {
      title: { en: 'What is kept', te: 'ఏమేం ఉంచుతాం?' },
      paragraphs: [
        {
          en: 'The learner: a name and an e-mail address. In a copy on your own device you type the name yourself, a nickname will do, and the e-mail may be left out. In a hosted copy they come from the Google account when you sign in, with an account number and, if there is one, a link to the account’s picture.',
          te: 'నేర్చుకునేవారి వివరాలు: పేరు, ఈమెయిల్ చిరునామా. మీ సొంత పరికరంలోని కాపీలో పేరును మీరే రాస్తారు; ముద్దుపేరు రాసినా చాలు, ఈమెయిల్ రాయకపోయినా సరే. హోస్టెడ్ కాపీలో సైన్ ఇన్ చేసినప్పుడు ఇవి గూగుల్ ఖాతా నుంచి వస్తాయి; వాటితో పాటు ఖాతా సంఖ్య, ఫొటో ఉంటే దాని లింక్ కూడా వస్తాయి.',
        },
        {
          en: 'The profile answers: age, grade, interests, hobbies, likes, dislikes and favourite foods. They are used for suggestions and to keep explanations at the right level.',
          te: 'ప్రొఫైల్ జవాబులు: వయసు, తరగతి, ఆసక్తులు, అభిరుచులు, ఇష్టాలు, ఇష్టం లేనివి, ఇష్టంగా తినేవి. సూచనలు ఇవ్వడానికి, వివరణలు పిల్లల స్థాయికి తగినట్టు ఉండడానికి వీటిని వాడతాం.',
        },
        {
          en: 'The learning: quiz results (level, questions, answers, score, time), learning sessions (the word looked up, when and for how long), exercises and lessons done, poems read, and the sums made of these, such as points and achievements.',
          te: 'నేర్చుకోవడానికి సంబంధించినవి: క్విజ్ ఫలితాలు (స్థాయి, ప్రశ్నలు, జవాబులు, మార్కులు, సమయం), వెతికిన పదాలు (ఏ పదం, ఎప్పుడు, ఎంతసేపు), చేసిన అభ్యాసాలు, పాఠాలు, చదివిన పద్యాలు, వీటిని బట్టి లెక్కించే పాయింట్లు, విజయాలు.',
        },
        {
          en: 'On the device: the chosen language, theme and similar settings, and the files that let the app work offline.',
          te: 'పరికరంలో: ఎంచుకున్న భాష, రంగులు లాంటి సెట్టింగ్‌లు, యాప్ ఆఫ్‌లైన్‌లో పనిచేయడానికి కావాల్సిన ఫైళ్లు.',
        },
      ],
    },
    {
      title: { en: 'Where it is and who can see it', te: 'ఎక్కడ ఉంటుంది, ఎవరు చూడగలరు?' },
      paragraphs: [
        {
          en: 'If you use a copy on your own device, the data is in the browser’s storage on that device. Anyone who can use that browser can see it. The app fetches its own files from the address at which you opened it, as every web page does, and talks to no other computer.',
          te: 'మీ సొంత పరికరంలోని కాపీ అయితే, సమాచారం ఆ పరికరంలో బ్రౌజర్ నిల్వలో ఉంటుంది. ఆ బ్రౌజర్‌ను వాడగలిగే ఎవరైనా దాన్ని చూడగలరు. అన్ని వెబ్ పేజీల్లాగే, మీరు తెరిచిన చిరునామా నుంచి యాప్ తన ఫైళ్లను తెచ్చుకుంటుంది; అంతకుమించి వేరే ఏ కంప్యూటర్‌తోనూ సంబంధం పెట్టుకోదు.',
        },
        {
          en: 'If you use a hosted copy, the data is in the owner’s Firebase project, and a copy of it on your device for offline use. The signed-in learner can see it, and so can the owner and the people the owner has put in charge. Google stores it on the owner’s behalf. Ask the owner in which country.',
          te: 'హోస్టెడ్ కాపీ అయితే, సమాచారం నిర్వాహకుల ఫైర్‌బేస్ ప్రాజెక్టులో ఉంటుంది; ఆఫ్‌లైన్‌లో వాడుకోవడానికి ఒక ప్రతి మీ పరికరంలోనూ ఉంటుంది. సైన్ ఇన్ చేసినవారు, నిర్వాహకులు, వారు బాధ్యత అప్పగించినవారు దాన్ని చూడగలరు. నిర్వాహకుల తరఫున గూగుల్ దాన్ని నిల్వ చేస్తుంది; ఏ దేశంలో ఉందో నిర్వాహకులను అడగండి.',
        },
        {
          en: 'A hosted copy shows one learner nothing about another. In a copy on your own device, the list of learners shows every name that was typed there, so a nickname is a good idea.',
          te: 'హోస్టెడ్ కాపీలో ఒకరి వివరాలు ఇంకొకరికి కనిపించవు. మీ సొంత పరికరంలోని కాపీలో మాత్రం, అక్కడ చేర్చిన పేర్లన్నీ జాబితాలో కనిపిస్తాయి; అందుకే ముద్దుపేరు రాయడం మంచిది.',
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
          en: 'If you use a copy on your own device: nothing. The tutor and the voice are part of the app.',
          te: 'మీ సొంత పరికరంలోని కాపీ అయితే ఏమీ వెళ్లదు. గురువు, గొంతు రెండూ యాప్‌లోనే ఉంటాయి.',
        },
        {
          en: 'If you use a hosted copy whose owner has switched such a provider on: an AI provider is sent the text that was typed and the grade, and, when your child asks to learn more, the explanations already shown. A voice provider is sent the text that is to be read aloud. We add no name, no e-mail address, no age and no list of interests to these texts. As with everything on the internet, a provider may see the internet address a request comes from.',
          te: 'హోస్టెడ్ కాపీలో నిర్వాహకులు అలాంటి సేవలను ఆన్ చేసి ఉంటే: ఏఐ సేవకు టైప్ చేసిన మాటలు, తరగతి వెళ్తాయి; పిల్లలు ఇంకా తెలుసుకోవాలని అడిగితే అప్పటికే చూపిన వివరణలు కూడా వెళ్తాయి. గొంతునిచ్చే సేవకు చదివి వినిపించాల్సిన మాటలు వెళ్తాయి. వీటికి పేరు, ఈమెయిల్, వయసు, ఆసక్తుల జాబితా వంటివేవీ మేము జోడించం. ఇంటర్నెట్ వాడే ఏ పనిలోనైనా ఉన్నట్టే, అభ్యర్థన ఏ ఇంటర్నెట్ చిరునామా (IP) నుంచి వచ్చిందో ఆ సేవకు తెలియవచ్చు.',
        },
        {
          en: 'Ask your child not to type names, addresses or phone numbers into the box. Which provider is used, and under which terms for young users, the owner can tell you.',
          te: 'పేర్లు, చిరునామాలు, ఫోన్ నంబర్లు అక్కడ టైప్ చేయవద్దని మీ పిల్లలకు చెప్పండి. ఏ సేవను వాడుతున్నారో, పిల్లల విషయంలో దాని నిబంధనలేమిటో నిర్వాహకులు చెప్పగలరు.',
        },
      ],
    },
    {
      title: { en: 'What we do not do', te: 'మేము చేయనివి' },
      paragraphs: [
        {
          en: 'We show no advertising, use no advertising identifiers, sell nothing, and build no picture of a child’s behaviour beyond the learning progress the child sees. The app does not use the microphone or the camera and records no voice.',
          te: 'ప్రకటనలు చూపం. ప్రకటనల కోసం వాడే గుర్తింపు నంబర్లు మా యాప్‌లో ఉండవు. సమాచారాన్ని అమ్మం. పిల్లలకు కనిపించే ప్రగతి కాకుండా వాళ్ల ప్రవర్తన గురించి ఇంకేమీ పోగుచేయం. మైక్, కెమెరా వాడం; గొంతు రికార్డ్ చేయం.',
        },
        {
          en: 'In a copy on your own device, the record of which pages, quizzes and poems were opened stays on the device. A hosted copy may send such events to Firebase Analytics (pages opened; quizzes chosen, started, answered and finished; poems viewed), but only after a grown-up has agreed behind the grown-up check. Without that agreement nothing is sent, and you can take it back later in the settings.',
          te: 'మీ సొంత పరికరంలోని కాపీలో ఏ పేజీలు, క్విజ్‌లు, పద్యాలు తెరిచారనే నమోదు పరికరంలోనే ఉంటుంది. హోస్టెడ్ కాపీ అలాంటి వాడకం వివరాలను ఫైర్‌బేస్ అనలిటిక్స్‌కు పంపవచ్చు: తెరిచిన పేజీలు; ఎంచుకున్న, మొదలుపెట్టిన, జవాబిచ్చిన, పూర్తిచేసిన క్విజ్‌లు; చూసిన పద్యాలు. అయితే పెద్దల కోసం ఉన్న లెక్క దాటి, పెద్దలు ఒప్పుకున్నాకే పంపుతుంది. ఒప్పుకోకపోతే ఏమీ పంపదు. ఒకసారి ఒప్పుకున్నా తర్వాత సెట్టింగ్‌లలో వెనక్కి తీసుకోవచ్చు.',
        },
      ],
    },
    {
      title: { en: 'How long it is kept', te: 'ఎంతకాలం ఉంటుంది?' },
      paragraphs: [
        {
          en: 'If you use a copy on your own device: until you erase it, clear the browser’s data or remove the app. Some browsers also clear the data of sites that are not opened for a while.',
          te: 'మీ సొంత పరికరంలోని కాపీ అయితే, మీరు చెరిపేసేదాకా, బ్రౌజర్ డేటాను తుడిచేదాకా లేదా యాప్‌ను తీసేసేదాకా ఉంటుంది. కొన్నాళ్లు తెరవని సైట్ల డేటాను కొన్ని బ్రౌజర్లు తామే తీసేస్తాయి.',
        },
        {
          en: 'If you use a hosted copy: until you erase it or ask the owner to. The owner should not keep a child’s data longer than the learning needs it; ask how long unused profiles and backups are kept there.',
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
          en: 'All this is in the settings, in the part for grown-ups, behind a short check that keeps young children from erasing something by accident. You can correct the profile answers in the settings at any time.',
          te: 'ఇవన్నీ సెట్టింగ్‌లలో “పెద్దల కోసం” భాగంలో ఉంటాయి. చిన్నపిల్లలు పొరపాటున ఏదైనా చెరిపేయకుండా అక్కడ ముందు ఒక చిన్న లెక్క వస్తుంది. ప్రొఫైల్ జవాబులను సెట్టింగ్‌లలో ఎప్పుడైనా సరిదిద్దవచ్చు.',
        },
        {
          en: 'Download saves what is kept about the learner as a file on your device. To move to another device, open that file there in the same place. The file holds your child’s answers, so keep it as you would keep a school report.',
          te: 'డౌన్‌లోడ్ చేస్తే, నేర్చుకునేవారి గురించి ఉన్న సమాచారం ఒక ఫైలుగా మీ పరికరంలో చేరుతుంది. వేరే పరికరానికి మారాలంటే ఆ ఫైలును అక్కడ అదే చోట తెరవండి. అందులో మీ పిల్లల జవాబులు ఉంటాయి; బడి ప్రోగ్రెస్ కార్డులాగే జాగ్రత్తగా భద్రపరచుకోండి.',
        },
        {
          en: 'Erase removes the learner’s data for good. In a hosted copy, ask the owner as well if you want the sign-in itself removed or want to be sure about backups.',
          te: 'చెరిపేస్తే ఆ సమాచారం శాశ్వతంగా పోతుంది. హోస్టెడ్ కాపీలో సైన్-ఇన్ ఖాతాను కూడా తీసేయాలన్నా, బ్యాకప్‌ల గురించి తెలుసుకోవాలన్నా నిర్వాహకులను అడగండి.',
        },
      ],
    },
    {
      title: { en: 'Children and consent', te: 'పిల్లలు, తల్లిదండ్రుల అనుమతి' },
      paragraphs: [
        {
          en: 'Aksharam is made for children, so we treat every learner as a child. India’s Digital Personal Data Protection Act regards everyone under 18 as a child, asks for a parent’s verifiable consent, and in general forbids behavioural tracking of children. In the United States, COPPA protects children under 13: it counts voice recordings as personal data, asks for separate consent before data is passed to third parties, and does not allow data to be kept without end.',
          te: 'ఈ యాప్ పిల్లల కోసమే కాబట్టి, ఎవరు వాడినా పిల్లలు వాడుతున్నట్టే జాగ్రత్త తీసుకుంటాం. భారతదేశపు డిజిటల్ వ్యక్తిగత సమాచార రక్షణ చట్టం (DPDP) 18 ఏళ్లలోపు అందరినీ పిల్లలుగానే చూస్తుంది; తల్లిదండ్రుల నుంచి నిర్ధారించుకోగల అనుమతి కావాలంటుంది; సాధారణంగా పిల్లల ప్రవర్తనను ట్రాక్ చేయకూడదంటుంది. అమెరికాలోని COPPA చట్టం 13 ఏళ్లలోపు పిల్లలకు రక్షణ ఇస్తుంది: గొంతు రికార్డింగులను వ్యక్తిగత సమాచారంగా లెక్కిస్తుంది; సమాచారాన్ని ఇతరులకు ఇవ్వాలంటే విడిగా అనుమతి అడగాలంటుంది; అంతులేకుండా ఉంచుకోనివ్వదు.',
        },
        {
          en: 'We built the app with these rules in mind. That alone does not make a hosted copy lawful: its owner has to obtain the consent that the law of your country asks for, before a child signs in. You may refuse, and you may take consent back by erasing the data or by writing to the owner.',
          te: 'ఈ నియమాలను దృష్టిలో పెట్టుకునే యాప్‌ను తయారుచేశాం. కానీ అంతమాత్రాన హోస్టెడ్ కాపీ చట్టబద్ధమైపోదు: పిల్లలు సైన్ ఇన్ చేయకముందే, మీ దేశ చట్టం కోరే అనుమతిని దాని నిర్వాహకులు తీసుకోవాలి. అనుమతి ఇవ్వకుండా ఉండే హక్కు మీకుంది; ఇచ్చినా, సమాచారాన్ని చెరిపేసి గానీ నిర్వాహకులకు రాసి గానీ వెనక్కి తీసుకోవచ్చు.',
        },
        {
          en: 'This page explains how Aksharam works and is not legal advice. When something changes, the date on this page changes too.',
          te: 'ఈ యాప్ ఎలా పనిచేస్తుందో చెప్పడానికే ఈ పేజీ; ఇది న్యాయ సలహా కాదు. ఏదైనా మారితే ఈ పేజీలోని తేదీ కూడా మారుతుంది.',
        },
      ],
    },
  ],
};
