import type { Bilingual } from '../../domain/bilingual';

type ContactWay = {
  readonly id: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
};

export type Contact = { readonly ways: readonly ContactWay[] };

export const contact: Contact = {
  ways: [
    {
      id: 'ask-the-owner',
      title: {
        en: 'Ask the person who runs this copy',
        te: 'ఈ కాపీని నడిపేవారిని అడగండి',
      },
      text: {
        en: 'Questions about signing in, a school’s copy or data kept online go to the person who runs the copy you use: your school, your Telugu class, or the person who gave you the link. If they have given an email address, you will see it on this page. If you use a copy on your own device, the help page and the questions parents ask will usually help you faster.',
        te: 'సైన్-ఇన్ గురించి, బడి నడిపే కాపీ గురించి, ఆన్‌లైన్‌లో ఉన్న సమాచారం గురించి ఏదైనా అడగాలంటే, మీరు వాడే కాపీని నడిపేవారినే అడగాలి. అది మీ బడి కావచ్చు, తెలుగు తరగతి కావచ్చు, మీకు లింక్ ఇచ్చినవారు కావచ్చు. వాళ్లు ఈమెయిల్ చిరునామా ఇచ్చి ఉంటే ఈ పేజీలోనే కనిపిస్తుంది. మీ సొంత పరికరంలోని కాపీ అయితే “సహాయం”, “ప్రశ్నలు” పేజీల్లో చూడండి; చాలావరకు అక్కడే త్వరగా జవాబు దొరుకుతుంది.',
      },
    },
    {
      id: 'telugu-mistake',
      title: { en: 'Report a mistake in the Telugu', te: 'తెలుగులో తప్పు కనిపిస్తే' },
      text: {
        en: 'Tell us three things: where you saw it (lesson, story, quiz, poem or page), what it says now, and how you would write it. If the voice mispronounced it, add the word and what you heard. We also want to hear about spellings that differ between regions or editions.',
        te: 'మూడు విషయాలు రాయండి: ఎక్కడ చూశారు (పాఠం, కథ, క్విజ్, పద్యం లేదా పేజీ), అక్కడ ఏమని ఉంది, ఎలా ఉండాలి. ఉచ్చారణలో తప్పు వినిపిస్తే ఆ పదమూ, మీకు ఎలా వినిపించిందో కూడా రాయండి. ప్రాంతాన్ని బట్టో ప్రచురణను బట్టో మారే రూపాలు కనిపించినా తప్పకుండా చెప్పండి.',
      },
    },
    {
      id: 'suggest-word-or-poem',
      title: { en: 'Suggest a word or a poem', te: 'ఒక పదమో పద్యమో సూచించండి' },
      text: {
        en: 'For a word, give the Telugu, the English, and a sentence that uses it. For a poem, name the poet or the satakam and the book you know it from. We look for poems that are old enough to belong to everyone and that a child can understand.',
        te: 'పదమైతే తెలుగులో, ఇంగ్లీషులో రాసి, దాన్ని వాడే ఒక వాక్యం కూడా ఇవ్వండి. పద్యమైతే కవి పేరు లేదా శతకం పేరు, మీరు చదివిన పుస్తకం పేరు చెప్పండి. అందరి సొత్తయిన పాత పద్యాలనే తీసుకుంటాం; పిల్లలకు అర్థమయ్యేవి అయితే మరీ మంచిది.',
      },
    },
    {
      id: 'child-data-concern',
      title: {
        en: 'A concern about a child’s safety or data',
        te: 'పిల్లల భద్రత, సమాచారం గురించి ఆందోళన ఉంటే',
      },
      text: {
        en: 'Tell the person who runs this copy right away, and say that it is about a child. Do not put the child’s full name or other private details in the first message. A grown-up can erase a learner’s data in the settings at any time, without asking anyone. If you do not get a satisfactory answer, you can also turn to the data protection authority in your country.',
        te: 'ఈ కాపీని నడిపేవారికి వెంటనే చెప్పండి; ఇది పిల్లలకు సంబంధించిన విషయమని స్పష్టంగా రాయండి. మొదటి సందేశంలో పిల్లల పూర్తి పేరు, ఇతర వ్యక్తిగత వివరాలు రాయకండి. పిల్లల సమాచారాన్ని పెద్దలు ఎప్పుడైనా సెట్టింగ్‌లలో చెరిపేయవచ్చు; అందుకు ఎవరి అనుమతీ అక్కర్లేదు. తగిన జవాబు రాకపోతే మీ దేశంలో వ్యక్తిగత సమాచార రక్షణను చూసే అధికార సంస్థను కూడా ఆశ్రయించవచ్చు.',
      },
    },
  ],
};
