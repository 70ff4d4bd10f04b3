import type { Bilingual } from '../../domain/bilingual';

type AboutSection = {
  readonly title: Bilingual;
  readonly paragraphs: readonly Bilingual[];
};

export type About = { readonly sections: readonly AboutSection[] };

export const about: About = {
  sections: [
    {
      title: { en: 'Why we made Aksharam', te: 'అక్షరం యాప్ ఎందుకు?' },
      paragraphs: [
        {
          en: 'Many children understand the Telugu spoken at home, answer in English, and get stuck on the first line of a Telugu book. They are closer to reading than it seems. What they need is an easy first step.',
          te: 'ఇంట్లో తెలుగులో మాట్లాడితే అర్థమవుతుంది, జవాబు మాత్రం ఇంగ్లీషులో వస్తుంది. తెలుగు పుస్తకం తెరిస్తే మొదటి వాక్యం దగ్గరే ఆగిపోతారు. చాలామంది పిల్లల పరిస్థితి ఇదే. నిజానికి చదవడం వాళ్లకు అంత దూరంలో ఏమీ లేదు; మొదటి అడుగు సులువుగా పడితే చాలు.',
        },
        {
          en: 'Aksharam is meant to be that step: a calm place where a child can touch a letter and hear it, meet a word and understand it, read a first story, and learn a poem that a grandparent may know by heart. It works in English and in Telugu, and there is nothing to buy.',
          te: 'ఆ మొదటి అడుగు కోసమే ఈ యాప్. ఇక్కడ పిల్లలు ఒక అక్షరాన్ని తాకి దాని ధ్వని వినవచ్చు, ఒక మాటను చూసి అర్థం తెలుసుకోవచ్చు, మొదటి కథ చదువుకోవచ్చు, తాతయ్యకో నానమ్మకో నోటికి వచ్చిన పద్యాన్ని తామూ నేర్చుకోవచ్చు. యాప్ ఇంగ్లీషులోనూ తెలుగులోనూ ఉంటుంది. ఏమీ కొనక్కర్లేదు.',
        },
      ],
    },
    {
      title: { en: 'How we teach: hear, read, say', te: 'ఎలా నేర్పుతాం: విను, చదువు, పలుకు' },
      paragraphs: [
        {
          en: 'Your child can hear everything we teach: first listen, then read along, then say it aloud. The app does not listen to your child or grade their voice. Saying it aloud is for your child’s own ears, and for yours.',
          te: 'నేర్పే ప్రతిదాన్నీ వినవచ్చు. ముందు వినాలి, తర్వాత అక్షరాలు చూస్తూ చదవాలి, ఆ తర్వాత పైకి పలకాలి. పిల్లల గొంతును యాప్ వినదు, దానికి మార్కులూ వేయదు. పైకి పలకడం ఎందుకంటే, పిల్లలు తమ మాట తామే వినాలి; పక్కనే ఉన్న మీరూ వినాలి.',
        },
        {
          en: 'The steps are small. Nine lessons in three modules lead from the script to essential vocabulary and on to basic grammar. Beside them, a reading ladder climbs in eight steps from the first word to a whole page. Quizzes have three levels, and passing three quizzes with 70% or more opens the next level.',
          te: 'అడుగులు చిన్నవి. మూడు భాగాల్లో తొమ్మిది పాఠాలు ఉన్నాయి: మొదట లిపి, తర్వాత ముఖ్యమైన పదాలు, ఆపైన ప్రాథమిక వ్యాకరణం. వాటి పక్కనే, మొదటి మాట నుంచి ఒక పేజీ దాకా చదవడం నేర్పే ఎనిమిది మెట్లు ఉన్నాయి. క్విజ్‌లకు మూడు స్థాయిలు ఉన్నాయి. ఒక స్థాయికి చెందిన మూడు క్విజ్‌లలో 70 శాతం లేదా అంతకన్నా ఎక్కువ తెచ్చుకుంటే తర్వాతి స్థాయి తెరుచుకుంటుంది.',
        },
        {
          en: 'Hands learn too. On the slate a child watches a letter being written, traces it, and then writes it from memory; in the spelling room whole words are typed, letter by letter. The app remembers what was practiced and brings it back just before it would be forgotten.',
          te: 'చేతులు కూడా నేర్చుకుంటాయి. పలక మీద పిల్లలు అక్షరం ఎలా రాయాలో చూస్తారు, దిద్దుతారు, తర్వాత చూడకుండా రాస్తారు; మాటలను ఒక్కో అక్షరం టైప్ చేస్తూ తప్పు లేకుండా రాయడం సాధన చేస్తారు. ఏమేం నేర్చుకున్నారో యాప్‌కు గుర్తుంటుంది; మరిచిపోయేలోపే వాటిని మళ్లీ అడుగుతుంది.',
        },
        {
          en: 'A mistake is part of the lesson. When an answer is wrong, the app shows the right one and explains it, without scolding. Letters that look alike, such as థ, ద and ధ, trip up most beginners.',
          te: 'తప్పు చేయడం కూడా నేర్చుకోవడంలో భాగమే. జవాబు తప్పయితే సరైనది ఏదో యాప్ చూపిస్తుంది, ఎందుకో వివరిస్తుంది; కోప్పడదు. థ, ద, ధ లాంటి ఒకేలా కనిపించే అక్షరాల దగ్గర మొదట్లో చాలామంది తడబడతారు.',
        },
      ],
    },
    {
      title: { en: 'Everyday words, stories and old poems', te: 'రోజువారీ మాటలు, కథలు, పాత పద్యాలు' },
      paragraphs: [
        {
          en: 'The lessons begin with what a child uses: letters, greetings, numbers, the words of home. On the AI learning page, a child can type a word and get a short explanation in English and in Telugu, and each word lights up as it is read aloud.',
          te: 'అక్షరాలు, పలకరింపులు, సంఖ్యలు, ఇంట్లో వాడే మాటలు: పిల్లలకు వెంటనే ఉపయోగపడేవాటితోనే పాఠాలు మొదలవుతాయి. “మాటల గురువు” పేజీలో ఒక పదం టైప్ చేస్తే ఇంగ్లీషులోనూ తెలుగులోనూ చిన్న వివరణ వస్తుంది. వింటున్నప్పుడు, పలికే పదం వెలిగి కనిపిస్తుంది.',
        },
        {
          en: 'The bookshelf has stories at six levels and traditional rhymes, with pictures. Children can listen, read along, or take turns with the voice, and a touch explains any word.',
          te: 'పుస్తకాల అరలో ఆరు స్థాయిల కథలు, పాడుకునే పాటలు ఉన్నాయి, బొమ్మలతో సహా. పిల్లలు వినవచ్చు, వింటూ చదవవచ్చు, యాప్‌తో వంతులు వేసుకుని చదవవచ్చు. ఏ మాటను తాకినా దాని అర్థం తెలుస్తుంది.',
        },
        {
          en: 'Then there are the padyalu, more than 200 of them: verses by Vemana, verses from the Sumati Satakam and many others. Each comes with the original text, its meaning in Telugu, and an English translation you can show or hide. A child can learn a poem by heart, line by line.',
          te: 'వీటితో పాటు 200 కన్నా ఎక్కువ పద్యాలు కూడా ఉన్నాయి: వేమన పద్యాలు, సుమతీ శతకంలోని పద్యాలు, ఇంకా ఎన్నో. ప్రతి పద్యానికీ మూలం, తెలుగులో భావం ఉంటాయి. ఇంగ్లీషు అనువాదం కావాలంటే చూడవచ్చు, వద్దంటే దాచవచ్చు. పాదం పాదంగా నేర్చుకుంటూ పద్యాన్ని కంఠస్థం చేయవచ్చు.',
        },
      ],
    },
    {
      title: { en: 'Who it is for', te: 'ఎవరి కోసం?' },
      paragraphs: [
        {
          en: 'Aksharam is made for children aged six to sixteen: for the child who has never seen a Telugu letter, and for the one who chats happily with Grandmother but cannot read what she writes.',
          te: 'ఆరు నుంచి పదహారేళ్ల పిల్లల కోసం దీన్ని తయారుచేశాం. తెలుగు అక్షరం ఇంతవరకూ చూడని పిల్లలకూ ఇది పనికొస్తుంది; అమ్మమ్మతో గలగలా మాట్లాడినా ఆవిడ రాసిన ఉత్తరం చదవలేని పిల్లలకూ పనికొస్తుంది.',
        },
        {
          en: 'It is also for the grown-up beside the child, whether or not that grown-up reads Telugu, and for teachers. In a hosted copy, a teacher can make a class, give assignments, and see who needs help with which letters.',
          te: 'పిల్లల పక్కన కూర్చునే పెద్దలకు కూడా ఇది ఉపయోగపడుతుంది; వాళ్లకు తెలుగు చదవడం రాకపోయినా పర్వాలేదు. టీచర్లకూ ఇది ఉపయోగపడుతుంది. హోస్టెడ్ కాపీలో టీచర్ ఒక తరగతిని తయారుచేసి, పనులు ఇవ్వవచ్చు, ఎవరికి ఏ అక్షరాల దగ్గర సాయం కావాలో చూడవచ్చు.',
        },
      ],
    },
    {
      title: { en: 'What we promise', te: 'మా మాట' },
      paragraphs: [
        {
          en: 'No advertising, no behavioral tracking, no recording of a child’s voice. Your child’s name is not shown to strangers.',
          te: 'ప్రకటనలు ఉండవు. పిల్లల ప్రవర్తనపై నిఘా (ట్రాకింగ్) ఉండదు. పిల్లల గొంతును రికార్డ్ చేయడం ఉండదు. మీ పిల్లల పేరు బయటివారికి కనిపించదు.',
        },
        {
          en: 'If you use a copy on your own device, what your child does stays in that device’s browser. If you use a hosted copy, it is kept in the Firebase project of the owner who runs it, and usage statistics start only after a grown-up agrees. In both, a grown-up can download the data and erase it in the settings. The privacy page says exactly what is kept and who can see it.',
          te: 'మీ సొంత పరికరంలోని కాపీ అయితే, మీ పిల్లలు చేసినదంతా ఆ పరికరంలోని బ్రౌజర్‌లోనే ఉంటుంది. నిర్వాహకులు ఆన్‌లైన్‌లో నడిపే హోస్టెడ్ కాపీ అయితే, వారి ఫైర్‌బేస్ ప్రాజెక్టులో ఉంటుంది; వాడుక గణాంకాలు పెద్దలు ఒప్పుకున్నాకే మొదలవుతాయి. రెండింటిలోనూ ఆ సమాచారాన్ని పెద్దలు సెట్టింగ్‌లలో డౌన్‌లోడ్ చేసుకోవచ్చు, చెరిపేయవచ్చు. ఏమేం ఉంటాయో, ఎవరు చూడగలరో గోప్యత పేజీలో వివరంగా ఉంది.',
        },
        {
          en: 'Once opened, the app keeps working without the internet: on a train, at a grandparent’s house, in a classroom with no network. In a hosted copy, only what comes from an online service has to wait for a connection.',
          te: 'ఒకసారి తెరిచాక ఇంటర్నెట్ లేకపోయినా యాప్ పనిచేస్తుంది: రైల్లోనైనా, అమ్మమ్మగారి ఊర్లోనైనా, నెట్‌వర్క్ లేని తరగతి గదిలోనైనా. హోస్టెడ్ కాపీలో ఆన్‌లైన్ సేవల నుంచి వచ్చేవి మాత్రం ఇంటర్నెట్ వచ్చేదాకా ఆగుతాయి.',
        },
      ],
    },
    {
      title: { en: 'Why the name అక్షరం', te: 'అక్షరం అనే పేరు ఎందుకు?' },
      paragraphs: [
        {
          en: 'An aksharam is a letter as Telugu writes it: one beat of speech, one shape on paper. The word has an older meaning too. Kshara is what wears away; a-kshara is what does not. We like the idea that a letter, once learned, stays with you.',
          te: 'అక్షరం అంటే మనం రాసేది, చదివేది. ఆ మాటకు ఇంకో అర్థం కూడా ఉంది: క్షరం అంటే నశించేది, అక్షరం అంటే నశించనిది. ఒకసారి నేర్చుకున్న అక్షరం ఎప్పటికీ మనతోనే ఉంటుందన్న భావన మాకు నచ్చింది.',
        },
        {
          en: 'The word is a small lesson in itself. It begins with అ, the first letter a child learns, passes through క్ష, which comes near the end of the chart, and ends with the round ం. Three aksharas: అ, క్ష, రం.',
          te: 'ఆ పదమే ఒక చిన్న పాఠం. పిల్లలు అన్నిటికన్నా ముందు దిద్దే “అ”తో మొదలవుతుంది, వర్ణమాల చివర్లో వచ్చే “క్ష” మీదుగా సాగుతుంది, గుండ్రని సున్నాతో ముగుస్తుంది. అ, క్ష, రం: మూడే అక్షరాలు.',
        },
      ],
    },
    {
      title: { en: 'How you can help', te: 'మీరు ఎలా సాయపడవచ్చు?' },
      paragraphs: [
        {
          en: 'Tell us when a Telugu sentence sounds stiff, when a word is misspelled, or when the voice says something strangely. Suggest a word your family uses every day, or a poem every child should know. The contact page shows how.',
          te: 'ఏ వాక్యమైనా కృతకంగా అనిపిస్తే, ఎక్కడైనా అక్షరదోషం కనిపిస్తే, ఏదైనా మాట వినడానికి వింతగా ఉంటే చెప్పండి. మీ ఇంట్లో రోజూ వాడే మాటనో, పిల్లలకు తెలియాల్సిన పద్యాన్నో సూచించండి. ఎలా తెలియజేయాలో “సంప్రదించండి” పేజీలో ఉంది.',
        },
        {
          en: 'The greatest help of all takes ten minutes: sit beside your child and listen together.',
          te: 'అన్నిటికన్నా పెద్ద సాయానికి పది నిమిషాలు చాలు: మీ పిల్లల పక్కన కూర్చుని, ఇద్దరూ కలిసి వినండి.',
        },
      ],
    },
  ],
};
