import type { Word } from './word';

export const numbers: readonly Word[] = [
  {
    english: 'zero',
    telugu: 'సున్నా',
    grade: 1,
    emoji: '0️⃣',
    alsoEnglish: ['nought'],
    alsoTelugu: ['సున్న'],
    explanations: [
      {
        en: 'Zero means there is nothing to count. If I eat the last biscuit on the plate, zero biscuits are left.',
        te: 'లెక్కపెట్టడానికి ఏమీ లేకపోతే దాన్ని సున్నా అంటాం. పళ్లెంలో ఉన్న చివరి బిస్కెట్ తినేస్తే మిగిలేవి సున్నా బిస్కెట్లు.',
      },
      {
        en: 'The idea of writing zero as a number grew in ancient India. Without it Gopi could not write ten, a hundred or a thousand.',
        te: 'సున్నాను ఒక అంకెగా రాసే పద్ధతి ప్రాచీన భారతదేశంలో పుట్టింది. అది లేకపోతే గోపి పది, వంద, వెయ్యి రాయలేడు.',
      },
      {
        en: 'Any number times zero is zero, but adding zero changes nothing. Lata had five sweets, got zero more, and still had five.',
        te: 'ఏ సంఖ్యనైనా సున్నాతో గుణిస్తే సున్నాయే వస్తుంది; కానీ సున్నా కలిపితే ఏమీ మారదు. లత దగ్గర ఐదు మిఠాయిలు ఉన్నాయి, ఇంకేమీ రాలేదు; ఇప్పటికీ ఐదే ఉన్నాయి.',
      },
    ],
    sentence: { en: 'Zero comes before one.', te: 'ఒకటికి ముందు సున్నా వస్తుంది.' },
  },
  {
    english: 'one',
    telugu: 'ఒకటి',
    grade: 1,
    emoji: '1️⃣',
    alsoTelugu: ['ఒక'],
    explanations: [
      {
        en: 'One is the number we start counting with; it means a single thing, all alone. There is only one sun in our sky.',
        te: 'ఒకటి అంటే ఒకే ఒక్క వస్తువు; లెక్కపెట్టడం ఒకటితోనే మొదలవుతుంది. మన ఆకాశంలో సూర్యుడు ఒక్కడే.',
      },
      {
        en: 'Before the name of a thing, Telugu uses a shorter form of one, oka. For one flower we say oka puvvu.',
        te: 'వస్తువు పేరుకు ముందు వచ్చినప్పుడు ఒకటి అనే మాట చిన్నదై ఒక అవుతుంది. ఉదాహరణకు, ఒక పువ్వు అంటాం.',
      },
      {
        en: 'Any number multiplied by one stays as it was, as if it had looked into a mirror. Seven times one is still seven.',
        te: 'అద్దంలో చూసుకున్నట్టు, ఏ సంఖ్యనైనా ఒకటితో గుణిస్తే అదే మళ్లీ వస్తుంది. ఏడును ఒకటితో గుణిస్తే ఏడే వస్తుంది.',
      },
    ],
    sentence: { en: 'One and one make two.', te: 'ఒకటి, ఒకటి కలిస్తే రెండు.' },
  },
  {
    english: 'two',
    telugu: 'రెండు',
    grade: 1,
    emoji: '2️⃣',
    explanations: [
      {
        en: 'Two is one and one together; many parts of our body come in twos. I have two ears to listen with.',
        te: 'ఒకటికి ఇంకొకటి కలిస్తే రెండు; మన ఒంట్లో చాలా భాగాలు రెండేసి ఉంటాయి. వినడానికి నాకు రెండు చెవులు ఉన్నాయి.',
      },
      {
        en: 'Two things that belong together are called a pair. A pair of sandals means two sandals, one for each foot.',
        te: 'కలిసి ఉండే రెండు వస్తువులను జత అంటాం. ఒక జత చెప్పులు అంటే రెండు చెప్పులు, ఒక్కో పాదానికి ఒకటి.',
      },
      {
        en: 'When counting people, Telugu does not use rendu for two; it has a special word, iddaru. My aunt has two children, and we say iddaru pillalu.',
        te: 'మనుషులను లెక్కపెట్టేటప్పుడు రెండు అనం, ఇద్దరు అంటాం. ఉదాహరణకు, మా అత్తకు ఇద్దరు పిల్లలు ఉన్నారు.',
      },
    ],
    sentence: { en: 'I ate two idlis.', te: 'నేను రెండు ఇడ్లీలు తిన్నాను.' },
  },
  {
    english: 'three',
    telugu: 'మూడు',
    grade: 1,
    emoji: '3️⃣',
    explanations: [
      {
        en: 'Three is the number after two and before four. An auto rickshaw runs on three wheels: one in front and two behind.',
        te: 'రెండు తర్వాత, నాలుగుకు ముందు వచ్చే సంఖ్య మూడు. ఆటో మూడు చక్రాల మీద నడుస్తుంది: ముందు ఒకటి, వెనక రెండు.',
      },
      {
        en: 'A shape with three straight sides is called a triangle. When I fold a square paper from corner to corner, I get one.',
        te: 'మూడు భుజాలు ఉన్న ఆకారాన్ని త్రిభుజం అంటారు. చదరపు కాగితాన్ని మూల నుంచి మూలకు మడిస్తే త్రిభుజం వస్తుంది.',
      },
      {
        en: 'Telugu people lovingly call the flag of India the flag of three colors. On Independence Day its saffron, white and green fly high.',
        te: 'భారత జాతీయ జెండాను మువ్వన్నెల జెండా అని ప్రేమగా అంటారు, అంటే మూడు రంగుల జెండా. స్వాతంత్ర్య దినోత్సవం నాడు కాషాయం, తెలుపు, ఆకుపచ్చ రంగుల ఆ జెండాను ఎగురవేస్తారు.',
      },
    ],
    sentence: { en: 'Our cat had three kittens.', te: 'మా పిల్లికి మూడు పిల్లలు పుట్టాయి.' },
  },
  {
    english: 'four',
    telugu: 'నాలుగు',
    grade: 1,
    emoji: '4️⃣',
    explanations: [
      {
        en: 'Four is two and two; a page has four corners. A cow stands on four legs, and so does our table.',
        te: 'రెండుకు రెండు కలిపితే నాలుగు; కాగితానికి కూడా నాలుగు మూలలు. ఆవు నాలుగు కాళ్ల మీద నిలబడుతుంది, మా బల్ల కూడా అంతే.',
      },
      {
        en: 'A shape with four equal sides and four equal corners is called a square. The carrom board in our house is one.',
        te: 'నాలుగు భుజాలూ, నాలుగు మూలలూ సమానంగా ఉండే ఆకారాన్ని చతురస్రం అంటారు. మా ఇంట్లో క్యారమ్ బోర్డు చతురస్రమే.',
      },
      {
        en: 'For people Telugu says naluguru, not nalugu: four friends are naluguru snehitulu. Naluguru can also mean everyone around.',
        te: 'మనుషులనైతే నాలుగు అనం, నలుగురు అంటాం: నలుగురు స్నేహితులు. నలుగురు అంటే చుట్టూ ఉన్నవారందరూ అనే అర్థం కూడా ఉంది.',
      },
    ],
    sentence: { en: 'Our car has four wheels.', te: 'మా కారుకు నాలుగు చక్రాలు ఉన్నాయి.' },
  },
  {
    english: 'five',
    telugu: 'ఐదు',
    grade: 1,
    emoji: '5️⃣',
    alsoTelugu: ['అయిదు'],
    explanations: [
      {
        en: 'Five is the number of fingers on one hand. When Mother asked how many laddus I wanted, I held up my open hand.',
        te: 'ఒక చేతికి ఎన్ని వేళ్లు ఉంటాయో అదే ఐదు. ఎన్ని లడ్డూలు కావాలని అమ్మ అడిగితే నేను అరచెయ్యి తెరిచి చూపించాను.',
      },
      {
        en: 'In the five times table every answer ends in 5 or 0. Three fives, for example, are fifteen.',
        te: 'ఐదో ఎక్కంలో జవాబులన్నీ 5 తోనో 0 తోనో ముగుస్తాయి. ఉదాహరణకు, మూడు ఐదులు పదిహేను.',
      },
      {
        en: 'The eyes, ears, nose, tongue and skin are called the five sense organs. With my nose I know that jasmine is in the room.',
        te: 'కళ్లు, చెవులు, ముక్కు, నాలుక, చర్మం, ఈ ఐదింటినీ పంచేంద్రియాలు అంటారు. గదిలో మల్లెపూలు ఉన్నాయని నాకు ముక్కు చెప్తుంది.',
      },
    ],
    sentence: { en: 'There are five mangoes in the basket.', te: 'బుట్టలో ఐదు మామిడి పండ్లు ఉన్నాయి.' },
  },
  {
    english: 'six',
    telugu: 'ఆరు',
    grade: 1,
    emoji: '6️⃣',
    explanations: [
      {
        en: 'Six comes after five when we count. Ugadi pachadi has six tastes: sweet, sour, bitter, hot, salty and vagaru, the dry taste of raw fruit.',
        te: 'లెక్కపెట్టేటప్పుడు ఐదు తర్వాత ఆరు వస్తుంది. ఉగాది పచ్చడిలో తీపి, పులుపు, చేదు, కారం, ఉప్పు, వగరు అనే ఆరు రుచులు ఉంటాయి.',
      },
      {
        en: 'A cube, such as a dice, has six flat faces. Meena threw it again and again until the six came up.',
        te: 'పాచిక లాంటి ఘనానికి ఆరు ముఖాలు ఉంటాయి. ఆరు పడేదాకా మీనా మళ్లీ మళ్లీ పాచిక వేసింది.',
      },
      {
        en: 'Hitting the cricket ball over the rope without a bounce earns six runs. The umpire lifts both arms, and Chinnu does it too.',
        te: 'క్రికెట్‌లో బంతి నేలకు తగలకుండా గీత దాటితే ఆరు పరుగులు. అంపైర్ రెండు చేతులూ ఎత్తితే, చిన్ను కూడా ఎత్తుతాడు.',
      },
    ],
    sentence: { en: 'An ant has six legs.', te: 'చీమకు ఆరు కాళ్లు ఉంటాయి.' },
  },
  {
    english: 'seven',
    telugu: 'ఏడు',
    grade: 1,
    emoji: '7️⃣',
    explanations: [
      {
        en: 'Seven is six and one more. A week has seven days, and of them I like Sunday best.',
        te: 'ఆరుకు ఒకటి కలిపితే ఏడు. వారానికి ఏడు రోజులు; వాటిలో నాకు అన్నిటికంటే ఇష్టమైనది ఆదివారం.',
      },
      {
        en: 'People count seven colors in a rainbow, from violet to red. To draw one I used seven color pencils.',
        te: 'ఇంద్రధనుస్సులో ఊదా నుంచి ఎరుపు వరకు ఏడు రంగులు లెక్కపెడతాం. దాన్ని గీయడానికి నేను ఏడు రంగుల పెన్సిళ్లు వాడాను.',
      },
      {
        en: 'Indian music is built on seven notes: sa, ri, ga, ma, pa, da, ni. In my first music class I sang all seven.',
        te: 'స, రి, గ, మ, ప, ద, ని అనే ఏడు స్వరాలే భారతీయ సంగీతానికి పునాది. మొదటి సంగీత తరగతిలో నేను ఏడు స్వరాలూ పాడాను.',
      },
    ],
    sentence: { en: 'Four and three make seven.', te: 'నాలుగు, మూడు కలిపితే ఏడు.' },
  },
  {
    english: 'eight',
    telugu: 'ఎనిమిది',
    grade: 1,
    emoji: '8️⃣',
    explanations: [
      {
        en: 'Eight is two more than six. I counted the legs of a spider in our garden: insects have six, but it has eight.',
        te: 'ఆరు కంటే రెండు ఎక్కువైతే ఎనిమిది. మా తోటలోని సాలీడు కాళ్లు లెక్కపెట్టాను, కీటకాలకు ఆరు ఉంటే దానికి ఎనిమిది ఉన్నాయి.',
      },
      {
        en: 'Cut a cake across, then across again, and then twice between: you have eight pieces. Everyone at Padma’s party got one.',
        te: 'కేక్‌ను నాలుగుసార్లు మధ్యలోంచి కోస్తే ఎనిమిది ముక్కలవుతాయి. పద్మ పుట్టినరోజున అందరికీ ఒక్కో ముక్క వచ్చింది.',
      },
      {
        en: 'With the four corners between them, the four directions become eight. Old temples have a guardian carved for each of the eight.',
        te: 'నాలుగు దిక్కులు, నాలుగు మూలలు కలిపి ఎనిమిది దిక్కులు. పాత గుళ్లలో ఒక్కో దిక్కుకు ఒక్కో దేవుణ్ణి చెక్కారు.',
      },
    ],
    sentence: { en: 'I am eight years old.', te: 'నాకు ఎనిమిది ఏళ్లు.' },
  },
  {
    english: 'nine',
    telugu: 'తొమ్మిది',
    grade: 1,
    emoji: '9️⃣',
    explanations: [
      {
        en: 'Nine is the biggest number we write with one digit. Add one to it and you need two digits, as in 10.',
        te: 'ఒకే అంకెతో రాయగల సంఖ్యల్లో అన్నిటికంటే పెద్దది తొమ్మిది. దానికి ఒకటి కలిపితే 10 అని రెండు అంకెలు రాయాలి.',
      },
      {
        en: 'In the nine times table up to 90 the digits of every answer add up to nine: in 18 they are one and eight. Ravi tested them all.',
        te: 'తొమ్మిదో ఎక్కంలో 90 దాకా ఏ జవాబు అంకెలు కలిపినా తొమ్మిదే వస్తుంది: 18లో ఒకటి, ఎనిమిది ఉన్నాయి. రవి అన్నీ కలిపి చూశాడు.',
      },
      {
        en: 'Nine gems together are called the navaratnas, and diamond, ruby and pearl are among them. Grandmother’s ring has all nine in tiny pieces.',
        te: 'తొమ్మిది రకాల మణులను నవరత్నాలు అంటారు; వజ్రం, కెంపు, ముత్యం వాటిలోవే. నానమ్మ ఉంగరంలో తొమ్మిదీ చిన్న చిన్నగా ఉన్నాయి.',
      },
    ],
    sentence: { en: 'There are nine birds on the wire.', te: 'తీగ మీద తొమ్మిది పక్షులు ఉన్నాయి.' },
  },
  {
    english: 'ten',
    telugu: 'పది',
    grade: 1,
    emoji: '🔟',
    explanations: [
      {
        en: 'Ten is the number of fingers on both hands. My little sister can already count up to ten on her fingers.',
        te: 'రెండు చేతుల వేళ్లన్నీ కలిపితే పది. మా చెల్లి అప్పుడే వేళ్ల మీద పది వరకు లెక్కపెడుతుంది.',
      },
      {
        en: 'Our way of counting goes by tens: ten ones make a ten, and ten tens make a hundred. Ten notes of ten rupees are a hundred rupees.',
        te: 'మన లెక్కలు పదుల్లో సాగుతాయి: పది ఒకట్లు ఒక పది, పది పదులు ఒక వంద. పది రూపాయల నోట్లు పది ఉంటే వంద రూపాయలు.',
      },
      {
        en: 'In Telugu, ten people can also mean everybody around us. Grandfather says, do work that is useful to ten people.',
        te: 'తెలుగులో పది మంది అంటే చుట్టూ ఉన్న అందరూ అనే అర్థం కూడా ఉంది. పది మందికి ఉపయోగపడే పని చెయ్యి అని తాతయ్య అంటారు.',
      },
    ],
    sentence: { en: 'I know ten songs.', te: 'నాకు పది పాటలు వచ్చు.' },
  },
  {
    english: 'eleven',
    telugu: 'పదకొండు',
    grade: 1,
    explanations: [
      {
        en: 'Eleven is ten and one more. A cricket team has eleven players on the field.',
        te: 'పదికి ఇంకొకటి తోడైతే పదకొండు. క్రికెట్ ఆటలో ఒక జట్టు నుంచి పదకొండు మంది మైదానంలోకి దిగుతారు.',
      },
      {
        en: 'Written in figures, eleven is two ones side by side, like two friends standing up. It reads the same from both ends.',
        te: 'అంకెల్లో రాస్తే పదకొండు అంటే పక్కపక్కన రెండు ఒకట్లు, నిలబడిన ఇద్దరు స్నేహితుల్లా. ఎటు నుంచి చదివినా అదే.',
      },
      {
        en: 'In Telugu the word padakondu has ten hidden in it: ten and one more. After it comes pannendu.',
        te: 'పదకొండు అనే మాటలో పది దాగి ఉంది, అంటే పది మీద ఒకటి. దాని తర్వాత పన్నెండు వస్తుంది.',
      },
    ],
    sentence: { en: 'My elder brother is eleven years old.', te: 'మా అన్నకు పదకొండు ఏళ్లు.' },
  },
  {
    english: 'twelve',
    telugu: 'పన్నెండు',
    grade: 1,
    alsoEnglish: ['dozen'],
    explanations: [
      {
        en: 'Twelve is ten and two; twelve things together are called a dozen. Mother bought a dozen bananas, so there were twelve to share.',
        te: 'పదికి రెండు కలిపితే పన్నెండు; పన్నెండు వస్తువులను కలిపి డజను అంటారు. అమ్మ డజను అరటిపండ్లు కొంది, అంటే పంచుకోవడానికి పన్నెండు ఉన్నాయి.',
      },
      {
        en: 'A clock face shows twelve hours, and the short hand goes round it twice a day. At twelve noon both hands point straight up.',
        te: 'గడియారం మీద పన్నెండు గంటలు ఉంటాయి; చిన్న ముల్లు రోజుకు రెండుసార్లు తిరుగుతుంది. మధ్యాహ్నం పన్నెండింటికి రెండు ముళ్లూ పైకే చూపిస్తాయి.',
      },
      {
        en: 'Twelve can be shared fairly by two, three, four or six children. That is why Sita brings just twelve guavas.',
        te: 'పన్నెండింటిని ఇద్దరు, ముగ్గురు, నలుగురు, ఆరుగురు ఎవరైనా సమానంగా పంచుకోవచ్చు. అందుకే సీత పన్నెండు జామకాయలే తెస్తుంది.',
      },
    ],
    sentence: { en: 'A year has twelve months.', te: 'సంవత్సరానికి పన్నెండు నెలలు.' },
  },
  {
    english: 'thirteen',
    telugu: 'పదమూడు',
    grade: 2,
    explanations: [
      {
        en: 'Thirteen is one more than twelve; from that age children are called teenagers. My elder sister has turned thirteen, so now she is a teenager.',
        te: 'పన్నెండు తర్వాత వచ్చే సంఖ్య పదమూడు; ఆ వయసు నుంచి పిల్లలను టీనేజర్లు అంటారు. మా అక్కకు పదమూడేళ్లు నిండాయి, ఇప్పుడు తను టీనేజర్.',
      },
      {
        en: 'In some countries people think that thirteen brings bad luck, so some tall houses have no floor of that number. Kiran laughed and chose shirt number 13.',
        te: 'కొన్ని దేశాల్లో పదమూడు మంచిది కాదనుకుంటారు; కొన్ని ఎత్తైన భవనాల్లో ఆ నంబరు అంతస్తు ఉండదు. కిరణ్ నవ్వి 13 నంబరు చొక్కానే ఎంచుకున్నాడు.',
      },
      {
        en: 'Thirteen cannot be shared out evenly, except one each among thirteen. Raju tried it with marbles, and some were always left over.',
        te: 'పదమూడింటిని పదమూడు మందికి ఒక్కోటి తప్ప, సమానంగా పంచలేం. రాజు గోళీలతో ప్రయత్నిస్తే ప్రతిసారీ ఏవో మిగిలాయి.',
      },
    ],
    sentence: { en: 'Thirteen children came to our house.', te: 'మా ఇంటికి పదమూడు మంది పిల్లలు వచ్చారు.' },
  },
  {
    english: 'fourteen',
    telugu: 'పద్నాలుగు',
    grade: 2,
    alsoTelugu: ['పధ్నాలుగు', 'పదునాలుగు'],
    explanations: [
      {
        en: 'Fourteen is twice seven, so two weeks have fourteen days. I counted fourteen days until Grandmother came.',
        te: 'ఏడుకు రెట్టింపు పద్నాలుగు, అందుకే రెండు వారాలకు అన్ని రోజులు. అమ్మమ్మ వచ్చేవరకు నేను పద్నాలుగు రోజులు లెక్కపెట్టాను.',
      },
      {
        en: 'In the Ramayana Rama had to live in the forest for fourteen years. Grandmother tells a little of it each night.',
        te: 'రామాయణంలో రాముడు పద్నాలుగు ఏళ్లు అడవిలో ఉన్నాడు. నానమ్మ రోజూ రాత్రి ఆ కథ కొంచెం చెప్తారు.',
      },
      {
        en: 'Old stories count fourteen worlds, seven above and seven below. Anita drew them all like the floors of a house.',
        te: 'పాత కథల్లో పైన ఏడు, కింద ఏడు, మొత్తం పద్నాలుగు లోకాలు ఉంటాయి. అనిత వాటిని మేడ అంతస్తుల్లా గీసింది.',
      },
    ],
    sentence: { en: 'I have fourteen marbles.', te: 'నా దగ్గర పద్నాలుగు గోళీలు ఉన్నాయి.' },
  },
  {
    english: 'fifteen',
    telugu: 'పదిహేను',
    grade: 2,
    explanations: [
      {
        en: 'Fifteen is exactly in the middle between ten and twenty. India celebrates its Independence Day on the fifteenth of August.',
        te: 'పదికీ ఇరవైకీ సరిగ్గా మధ్యలో ఉండే సంఖ్య పదిహేను. ఆగస్టు పదిహేనున భారతదేశం స్వాతంత్ర్య దినోత్సవం జరుపుకుంటుంది.',
      },
      {
        en: 'Fifteen minutes are a quarter of an hour, pavuganta in Telugu. The bus was late by just that much.',
        te: 'పదిహేను నిమిషాలను పావుగంట అంటాం. ఈ రోజు బస్సు సరిగ్గా అంత ఆలస్యమైంది.',
      },
      {
        en: 'From new moon to full moon takes about fifteen days. Gopi watched it from a thin thread to a round plate.',
        te: 'అమావాస్య నుంచి పౌర్ణమి దాకా సుమారు పదిహేను రోజులు పడుతుంది. సన్నని గీతలా ఉన్న చంద్రుడు గుండ్రని పళ్లెంలా అవడం గోపి చూశాడు.',
      },
    ],
    sentence: { en: 'The break at our school is fifteen minutes long.', te: 'మా బడిలో విరామం పదిహేను నిమిషాలు.' },
  },
  {
    english: 'sixteen',
    telugu: 'పదహారు',
    grade: 2,
    explanations: [
      {
        en: 'Sixteen is four times four, so sixteen things can be laid out as a square. Try it with buttons, in four rows of four.',
        te: 'నాలుగు నాలుగులు పదహారు, కాబట్టి పదహారు వస్తువులను చతురస్రంగా పేర్చవచ్చు. గుండీలను నాలుగు వరుసల్లో నాలుగేసి పెట్టి చూడు.',
      },
      {
        en: 'Fold a sheet in half four times and open it: there are sixteen boxes. Padma wrote one letter in each.',
        te: 'కాగితాన్ని నాలుగుసార్లు సగానికి మడిచి విప్పితే పదహారు గళ్లు వస్తాయి. పద్మ ఒక్కో గడిలో ఒక్కో అక్షరం రాసింది.',
      },
      {
        en: 'In chess each player begins with sixteen pieces. Count them before you play, says Grandfather, and again when you put them away.',
        te: 'చదరంగంలో ఒక్కొక్కరికి పదహారు పావులు ఉంటాయి. ఆడే ముందూ, తర్వాతా లెక్కపెట్టమని తాతయ్య అంటారు.',
      },
    ],
    sentence: { en: 'There are sixteen houses in our street.', te: 'మా వీధిలో పదహారు ఇళ్లు ఉన్నాయి.' },
  },
  {
    english: 'seventeen',
    telugu: 'పదిహేడు',
    grade: 2,
    explanations: [
      {
        en: 'Seventeen is ten and seven. If four friends share seventeen sweets, each gets four and one is left over.',
        te: 'పదికి ఏడు కలిపితే పదిహేడు. పదిహేడు మిఠాయిలను నలుగురు పంచుకుంటే ఒక్కొక్కరికి నాలుగు వచ్చి, ఒకటి మిగులుతుంది.',
      },
      {
        en: 'If you are eight now, in nine years you will be seventeen. Chinnu thinks that is terribly old.',
        te: 'ఇప్పుడు నీకు ఎనిమిదేళ్లయితే, తొమ్మిదేళ్ల తర్వాత పదిహేడు వస్తాయి. అది చాలా పెద్ద వయసని చిన్ను అనుకుంటాడు.',
      },
      {
        en: 'A Japanese poem called haiku has seventeen beats: five, seven and five. Meena wrote one in Telugu about the rain.',
        te: 'జపాన్‌లో హైకూ అనే చిన్న కవితకు ఐదు, ఏడు, ఐదు, మొత్తం పదిహేడు మాత్రలు ఉంటాయి. మీనా వాన మీద తెలుగులో ఒకటి రాసింది.',
      },
    ],
    sentence: { en: 'There are seventeen people in the bus.', te: 'బస్సులో పదిహేడు మంది ఉన్నారు.' },
  },
  {
    english: 'eighteen',
    telugu: 'పద్దెనిమిది',
    grade: 2,
    explanations: [
      {
        en: 'Eighteen is two less than twenty. In India people who have turned eighteen may vote; my young uncle voted this year for the first time.',
        te: 'ఇరవైకి రెండు తక్కువైతే పద్దెనిమిది. భారతదేశంలో పద్దెనిమిది ఏళ్లు నిండినవారు ఓటు వేయవచ్చు; మా చిన్న మామయ్య ఈ ఏడాది తొలిసారి ఓటు వేశారు.',
      },
      {
        en: 'The Mahabharata has eighteen books, called parvas. Kiran’s grandfather has read them all.',
        te: 'మహాభారతంలో పద్దెనిమిది పర్వాలు ఉన్నాయి. కిరణ్ వాళ్ల తాతయ్య అవన్నీ చదివారు.',
      },
      {
        en: 'Eighteen is nine and nine, or three sixes. Ravi set out eighteen stones and found both ways.',
        te: 'తొమ్మిది, తొమ్మిది కలిపితే పద్దెనిమిది; మూడు ఆరులు కూడా పద్దెనిమిదే. రవి అన్ని రాళ్లు పేర్చి రెండు విధాలుగా చూశాడు.',
      },
    ],
    sentence: { en: 'This book has eighteen stories.', te: 'ఈ పుస్తకంలో పద్దెనిమిది కథలు ఉన్నాయి.' },
  },
  {
    english: 'nineteen',
    telugu: 'పంతొమ్మిది',
    grade: 2,
    alsoTelugu: ['పందొమ్మిది'],
    explanations: [
      {
        en: 'Nineteen is one less than twenty. I have nineteen stamps; if I find one more, my page will be full.',
        te: 'ఇరవైకి ఒకటి తక్కువైతే పంతొమ్మిది. నా దగ్గర పంతొమ్మిది స్టాంపులు ఉన్నాయి, ఇంకొకటి దొరికితే పేజీ నిండుతుంది.',
      },
      {
        en: 'In Telugu nineteen ends just like nine: tommidi, pantommidi. Lata noticed it while she said the numbers aloud.',
        te: 'తొమ్మిది, పంతొమ్మిది అనే మాటలు ఒకేలా ముగుస్తాయి. అంకెలు పైకి చదువుతున్నప్పుడు లత అది గమనించింది.',
      },
      {
        en: 'If nineteen children want to play in two teams, one is left over. That one became the umpire, and was glad.',
        te: 'పంతొమ్మిది మంది రెండు జట్లుగా ఆడాలంటే ఒకరు మిగులుతారు. మిగిలినవాడు అంపైర్ అయి సంతోషించాడు.',
      },
    ],
    sentence: { en: 'There are nineteen trees in the garden.', te: 'తోటలో పంతొమ్మిది చెట్లు ఉన్నాయి.' },
  },
  {
    english: 'twenty',
    telugu: 'ఇరవై',
    grade: 1,
    explanations: [
      {
        en: 'Twenty is two tens. When I count all my fingers and toes, I reach twenty.',
        te: 'రెండు పదులు ఇరవై. నా చేతివేళ్లు, కాలివేళ్లు అన్నీ కలిపి లెక్కపెడితే ఇరవై అవుతాయి.',
      },
      {
        en: 'After twenty, Telugu numbers are easy: put a small number behind it, iravai okati, iravai rendu. Chinnu can now count on to twenty-nine.',
        te: 'ఇరవై తర్వాత లెక్క సులువు: పక్కన చిన్న అంకె చేరిస్తే చాలు, ఇరవై ఒకటి, ఇరవై రెండు. చిన్ను ఇప్పుడు ఇరవై తొమ్మిది దాకా చెప్తాడు.',
      },
      {
        en: 'In the short kind of cricket each side has only twenty overs. It is over in one evening, so Raju may watch it all.',
        te: 'పొట్టి క్రికెట్‌లో ఒక్కో జట్టుకు ఇరవై ఓవర్లే ఉంటాయి. ఆట ఒక సాయంత్రంలో అయిపోతుంది కాబట్టి రాజు మొత్తం చూస్తాడు.',
      },
    ],
    sentence: { en: 'This pen costs twenty rupees.', te: 'ఈ పెన్ను ఇరవై రూపాయలు.' },
  },
  {
    english: 'thirty',
    telugu: 'ముప్పై',
    grade: 2,
    explanations: [
      {
        en: 'Thirty is three tens; it comes after twenty-nine. April, June, September and November each have thirty days.',
        te: 'ఇరవై తొమ్మిది తర్వాత వచ్చేది ముప్పై, అంటే మూడు పదులు. ఏప్రిల్, జూన్, సెప్టెంబర్, నవంబర్ నెలలకు ముప్పై రోజులు.',
      },
      {
        en: 'Half an hour is thirty minutes, so half past four is four thirty. That is when Sita’s music class begins.',
        te: 'అరగంట అంటే ముప్పై నిమిషాలు; నాలుగున్నర అంటే నాలుగు గంటల ముప్పై నిమిషాలు. సీత సంగీతం తరగతి అప్పుడే మొదలవుతుంది.',
      },
      {
        en: 'Put the number ten down three times and add: you have thirty. Gopi checked it with three bundles of ten sticks.',
        te: 'పదిని మూడుసార్లు కూడితే ముప్పై. గోపి పదేసి పుల్లల కట్టలు మూడు పెట్టి సరిచూసుకున్నాడు.',
      },
    ],
    sentence: { en: 'There are thirty of us in our class.', te: 'మా తరగతిలో ముప్పై మంది ఉన్నాం.' },
  },
  {
    english: 'forty',
    telugu: 'నలభై',
    grade: 2,
    explanations: [
      {
        en: 'Forty is twice twenty, or four tens. Each class at our school lasts forty minutes.',
        te: 'ఇరవైకి రెట్టింపు నలభై, అంటే నాలుగు పదులు. మా బడిలో ఒక్కో పీరియడ్ నలభై నిమిషాలు ఉంటుంది.',
      },
      {
        en: 'A long bus has about forty seats. On the school trip each of us had one, and the teachers sat in front.',
        te: 'పొడవైన బస్సులో సుమారు నలభై సీట్లు ఉంటాయి. విహారయాత్రలో మా అందరికీ ఒక్కో సీటు దొరికింది, టీచర్లు ముందు కూర్చున్నారు.',
      },
      {
        en: 'In the hot month of May it may be forty degrees or more in the Telugu states. Then Grandmother lets nobody go out at noon.',
        te: 'మే నెలలో తెలుగు రాష్ట్రాల్లో ఎండ నలభై డిగ్రీలు దాటుతుంది. అప్పుడు నానమ్మ మధ్యాహ్నం ఎవరినీ బయటికి వెళ్లనివ్వరు.',
      },
    ],
    sentence: { en: 'My notebook has forty pages.', te: 'నా నోటుపుస్తకంలో నలభై పేజీలు ఉన్నాయి.' },
  },
  {
    english: 'fifty',
    telugu: 'యాభై',
    grade: 2,
    explanations: [
      {
        en: 'Fifty is half of a hundred. When the girl from our team reached fifty runs, everyone stood up and clapped.',
        te: 'వందలో సగం యాభై. మా జట్టు అమ్మాయి యాభై పరుగులు చేయగానే అందరూ లేచి చప్పట్లు కొట్టారు.',
      },
      {
        en: 'When people have been married for fifty years, it is called a golden wedding. All of us danced at Grandfather and Grandmother’s.',
        te: 'పెళ్లయి యాభై ఏళ్లు నిండితే స్వర్ణోత్సవం జరుపుకుంటారు. తాతయ్య, నానమ్మల స్వర్ణోత్సవంలో అందరం ఆడాం, పాడాం.',
      },
      {
        en: 'Fifty paise were half a rupee. Meena keeps an old coin of that kind in her box.',
        te: 'యాభై పైసలు అంటే అర్ధ రూపాయి. మీనా అలాంటి పాత నాణెం ఒకటి పెట్టెలో దాచుకుంది.',
      },
    ],
    sentence: { en: 'I have fifty rupees.', te: 'నా దగ్గర యాభై రూపాయలు ఉన్నాయి.' },
  },
  {
    english: 'sixty',
    telugu: 'అరవై',
    grade: 2,
    explanations: [
      {
        en: 'Sixty is six tens; sixty seconds make a minute and sixty minutes make an hour. I can stand on one leg for sixty seconds.',
        te: 'ఆరు పదులు అరవై; అరవై సెకన్లు ఒక నిమిషం, అరవై నిమిషాలు ఒక గంట. నేను ఒంటికాలి మీద అరవై సెకన్లు నిలబడగలను.',
      },
      {
        en: 'Telugu years have sixty names that come round again. So a sixtieth birthday is a great feast.',
        te: 'తెలుగు సంవత్సరాలకు అరవై పేర్లుంటాయి; అవి మళ్లీ మళ్లీ వస్తాయి. అందుకే అరవయ్యో పుట్టినరోజును ఘనంగా జరుపుకుంటారు.',
      },
      {
        en: 'Sixty can be shared evenly in very many ways: by two, three, four, five, six, ten and more. That may be why old peoples chose it for minutes.',
        te: 'అరవైని రెండు, మూడు, నాలుగు, ఐదు, ఆరు, పది, ఇలా ఎన్నో విధాలుగా సమానంగా పంచవచ్చు. బహుశా అందుకే పూర్వం నిమిషాలకు దాన్ని ఎంచుకున్నారు.',
      },
    ],
    sentence: { en: 'My grandfather is sixty years old.', te: 'మా తాతయ్యకు అరవై ఏళ్లు.' },
  },
  {
    english: 'seventy',
    telugu: 'డెబ్బై',
    grade: 2,
    explanations: [
      {
        en: 'Seventy is seven tens. My grandmother is seventy, and she still walks to the market every day.',
        te: 'ఏడు పదులు డెబ్బై. మా నానమ్మకు డెబ్బై ఏళ్లు, అయినా రోజూ నడిచి బజారుకు వెళ్తారు.',
      },
      {
        en: 'Seventy minutes are one hour and ten minutes more. That is how long our drama lasted.',
        te: 'డెబ్బై నిమిషాలు అంటే ఒక గంట పది నిమిషాలు. మా నాటకం అంతసేపు సాగింది.',
      },
      {
        en: 'It takes ten weeks to make seventy days. Anita crossed off each day on the calendar until her relatives came.',
        te: 'పది వారాలు గడిస్తే డెబ్బై రోజులు. చుట్టాలు వచ్చేదాకా అనిత క్యాలెండర్‌లో ఒక్కో రోజూ కొట్టేసింది.',
      },
    ],
    sentence: { en: 'This book costs seventy rupees.', te: 'ఈ పుస్తకం ధర డెబ్బై రూపాయలు.' },
  },
  {
    english: 'eighty',
    telugu: 'ఎనభై',
    grade: 2,
    explanations: [
      {
        en: 'Eighty is eight tens. In the test I scored eighty out of a hundred and was very pleased.',
        te: 'ఎనిమిది పదులు ఎనభై. పరీక్షలో వందకు ఎనభై మార్కులు వచ్చాయని నేను సంతోషించాను.',
      },
      {
        en: 'Four score is an old English way to say eighty, for a score was twenty. Kiran met it in a storybook.',
        te: 'ఇంగ్లీషులో పూర్వం ఇరవైని స్కోర్ అనేవారు; నాలుగు స్కోర్లు అంటే ఎనభై. కిరణ్‌కు ఈ మాట ఒక కథల పుస్తకంలో కనిపించింది.',
      },
      {
        en: 'On many roads a car may drive at eighty kilometers an hour, but never near a school. There Father slows down to twenty.',
        te: 'చాలా రోడ్ల మీద కారు గంటకు ఎనభై కిలోమీటర్ల వేగంతో వెళ్లవచ్చు; బడి దగ్గర మాత్రం కాదు. అక్కడ నాన్న ఇరవైకి తగ్గిస్తారు.',
      },
    ],
    sentence: { en: 'Eighty people came to the wedding.', te: 'పెళ్లికి ఎనభై మంది వచ్చారు.' },
  },
  {
    english: 'ninety',
    telugu: 'తొంభై',
    grade: 2,
    explanations: [
      {
        en: 'Ninety is nine tens, ten less than a hundred. I have ninety rupees; with ten more I will have a hundred.',
        te: 'తొమ్మిది పదులు తొంభై, అంటే వందకు పది తక్కువ. నా దగ్గర తొంభై రూపాయలు ఉన్నాయి, ఇంకో పది వస్తే వంద అవుతాయి.',
      },
      {
        en: 'A square corner, called a right angle, measures ninety degrees. Look for it at doors, books and windows: Padma found twenty in one room.',
        te: 'లంబకోణం కొలత తొంభై డిగ్రీలు. తలుపులకు, పుస్తకాలకు, కిటికీలకు అది ఉంటుంది; ఒక్క గదిలోనే పద్మ ఇరవై కనిపెట్టింది.',
      },
      {
        en: 'A football match lasts ninety minutes, with a rest in the middle. After that even the winners lie down on the grass.',
        te: 'ఫుట్‌బాల్ ఆట తొంభై నిమిషాలు సాగుతుంది; మధ్యలో విరామం ఉంటుంది. ఆట అయ్యాక గెలిచినవాళ్లు కూడా గడ్డి మీద వాలిపోతారు.',
      },
    ],
    sentence: { en: 'Our village is ninety kilometers from here.', te: 'మా ఊరు ఇక్కడి నుంచి తొంభై కిలోమీటర్లు.' },
  },
  {
    english: 'hundred',
    telugu: 'వంద',
    grade: 1,
    emoji: '💯',
    alsoTelugu: ['నూరు'],
    explanations: [
      {
        en: 'A hundred is ten tens; we write it as a one and two zeros. One rupee is a hundred paise, though we hardly see paise coins today.',
        te: 'పది పదులు వంద; ఒకటి పక్కన రెండు సున్నాలు పెట్టి రాస్తాం. ఒక రూపాయికి వంద పైసలు, కానీ ఇప్పుడు పైసల నాణేలు అంతగా కనిపించవు.',
      },
      {
        en: 'Telugu has another word for hundred, nuru. Elders bless children by wishing them nuru years of life.',
        te: 'తెలుగులో వందకు నూరు అనే ఇంకో పేరు ఉంది. పెద్దలు పిల్లలను నూరేళ్లు చల్లగా ఉండు అని దీవిస్తారు.',
      },
      {
        en: 'A book of about a hundred poems is called a satakam. The poems of the Sumati Satakam teach us how to live well.',
        te: 'సుమారు వంద పద్యాలు ఉన్న పుస్తకాన్ని శతకం అంటారు. సుమతీ శతకంలోని పద్యాలు ఎలా నడుచుకోవాలో చెప్తాయి.',
      },
    ],
    sentence: { en: 'I counted up to a hundred.', te: 'నేను వంద వరకు లెక్కపెట్టాను.' },
  },
  {
    english: 'thousand',
    telugu: 'వెయ్యి',
    grade: 3,
    alsoTelugu: ['వేయి'],
    explanations: [
      {
        en: 'A thousand is ten hundreds. A kilometer is a thousand meters; it takes about fifteen minutes to walk that far.',
        te: 'పది వందలు వెయ్యి. ఒక కిలోమీటరుకు వెయ్యి మీటర్లు; అంత దూరం నడవడానికి సుమారు పావుగంట పడుతుంది.',
      },
      {
        en: 'A thousand grams make a kilo. Ravi weighed four mangoes, and they came to just that.',
        te: 'వెయ్యి గ్రాములు ఒక కిలో. రవి నాలుగు మామిడి పండ్లు తూస్తే సరిగ్గా అంత వచ్చింది.',
      },
      {
        en: 'Telugu has its own plural for it: veyyi is one thousand, and velu are thousands. The banyan in the story had velu of leaves.',
        te: 'వెయ్యికి బహువచనం వేలు: ఒక వెయ్యి, రెండు వేలు, మూడు వేలు. కథలోని మర్రి చెట్టుకు వేల వేల ఆకులున్నాయి.',
      },
    ],
    sentence: { en: 'This saree costs a thousand rupees.', te: 'ఈ చీర వెయ్యి రూపాయలు.' },
  },
  {
    english: 'first',
    telugu: 'మొదటి',
    grade: 1,
    alsoTelugu: ['మొదటిది', 'తొలి'],
    explanations: [
      {
        en: 'The first is the one that comes before all the others. Grandmother gave the first hot dosa to me.',
        te: 'మిగతావాటన్నిటికంటే ముందు వచ్చేది మొదటిది. అమ్మమ్మ వేడి వేడి మొదటి దోసె నాకే పెట్టారు.',
      },
      {
        en: 'On a calendar the first day of the month has the number one. On the first of June our new class began.',
        te: 'నెలలో మొదటి రోజును ఒకటో తేదీ అంటాం. జూన్ ఒకటో తేదీన మా కొత్త తరగతి మొదలైంది.',
      },
      {
        en: 'The first step is often the hardest. When Sita stood on the stage, her first line would not come, and then all the others did.',
        te: 'ఏ పనికైనా మొదటి అడుగే కష్టం. వేదిక మీద సీతకు మొదటి వాక్యం గుర్తు రాలేదు; తర్వాత అన్నీ వాటంతట అవే వచ్చాయి.',
      },
    ],
    sentence: { en: 'I sit on the first bench.', te: 'నేను మొదటి బెంచీలో కూర్చుంటాను.' },
  },
  {
    english: 'half',
    telugu: 'సగం',
    grade: 2,
    alsoTelugu: ['అర'],
    explanations: [
      {
        en: 'A half is one of two equal parts of a thing. I gave half of my roti to my brother.',
        te: 'ఒకదాన్ని రెండు సమాన భాగాలు చేస్తే ఒక్కో భాగం సగం. నా రొట్టెలో సగం తమ్ముడికి ఇచ్చాను.',
      },
      {
        en: 'Before a measure, Telugu says ara for half. Father brought ara kilo of tomatoes, that is, half a kilo.',
        te: 'కొలతల పేర్లకు ముందు సగం అనే మాటకు బదులు అర అంటాం. నాన్న అర కిలో టమాటాలు తెచ్చారు, అంటే కిలోలో సగం.',
      },
      {
        en: 'Half can also tell us that a thing is not yet finished. I have read half the story and will read the rest tomorrow.',
        te: 'ఒక పని ఇంకా పూర్తి కాలేదని చెప్పడానికి కూడా సగం అంటాం. కథ సగం చదివాను, మిగతాది రేపు చదువుతాను.',
      },
    ],
    sentence: { en: 'Half of this mango is yours.', te: 'ఈ మామిడి పండులో సగం నీది.' },
  },
];
