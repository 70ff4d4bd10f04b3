import type { Bilingual } from '../../domain/bilingual';

type TermsSection = {
  readonly title: Bilingual;
  readonly paragraphs: readonly Bilingual[];
};

export type Terms = {
  readonly updated: string;
  readonly sections: readonly TermsSection[];
};

export const terms: Terms = {
  updated: '2026-11-18',
  sections: [
    {
      title: { en: 'What this page is', te: 'ఈ పేజీ దేని గురించి?' },
      paragraphs: [
        {
          en: 'These are the terms for using Aksharam, written for parents. They are short on purpose. If something is unclear, ask the person who runs the copy you use.',
          te: 'అక్షరం యాప్ వాడకానికి సంబంధించిన నిబంధనలు ఇవి. తల్లిదండ్రుల కోసం, కావాలనే క్లుప్తంగా రాశాం. ఏదైనా అర్థం కాకపోతే మీరు వాడే కాపీని నడిపేవారిని అడగండి.',
        },
        {
          en: 'Aksharam is used in two ways. If you use a copy on your own device, there is no account and nobody but you is involved. If you use a hosted copy, an owner runs it and you sign in with Google; these terms are then between you and that owner, who may add to them. Where the two ways differ, we say so.',
          te: 'అక్షరం యాప్‌ను రెండు విధాలుగా వాడవచ్చు. మీ సొంత పరికరంలోని కాపీ అయితే ఖాతా ఉండదు, మధ్యలో ఇంకెవరూ ఉండరు. హోస్టెడ్ కాపీ అయితే దాన్ని నిర్వాహకులు నడుపుతారు, మీరు గూగుల్ ఖాతాతో సైన్ ఇన్ చేస్తారు; అప్పుడు ఈ నిబంధనలు మీకూ ఆ నిర్వాహకులకూ మధ్య ఉంటాయి, వాటికి వారు మరికొన్ని చేర్చవచ్చు. తేడా ఉన్న చోట ఆ విషయం చెప్పాం.',
        },
      ],
    },
    {
      title: { en: 'Who may use it', te: 'ఎవరు వాడవచ్చు?' },
      paragraphs: [
        {
          en: 'Anyone who wants to learn Telugu. A person under 18 needs the permission of a parent or guardian, and it is the parent or guardian who accepts these terms.',
          te: 'తెలుగు నేర్చుకోవాలనుకునే ఎవరైనా వాడవచ్చు. 18 ఏళ్లలోపు వారు తల్లిదండ్రుల లేదా సంరక్షకుల అంగీకారంతో వాడాలి. ఈ నిబంధనలకు ఒప్పుకునేది కూడా ఆ పెద్దలే.',
        },
        {
          en: 'If a school uses a hosted copy with its students, the school and the owner agree on how parents are asked. A teacher who makes a class is responsible for who gets its code.',
          te: 'ఒక బడి తన పిల్లల కోసం హోస్టెడ్ కాపీ వాడితే, తల్లిదండ్రుల అనుమతి ఎలా తీసుకోవాలో బడీ నిర్వాహకులూ కలిసి నిర్ణయించుకోవాలి. తరగతిని తయారుచేసిన టీచరే దాని కోడ్ ఎవరికి ఇస్తున్నారో చూసుకోవాలి.',
        },
      ],
    },
    {
      title: { en: 'What you get, and what you do not', te: 'ఏం దొరుకుతుంది, ఏం దొరకదు' },
      paragraphs: [
        {
          en: 'You get nine lessons in three modules and a reading ladder beside them, stories and rhymes, a slate for writing letters, spelling practice, quizzes at three levels, explained words, poems, achievements and a view of your child’s progress, with a voice that reads the Telugu aloud. A hosted copy also has classes and a weekly league.',
          te: 'మూడు భాగాల్లో తొమ్మిది పాఠాలు, వాటి పక్కనే చదవడం నేర్పే మెట్లు, కథలు, పాటలు, అక్షరాలు రాయడానికి పలక, మాటలు తప్పు లేకుండా రాసే సాధన, మూడు స్థాయిల క్విజ్‌లు, పదాల వివరణలు, పద్యాలు, విజయాలు, ప్రగతి వివరాలు, తెలుగును చదివి వినిపించే గొంతు మీకు అందుతాయి. హోస్టెడ్ కాపీలో తరగతులు, వారపు పోటీ కూడా ఉంటాయి.',
        },
        {
          en: 'Aksharam is a learning aid. It gives no school certificate and cannot promise good grades. It is in beta: things may change, and now and then something may not work.',
          te: 'ఈ యాప్ నేర్చుకోవడానికి తోడ్పడే సాధనం మాత్రమే. బడి సర్టిఫికెట్ ఇవ్వదు, ఇన్ని మార్కులు వస్తాయని హామీ ఇవ్వదు. ఇది బీటా దశలో ఉంది; మార్పులు రావచ్చు, అప్పుడప్పుడూ ఏదైనా పనిచేయకపోవచ్చు.',
        },
      ],
    },
    {
      title: { en: 'Learners and accounts', te: 'పేర్లు, ఖాతాలు' },
      paragraphs: [
        {
          en: 'If you use a copy on your own device, the learners are kept in its browser without a password. Anyone who can use that browser can open them. Looking after the device and downloading the data from time to time is up to you.',
          te: 'మీ సొంత పరికరంలోని కాపీ అయితే, చేర్చిన పేర్లు పాస్‌వర్డ్ లేకుండా బ్రౌజర్‌లోనే ఉంటాయి. ఆ బ్రౌజర్‌ను వాడగలిగే ఎవరైనా వాటిని తెరవగలరు. పరికరాన్ని జాగ్రత్తగా చూసుకోవడం, అప్పుడప్పుడూ సమాచారాన్ని డౌన్‌లోడ్ చేసుకోవడం మీ బాధ్యత.',
        },
        {
          en: 'If you use a hosted copy, you sign in with a Google account, and Google’s own terms apply as well, including its rules on age. Keep the password to yourself and sign out on shared devices. A child who joins a class with its code needs no Google account; that place belongs to the class, as the privacy page explains.',
          te: 'హోస్టెడ్ కాపీ అయితే గూగుల్ ఖాతాతో సైన్ ఇన్ చేస్తారు. ఆ ఖాతాకు గూగుల్ నిబంధనలు, వయసుకు సంబంధించిన నియమాలు కూడా వర్తిస్తాయి. పాస్‌వర్డ్ ఎవరికీ చెప్పకండి. నలుగురూ వాడే పరికరంలో పని అయ్యాక సైన్ అవుట్ చేయండి. తరగతి కోడ్‌తో చేరే పిల్లలకు గూగుల్ ఖాతా అక్కర్లేదు; ఆ చోటు తరగతిదే. ఆ వివరాలు గోప్యత పేజీలో ఉన్నాయి.',
        },
      ],
    },
    {
      title: { en: 'Fair use', te: 'బాధ్యతగా వాడుకుందాం' },
      paragraphs: [
        {
          en: 'Please do not try to get at other people’s data, disrupt the service, or use the AI learning page for anything hurtful. Do not type private details such as full names, addresses or phone numbers into the learning or quiz boxes; they are not needed there.',
          te: 'ఇతరుల సమాచారాన్ని చూడాలని ప్రయత్నించడం, సేవకు ఆటంకం కలిగించడం, ఎవరినైనా నొప్పించే పనులకు “మాటల గురువు” పేజీని వాడడం వద్దు. పూర్తి పేర్లు, చిరునామాలు, ఫోన్ నంబర్లు లాంటి వ్యక్తిగత వివరాలను పదాలు టైప్ చేసే చోట రాయకండి; అక్కడ వాటి అవసరం లేదు.',
        },
        {
          en: 'You are welcome to use Aksharam at home, in class and in a library. The owner of a hosted copy may close an account that is misused, and should tell you why.',
          te: 'ఇంట్లో, తరగతిలో, గ్రంథాలయంలో నిరభ్యంతరంగా వాడుకోవచ్చు. దుర్వినియోగం జరిగితే హోస్టెడ్ కాపీ నిర్వాహకులు ఆ ఖాతాను మూసివేయవచ్చు; అందుకు కారణం మీకు చెప్పాలి.',
        },
      ],
    },
    {
      title: { en: 'Price and refunds', te: 'ధర, డబ్బు వాపసు' },
      paragraphs: [
        {
          en: 'During the beta, Aksharam is free. The original price is shown crossed out and is not charged: $9 a month in English, ₹999 a month in Telugu. The two prices are set separately; neither is calculated from the other. We do not ask for a credit card.',
          te: 'బీటా దశలో యాప్ ఉచితం. అసలు ధరను కొట్టివేసి చూపిస్తున్నాం: తెలుగులో నెలకు ₹999, ఇంగ్లీషులో నెలకు $9; అది వసూలు చేయం. ఈ రెండు ధరలూ విడివిడిగా పెట్టినవి; ఒకదాన్ని బట్టి రెండోదాన్ని లెక్కించలేదు. క్రెడిట్ కార్డు అడగం.',
        },
        {
          en: 'If paid plans are launched, you will see the price before you decide, and nobody will be moved to a paid plan automatically. Those plans will come with a 30-day money-back guarantee: if you are not satisfied, ask within 30 days of paying and you will get your money back.',
          te: 'చెల్లింపు ప్లాన్లు వస్తే, మీరు నిర్ణయించుకునే ముందే ధర కనిపిస్తుంది; ఎవరినీ అడగకుండా ఆ ప్లాన్లలోకి మార్చం. ఆ ప్లాన్లకు 30 రోజుల మనీ-బ్యాక్ హామీ ఉంటుంది: నచ్చకపోతే డబ్బు కట్టిన 30 రోజుల్లోపు అడగండి, తిరిగి ఇస్తాం.',
        },
      ],
    },
    {
      title: { en: 'Texts, poems and the voice', te: 'పాఠాలు, కథలు, పద్యాలు, గొంతు' },
      paragraphs: [
        {
          en: 'The old poems and the traditional rhymes belong to everyone. Lessons, stories, explanations and translations were written for Aksharam; you may use them freely for learning and teaching. What your child types and achieves remains your child’s.',
          te: 'పాత పద్యాలు, సంప్రదాయ పాటలు అందరి సొత్తు. పాఠాలు, కథలు, వివరణలు, అనువాదాలు ఈ యాప్ కోసమే రాసినవి; నేర్చుకోవడానికి, నేర్పడానికి స్వేచ్ఛగా వాడుకోండి. మీ పిల్లలు రాసేది, సాధించేది మీ పిల్లలదే.',
        },
        {
          en: 'The built-in voice is eSpeak NG, a free program that others wrote, under the GNU General Public License, version 3; its license comes with the app.',
          te: 'యాప్‌తో వచ్చే గొంతు eSpeak NG అనే స్వేచ్ఛా ప్రోగ్రామ్. దాన్ని తయారుచేసినవారు వేరు; అది GNU General Public License, version 3 కింద లభిస్తుంది. ఆ లైసెన్స్ యాప్‌తో పాటే ఉంటుంది.',
        },
      ],
    },
    {
      title: { en: 'Mistakes, and answers from an AI', te: 'పొరపాట్లు, ఏఐ జవాబులు' },
      paragraphs: [
        {
          en: 'We take great care with the Telugu, but there will still be mistakes. The computer voice mispronounces a word now and then. If a copy uses an AI provider or the browser’s own translation, those answers are written by a machine: the app checks them before showing them, but they can be wrong. Please tell us what you find.',
          te: 'తెలుగు విషయంలో ఎంతో జాగ్రత్త తీసుకుంటాం; అయినా పొరపాట్లు ఉండవచ్చు. కంప్యూటర్ గొంతు అప్పుడప్పుడూ ఒక మాటను తప్పుగా పలకవచ్చు. బయటి ఏఐ సేవను గానీ బ్రౌజర్ సొంత అనువాదాన్ని గానీ వాడితే, ఆ జవాబులు యంత్రం రాసినవి; చూపించే ముందు యాప్ పరిశీలిస్తుంది కానీ అవి తప్పు కావచ్చు. ఏదైనా కనిపిస్తే దయచేసి చెప్పండి.',
        },
      ],
    },
    {
      title: { en: 'Responsibility and changes', te: 'బాధ్యత, మార్పులు' },
      paragraphs: [
        {
          en: 'Aksharam is offered free of charge and as is. We cannot promise that it will always be available or free of errors, or that data on a device will never be lost. Nothing on this page limits the rights that the law gives you as a consumer or a parent.',
          te: 'అక్షరం యాప్‌ను ఉచితంగా, ఉన్నది ఉన్నట్టుగా అందిస్తున్నాం. ఎప్పుడూ అందుబాటులో ఉంటుందని, ఏ లోపమూ ఉండదని, పరికరంలోని సమాచారం ఎన్నటికీ పోదని హామీ ఇవ్వలేం. వినియోగదారుగా, తల్లిగా లేదా తండ్రిగా చట్టం మీకిచ్చే హక్కులను ఈ పేజీ ఏ విధంగానూ తగ్గించదు.',
        },
        {
          en: 'If the terms change, the date on this page changes too. You can stop using Aksharam at any time and erase your child’s data in the settings.',
          te: 'నిబంధనలు మారితే ఈ పేజీలోని తేదీ కూడా మారుతుంది. మీరు ఎప్పుడైనా ఈ యాప్‌ను వాడడం మానేయవచ్చు, సెట్టింగ్‌లలో మీ పిల్లల సమాచారాన్ని చెరిపేయవచ్చు.',
        },
      ],
    },
  ],
};
