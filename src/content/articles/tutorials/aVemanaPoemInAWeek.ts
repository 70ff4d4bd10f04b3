import type { Article } from '../article';

export const aVemanaPoemInAWeek: Article = {
  slug: 'a-vemana-poem-in-a-week',
  title: {
    en: 'Learn one Vemana poem in a week',
    te: 'వారం రోజుల్లో ఒక వేమన పద్యం',
  },
  summary: {
    en: 'Four lines about practice, learned by practicing: a plan for seven short evenings, with the meaning of each line and a performance on Sunday.',
    te: 'సాధన గురించిన నాలుగు పాదాలు, సాధనతోనే: రోజుకు కొన్ని నిమిషాల చొప్పున ఏడు రోజుల ప్రణాళిక, ప్రతి పాదానికీ అర్థం, ఆదివారం ఒక చిన్న ప్రదర్శన.',
  },
  published: '2026-10-17',
  minutes: 3,
  letter: 'ప',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        en: 'This verse is the best one to begin with, because it describes exactly what your child is about to do. Sing a tune again and again, and it gets better and better. Keep at a task, and it gets done. You need five to ten minutes an evening, and one listener on the last day.',
        te: 'మొదలుపెట్టడానికి ఇంతకన్నా మంచి పద్యం లేదు; మీ పిల్లలు చేయబోయే పనినే ఇది చెప్తుంది. పాడగా పాడగా రాగం బాగుపడుతుంది; సాధన చేస్తే పని పూర్తవుతుంది. రోజుకు ఐదు నుంచి పది నిమిషాలు చాలు. చివరి రోజు పద్యం వినడానికి మాత్రం ఎవరైనా ఒకరు కావాలి.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'The poem, line by line',
        te: 'పద్యం, పాదం పాదంగా',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'అనగననగ రాగమతిశయిల్లుచునుండు',
          meaning: {
            en: 'Sung again and again, a melody grows ever finer;',
            te: 'పాడగా పాడగా రాగం ఇంకా ఇంకా బాగుంటుంది;',
          },
        },
        {
          telugu: 'తినగ తినగ వేము తియ్యనుండు',
          meaning: {
            en: 'eaten again and again, even neem tastes sweet;',
            te: 'తినగా తినగా చేదు వేప కూడా తియ్యగా అనిపిస్తుంది;',
          },
        },
        {
          telugu: 'సాధనమున పనులు సమకూరు ధరలోన',
          meaning: {
            en: 'by practice, tasks get done in this world.',
            te: 'ఈ లోకంలో సాధన చేస్తే పనులు నెరవేరతాయి.',
          },
        },
        {
          telugu: 'విశ్వదాభిరామ వినుర వేమ!',
          meaning: {
            en: 'Vemana’s closing line: “Listen, Vema!”',
            te: 'వేమన పద్యాలకు చివర వచ్చే మకుటం: “వేమా, విను!”',
          },
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Words worth a minute',
        te: 'తెలుసుకోవాల్సిన మాటలు',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'అనగననగ is అనగ said twice: by saying, that is singing, over and over. Today we say అనగా అనగా, as at the start of a story.',
          te: 'అనగననగ: అనగ, అనగ అని రెండుసార్లు. అంటే పదే పదే అనడం, పాడడం. కథ మొదట్లో “అనగా అనగా” అంటాం కదా, అదే మాట.',
        },
        {
          en: 'అతిశయిల్లు: to excel. వేము: neem, today వేప. ధర: the earth.',
          te: 'అతిశయిల్లు: మరింతగా రాణించు. వేము: వేప. ధర: భూమి, లోకం.',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Seven evenings',
        te: 'ఏడు సాయంత్రాలు',
      },
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'Monday: only listen. Play the whole poem three times, or say it yourself. Let your child tap the beat.',
          te: 'సోమవారం: వినడం మాత్రమే. పద్యం మొత్తం మూడుసార్లు వినిపించండి, లేదా మీరే చెప్పండి. పిల్లలు లయకు తగ్గట్టు తాళం వేస్తారు.',
        },
        {
          en: 'Tuesday: the meaning. Act it out: a singer, a face that bites into neem, a child who ties a shoelace on the tenth try.',
          te: 'మంగళవారం: అర్థం. నటించి చూపండి: పాట పాడేవాళ్లు, వేపాకు నమిలిన ముఖం, పదోసారికి షూ లేస్ కట్టుకున్న పాప.',
        },
        {
          en: 'Wednesday: line one. Say it in two halves, then join them: అనగననగ, రాగమతిశయిల్లుచునుండు.',
          te: 'బుధవారం: మొదటి పాదం. రెండు ముక్కలుగా చెప్పించి తర్వాత కలపండి: అనగననగ, రాగమతిశయిల్లుచునుండు.',
        },
        {
          en: 'Thursday: line two, which is easy and funny. Then both lines together.',
          te: 'గురువారం: రెండో పాదం; సులువుగా, సరదాగా ఉంటుంది. తర్వాత రెండు పాదాలూ కలిపి.',
        },
        {
          en: 'Friday: lines three and four. The last line ends nearly all of Vemana’s verses, so your child learns it once and knows it forever.',
          te: 'శుక్రవారం: మూడు, నాలుగు పాదాలు. చివరి పాదం దాదాపు అన్ని వేమన పద్యాల్లోనూ వస్తుంది; ఒకసారి నేర్చుకుంటే ఎప్పటికీ పనికొస్తుంది.',
        },
        {
          en: 'Saturday: the whole poem without looking. If your child gets stuck, give only the first word of the line.',
          te: 'శనివారం: చూడకుండా పద్యం మొత్తం. ఎక్కడైనా ఆగిపోతే ఆ పాదంలో మొదటి మాట మాత్రం అందించండి.',
        },
        {
          en: 'Sunday: the performance, for a grandparent on the phone or the family at lunch. First the poem, then its meaning in your child’s own words. Clap loudly.',
          te: 'ఆదివారం: ప్రదర్శన. ఫోన్‌లో తాతయ్యకైనా, భోజనాల దగ్గర అందరికైనా చెప్పించండి. ముందు పద్యం, తర్వాత సొంత మాటల్లో భావం. గట్టిగా చప్పట్లు కొట్టండి!',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Keeping it',
        te: 'మరిచిపోకుండా ఉండాలంటే',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Ask for the poem again the following Sunday, and once more after a month. If your child learns it in Aksharam too, the app brings its lines back from time to time. Use it in daily life: when the shoelace or a math problem goes wrong, just say “తినగ తినగ వేము…” and wait for the smile.',
        te: 'తర్వాతి ఆదివారం మళ్లీ ఒకసారి, నెల తర్వాత ఇంకోసారి అడగండి. అక్షరం యాప్‌లో కూడా నేర్చుకుంటే, పాదాలను అప్పుడప్పుడూ యాప్ మళ్లీ అడుగుతుంది. రోజువారీ జీవితంలో కూడా వాడండి: లెక్క తప్పినప్పుడో, షూ లేస్ ముడి పడనప్పుడో “తినగ తినగ వేము…” అనండి చాలు, నవ్వు వచ్చేస్తుంది.',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'A note for the curious: older books print “తినగఁ దినగ” and “సాధనమునఁ బనులు”, with the sandhi of classical Telugu. The poem is the same; we give it as it is commonly taught today.',
        te: 'ఆసక్తి ఉన్నవాళ్లకు ఒక మాట: పాత పుస్తకాల్లో “తినగఁ దినగ”, “సాధనమునఁ బనులు” అని సంధి చేసి ఉంటుంది. పద్యం ఒకటే; ఇప్పుడు ఎక్కువగా నేర్పే పాఠాన్ని ఇక్కడ ఇచ్చాం.',
      },
    },
  ],
};
