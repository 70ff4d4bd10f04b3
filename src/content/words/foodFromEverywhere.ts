import type { Word } from './word';

export const foodFromEverywhere: readonly Word[] = [
  {
    english: 'pizza',
    telugu: 'పిజ్జా',
    grade: 1,
    emoji: '🍕',
    explanations: [
      {
        en: 'Pizza is a flat, round bread baked with tomato sauce, cheese and vegetables on top. On my birthday we cut one pizza into eight pieces.',
        te: 'గుండ్రని రొట్టె మీద టమాటా సాస్, చీజ్, కూరగాయ ముక్కలు వేసి కాల్చే వంటకం పిజ్జా. నా పుట్టినరోజున ఒక పిజ్జాను ఎనిమిది ముక్కలు చేశాం.',
      },
      {
        en: 'Pizza comes from Italy, and the city of Naples is famous for it. In Naples, Uncle saw it baked in a wood-fired oven.',
        te: 'పిజ్జా ఇటలీ దేశపు వంటకం; అక్కడి నేపుల్స్ నగరం పిజ్జాకు పేరు పొందింది. నేపుల్స్‌లో కట్టెల పొయ్యిలో పిజ్జా కాల్చడం మామయ్య చూశారు.',
      },
      {
        en: 'When we lift a hot slice, the melted cheese stretches into long threads. Ravi pulled his slice so far that everyone laughed.',
        te: 'వేడి వేడి ముక్కను ఎత్తితే కరిగిన చీజ్ తీగల్లా సాగుతుంది. రవి తన పిజ్జా ముక్కను ఎంత దూరం సాగదీశాడంటే అందరూ నవ్వారు.',
      },
    ],
    sentence: { en: 'Let us share the pizza.', te: 'పిజ్జా అందరం పంచుకుందాం.' },
  },
  {
    english: 'bread',
    telugu: 'బ్రెడ్',
    grade: 1,
    emoji: '🍞',
    alsoEnglish: ['loaf'],
    explanations: [
      {
        en: 'Bread is a soft food baked from dough of flour and yeast. In the morning I spread butter on a slice of bread.',
        te: 'పిండిలో ఈస్ట్ కలిపి, పొంగాక కాల్చి చేసే మెత్తని ఆహారం బ్రెడ్. పొద్దున్న బ్రెడ్ ముక్కకు వెన్న రాసుకుని తిన్నాను.',
      },
      {
        en: 'Yeast makes tiny bubbles of gas in the dough, so bread rises and is full of little holes. Anita looked at a slice closely and counted the holes.',
        te: 'ఈస్ట్ పిండిలో చిన్న చిన్న గాలి బుడగలు పుట్టిస్తుంది; అందుకే బ్రెడ్ పొంగి, దానిలో చిల్లులు ఏర్పడతాయి. అనిత ఒక ముక్కను దగ్గరగా చూసి చిల్లులు లెక్కపెట్టింది.',
      },
      {
        en: 'People all over the world eat bread, but in many shapes: long in France, flat in Arab lands. At the bakery we saw five kinds.',
        te: 'ప్రపంచమంతటా బ్రెడ్ తింటారు, కానీ ఆకారాలు వేరు: ఫ్రాన్స్‌లో పొడవుగా, అరబ్బు దేశాల్లో చదునుగా ఉంటుంది. బేకరీలో మేము ఐదు రకాలు చూశాం.',
      },
    ],
    sentence: { en: 'There is no bread at home.', te: 'ఇంట్లో బ్రెడ్ లేదు.' },
  },
  {
    english: 'burger',
    telugu: 'బర్గర్',
    grade: 2,
    emoji: '🍔',
    alsoEnglish: ['hamburger'],
    explanations: [
      {
        en: 'A burger is a round bun cut in two, with a fried patty and vegetables between the halves. I opened my mouth wide to bite my burger.',
        te: 'గుండ్రని బన్నును రెండుగా కోసి మధ్యలో వేయించిన టిక్కీ, కూరగాయ ముక్కలు పెట్టి చేసేది బర్గర్. బర్గర్ కొరకడానికి నోరు పెద్దగా తెరిచాను.',
      },
      {
        en: 'The name comes from Hamburg, a city in Germany. Kiran found the city on the map and said, "The burger got its name here!"',
        te: 'జర్మనీలోని హాంబర్గ్ నగరం పేరు మీదే దీనికి బర్గర్ అనే పేరు వచ్చింది. కిరణ్ పటంలో ఆ ఊరిని వెతికి, బర్గర్‌కు పేరు ఇక్కడే వచ్చింది అన్నాడు.',
      },
      {
        en: 'Some burgers have meat and some have a patty of potatoes and peas. At home my sister made one with a cutlet and fresh tomato.',
        te: 'కొన్ని బర్గర్‌లలో మాంసం, కొన్నిటిలో బంగాళాదుంప, బఠాణీల టిక్కీ పెడతారు. ఇంట్లో అక్క కట్‌లెట్, తాజా టమాటా పెట్టి బర్గర్ చేసింది.',
      },
    ],
    sentence: { en: 'My burger is very big.', te: 'నా బర్గర్ చాలా పెద్దగా ఉంది.' },
  },
  {
    english: 'noodles',
    telugu: 'నూడుల్స్',
    grade: 1,
    emoji: '🍜',
    explanations: [
      {
        en: 'Noodles are long, thin strings made of dough and boiled in water. Lata rolled the noodles round her fork.',
        te: 'పిండితో పొడవైన సన్నని తీగల్లా చేసి నీళ్లలో ఉడికించే ఆహారం నూడుల్స్. లత నూడుల్స్‌ను ఫోర్కుకు చుట్టి తింది.',
      },
      {
        en: 'In China and Japan people eat noodles with two thin sticks. In the restaurant I tried the sticks, and the noodles slid back into the bowl.',
        te: 'చైనా, జపాన్ దేశాల్లో రెండు సన్నని పుల్లలతో నూడుల్స్ తింటారు. హోటల్లో నేను పుల్లలతో ప్రయత్నిస్తే నూడుల్స్ జారి గిన్నెలో పడ్డాయి.',
      },
      {
        en: 'At home we can make them healthier by adding carrots, beans and peas. Father cooked such noodles, full of colors, on Sunday evening.',
        te: 'క్యారెట్, బీన్స్, బఠాణీలు వేస్తే నూడుల్స్ ఆరోగ్యానికి మరింత మంచివి. ఆదివారం సాయంత్రం నాన్న రంగురంగుల కూరగాయలతో నూడుల్స్ చేశారు.',
      },
    ],
    sentence: { en: 'The noodles are hot.', te: 'నూడుల్స్ వేడిగా ఉన్నాయి.' },
  },
  {
    english: 'pasta',
    telugu: 'పాస్తా',
    grade: 2,
    emoji: '🍝',
    explanations: [
      {
        en: 'Pasta is a food of Italy, made of wheat dough in small shapes and boiled in water. In my plate of pasta there were little shells and tubes.',
        te: 'గోధుమ పిండితో రకరకాల ఆకారాల్లో చేసి నీళ్లలో ఉడికించే ఇటలీ ఆహారం పాస్తా. నా పళ్లెంలోని పాస్తాలో చిన్న గవ్వలు, గొట్టాలు ఉన్నాయి.',
      },
      {
        en: 'Pasta has many names by its shape: the long strings are spaghetti, the bent tubes macaroni. Meena likes those that look like butterflies.',
        te: 'ఆకారాన్ని బట్టి పాస్తాకు పేర్లు ఉన్నాయి: పొడవైన తీగలు స్పగెట్టి, వంపు గొట్టాలు మాకరోనీ. మీనాకు సీతాకోకచిలుకల్లాంటి పాస్తా ఇష్టం.',
      },
      {
        en: 'It is cooked in water with salt, then mixed with a sauce of tomatoes or cheese. Mother tasted one piece to see if the pasta was soft.',
        te: 'పాస్తాను ఉప్పు నీళ్లలో ఉడికించి, టమాటా లేదా చీజ్ సాస్‌తో కలుపుతారు. మెత్తబడిందో లేదో చూడడానికి అమ్మ ఒక ముక్క రుచి చూసింది.',
      },
    ],
    sentence: { en: 'My brother is eating pasta.', te: 'తమ్ముడు పాస్తా తింటున్నాడు.' },
  },
  {
    english: 'sandwich',
    telugu: 'శాండ్విచ్',
    grade: 1,
    emoji: '🥪',
    explanations: [
      {
        en: 'A sandwich is two slices of bread with something tasty between them. I took a cucumber and tomato sandwich to school.',
        te: 'రెండు బ్రెడ్ ముక్కల మధ్య రుచికరమైనవి పెట్టి చేసేది శాండ్విచ్. నేను బడికి దోసకాయ, టమాటా శాండ్విచ్ తీసుకెళ్లాను.',
      },
      {
        en: 'It is named after an English nobleman, the Earl of Sandwich, who ate his meat between two pieces of bread. Our teacher told us the story at lunch.',
        te: 'రెండు బ్రెడ్ ముక్కల మధ్య మాంసం పెట్టుకుని తిన్న శాండ్విచ్ ప్రభువు అనే ఇంగ్లండు దొర పేరే దీనికి వచ్చింది. మధ్యాహ్నం టీచర్ మాకు ఈ కథ చెప్పారు.',
      },
      {
        en: 'We can make a sandwich without fire, so children can make it themselves. Gopi made one for Grandmother, and she praised him.',
        te: 'పొయ్యి అవసరం లేదు కాబట్టి పిల్లలు కూడా శాండ్విచ్ చేయవచ్చు. గోపి నానమ్మకు ఒకటి చేసి ఇస్తే ఆవిడ మెచ్చుకున్నారు.',
      },
    ],
    sentence: { en: 'I made a sandwich.', te: 'నేను శాండ్విచ్ చేశాను.' },
  },
  {
    english: 'ice cream',
    telugu: 'ఐస్ క్రీమ్',
    grade: 1,
    emoji: '🍨',
    alsoEnglish: ['icecream'],
    alsoTelugu: ['ఐస్ క్రీం'],
    explanations: [
      {
        en: 'Ice cream is a cold, sweet food of milk and sugar that is frozen while it is stirred. In the sun my ice cream melted and ran over my hand.',
        te: 'పాలు, చక్కెర కలిపి, తిప్పుతూ గడ్డకట్టించి చేసే చల్లని తీపి పదార్థం ఐస్ క్రీమ్. ఎండకు నా ఐస్ క్రీమ్ కరిగి చేతి మీద కారింది.',
      },
      {
        en: 'It comes in a cup, on a stick or in a crisp cone that can be eaten too. Padma ate her ice cream first and then the cone.',
        te: 'ఐస్ క్రీమ్‌ను కప్పులో, పుల్లకు గుచ్చి, లేదా కరకరలాడే కోన్‌లో ఇస్తారు; కోన్ కూడా తినవచ్చు. పద్మ ముందు ఐస్ క్రీమ్, తర్వాత కోన్ తినేసింది.',
      },
      {
        en: 'In India kulfi is a kind of ice cream, made of milk boiled until it is thick. In the lane, we ran out when the kulfi seller rang his bell.',
        te: 'పాలను చిక్కగా కాచి గడ్డకట్టించే కుల్ఫీ భారతదేశంలో ఒక రకం ఐస్ క్రీమ్. సందులో కుల్ఫీ బండి గంట వినగానే మేము బయటికి పరుగెత్తాం.',
      },
    ],
    sentence: { en: 'The ice cream is melting.', te: 'ఐస్ క్రీమ్ కరుగుతోంది.' },
  },
  {
    english: 'chocolate',
    telugu: 'చాక్లెట్',
    grade: 1,
    emoji: '🍫',
    explanations: [
      {
        en: 'Chocolate is a brown sweet made from the seeds of the cacao tree. I broke the chocolate into pieces and gave one to each friend.',
        te: 'కోకో చెట్టు గింజలతో చేసే గోధుమ రంగు మిఠాయి చాక్లెట్. చాక్లెట్‌ను ముక్కలు చేసి స్నేహితులకు తలా ఒకటి ఇచ్చాను.',
      },
      {
        en: 'Cacao grows in hot, wet lands; in Andhra Pradesh farmers grow it between coconut trees. On a farm in Godavari district Raju saw the big yellow pods; chocolate is made from their seeds.',
        te: 'కోకో వేడి, తేమ ఉన్న చోట్ల పెరుగుతుంది; ఆంధ్రప్రదేశ్‌లో కొబ్బరి చెట్ల మధ్య పెంచుతారు. గోదావరి జిల్లా తోటలో రాజు పెద్ద పసుపు కాయలు చూశాడు; చాక్లెట్ వాటి గింజలతోనే చేస్తారు.',
      },
      {
        en: 'Too many chocolates are bad for the teeth, so we rinse our mouth after eating one. Grandfather gives us only one chocolate a day.',
        te: 'చాక్లెట్లు ఎక్కువగా తింటే పళ్లు పాడవుతాయి; అందుకే తిన్నాక నోరు పుక్కిలించాలి. తాతయ్య మాకు రోజుకు ఒక్క చాక్లెట్ మాత్రమే ఇస్తారు.',
      },
    ],
    sentence: { en: 'Who ate my chocolate?', te: 'నా చాక్లెట్ ఎవరు తిన్నారు?' },
  },
  {
    english: 'cake',
    telugu: 'కేక్',
    grade: 1,
    emoji: '🎂',
    alsoTelugu: ['కేకు'],
    explanations: [
      {
        en: 'A cake is a soft, sweet food baked from flour, eggs, sugar and butter. On my birthday I blew out seven candles on the cake.',
        te: 'మైదా, గుడ్లు, చక్కెర, వెన్న కలిపి కాల్చే మెత్తని తీపి వంటకం కేక్. పుట్టినరోజున కేక్ మీది ఏడు కొవ్వొత్తులను ఊది ఆర్పాను.',
      },
      {
        en: 'In the heat of the oven the batter rises and a cake becomes twice as high. We looked through the glass door and watched it grow.',
        te: 'ఓవెన్ వేడికి పిండి పొంగి కేక్ రెండింతల ఎత్తు అవుతుంది. గాజు తలుపులోంచి అది పెరగడం మేము చూశాం.',
      },
      {
        en: 'At Christmas many families bake a plum cake with raisins and nuts. Aunty Mary from next door brought us a big piece.',
        te: 'క్రిస్మస్‌కు చాలామంది ఎండుద్రాక్ష, జీడిపప్పు వేసి ప్లమ్ కేక్ చేస్తారు. పక్కింటి మేరీ ఆంటీ మాకు పెద్ద ముక్క తెచ్చి ఇచ్చారు.',
      },
    ],
    sentence: { en: 'My sister cut the cake.', te: 'అక్క కేక్ కోసింది.' },
  },
  {
    english: 'biscuit',
    telugu: 'బిస్కెట్',
    grade: 1,
    emoji: '🍪',
    alsoEnglish: ['cookie'],
    alsoTelugu: ['బిస్కట్'],
    explanations: [
      {
        en: 'A biscuit is a thin, crisp cake that is baked until it is dry. I dipped a biscuit in my milk and ate it.',
        te: 'పలుచగా చేసి పొడిగా కాల్చిన కరకరలాడే తినుబండారం బిస్కెట్. నేను బిస్కెట్‌ను పాలలో ముంచుకుని తిన్నాను.',
      },
      {
        en: 'The word means "baked twice", because once biscuits were put into the oven two times. A dry biscuit keeps for weeks in a closed tin.',
        te: 'ఈ మాటకు రెండుసార్లు కాల్చినది అని అర్థం; పూర్వం బిస్కెట్లను రెండుసార్లు కాల్చేవారు. మూత పెట్టిన డబ్బాలో పొడి బిస్కెట్ వారాల పాటు నిల్వ ఉంటుంది.',
      },
      {
        en: 'What the British call a biscuit, Americans call a cookie. My cousin from Texas asked for a cookie, and Grandmother gave him a biscuit.',
        te: 'ఇంగ్లండులో బిస్కెట్ అనేదాన్ని అమెరికాలో కుకీ అంటారు. టెక్సాస్ నుంచి వచ్చిన నా కజిన్ కుకీ అడిగితే అమ్మమ్మ బిస్కెట్ ఇచ్చారు.',
      },
    ],
    sentence: { en: 'Give the puppy a biscuit.', te: 'కుక్కపిల్లకు ఒక బిస్కెట్ పెట్టు.' },
  },
  {
    english: 'cheese',
    telugu: 'చీజ్',
    grade: 2,
    emoji: '🧀',
    explanations: [
      {
        en: 'Cheese is a solid food made from milk; it is yellow or white and tastes salty. Mother put a slice of cheese into my sandwich.',
        te: 'పాలతో చేసే గట్టి ఆహారం చీజ్; పసుపుగానో తెల్లగానో ఉండి ఉప్పగా ఉంటుంది. అమ్మ నా శాండ్విచ్‌లో ఒక చీజ్ ముక్క పెట్టింది.',
      },
      {
        en: 'To make cheese, milk is turned into lumps, the water is pressed out and the rest is kept for weeks or months. That is why old cheese is so hard.',
        te: 'చీజ్ చేయడానికి పాలను విరిచి, నీరు పిండేసి, మిగిలినదాన్ని వారాలు, నెలలు నిల్వ ఉంచుతారు. అందుకే పాత చీజ్ అంత గట్టిగా ఉంటుంది.',
      },
      {
        en: 'In stories a mouse always runs after cheese. Chinnu drew a yellow piece with holes and a mouse peeping out of one.',
        te: 'కథల్లో ఎలుక ఎప్పుడూ చీజ్ వెంట పరుగెత్తుతుంది. చిన్ను చిల్లులున్న పసుపు చీజ్ ముక్కను, చిల్లులోంచి తొంగి చూసే ఎలుకను గీశాడు.',
      },
    ],
    sentence: { en: 'The cheese melted on the hot bread.', te: 'వేడి బ్రెడ్ మీద చీజ్ కరిగింది.' },
  },
  {
    english: 'paneer',
    telugu: 'పనీర్',
    grade: 2,
    alsoEnglish: ['cottage cheese'],
    explanations: [
      {
        en: 'Paneer is soft white cheese made at home by curdling hot milk with lemon juice. Sita likes paneer pieces in her curry.',
        te: 'వేడి పాలలో నిమ్మరసం పిండి, విరిగాక నీరు వడకట్టి చేసే మెత్తని తెల్లని పదార్థం పనీర్. సీతకు కూరలో పనీర్ ముక్కలంటే ఇష్టం.',
      },
      {
        en: 'The lumps are tied in a cloth and pressed under a weight, and so paneer becomes firm. Aunt put a heavy stone on the bundle.',
        te: 'విరిగిన పాల ముద్దను గుడ్డలో కట్టి బరువు పెడితే పనీర్ గట్టిపడుతుంది. అత్తయ్య ఆ మూట మీద బరువైన రాయి పెట్టారు.',
      },
      {
        en: 'With spinach it makes palak paneer, a green dish loved in many parts of India. At the wedding everyone asked for more paneer.',
        te: 'పాలకూరతో చేసే పాలక్ పనీర్ ఆకుపచ్చగా ఉంటుంది; దేశమంతటా చాలామందికి ఇష్టం. పెళ్లిలో అందరూ పనీర్ కూర మళ్లీ అడిగి వేయించుకున్నారు.',
      },
    ],
    sentence: { en: 'Paneer is made from milk.', te: 'పాలతో పనీర్ చేస్తారు.' },
  },
  {
    english: 'soup',
    telugu: 'సూప్',
    grade: 2,
    emoji: '🍲',
    alsoTelugu: ['సూపు'],
    explanations: [
      {
        en: 'Soup is a hot, thin food of vegetables or meat boiled in water; we drink it with a spoon. On a rainy evening Mother made tomato soup.',
        te: 'కూరగాయలనో మాంసాన్నో నీళ్లలో ఉడికించి చేసే వేడి పానీయం సూప్; దాన్ని చెంచాతో తాగుతాం. వాన కురిసిన సాయంత్రం అమ్మ టమాటా సూప్ చేసింది.',
      },
      {
        en: 'Soup gives warmth and strength, so it is often given to people who are ill. When Kiran had a fever, he could eat only soup.',
        te: 'సూప్ వెచ్చదనాన్ని, బలాన్ని ఇస్తుంది; అందుకే జబ్బు చేసినవారికి ఇస్తుంటారు. జ్వరం వచ్చినప్పుడు కిరణ్ సూప్ మాత్రమే తాగగలిగాడు.',
      },
      {
        en: 'In many countries a meal begins with soup, as with us it ends with curd rice. In the hotel in London we were brought soup first.',
        te: 'చాలా దేశాల్లో భోజనం సూప్‌తో మొదలవుతుంది; మన భోజనం పెరుగన్నంతో ముగిసినట్టు. లండన్ హోటల్లో మాకు ముందు సూప్ తెచ్చారు.',
      },
    ],
    sentence: { en: 'Blow on the soup before you drink it.', te: 'సూప్ ఊదుకుంటూ తాగు.' },
  },
  {
    english: 'juice',
    telugu: 'జ్యూస్',
    grade: 1,
    emoji: '🧃',
    alsoEnglish: ['fruit juice'],
    alsoTelugu: ['పండ్ల రసం'],
    explanations: [
      {
        en: 'Juice is the sweet liquid that we press out of fruit. After the match, we each had a glass of orange juice.',
        te: 'పండ్లను పిండితే వచ్చే తియ్యని రసం జ్యూస్. ఆట అయ్యాక తలా ఒక గ్లాసు నారింజ జ్యూస్ తాగాం.',
      },
      {
        en: 'Fresh juice has vitamins, but a whole fruit has fiber too and fills us better. So Mother gives me an apple more often than apple juice.',
        te: 'తాజా జ్యూస్‌లో విటమిన్లు ఉంటాయి; పండులో అయితే పీచు కూడా ఉండి కడుపు నిండుతుంది. అందుకే అమ్మ ఆపిల్ జ్యూస్ కంటే ఆపిల్ పండే ఎక్కువగా ఇస్తుంది.',
      },
      {
        en: 'In summer carts by the road sell sugarcane juice with ginger and lemon. Bells on the wheel jingled as the man pressed the canes for our juice.',
        te: 'ఎండాకాలంలో రోడ్డు పక్క బండ్ల మీద అల్లం, నిమ్మ కలిపిన చెరకు రసం అమ్ముతారు. జ్యూస్ కోసం చెరకు గడలు మరలో పెట్టి తిప్పుతుంటే చక్రానికి కట్టిన గంటలు గలగలలాడాయి.',
      },
    ],
    sentence: { en: 'I drink juice every day.', te: 'నేను రోజూ జ్యూస్ తాగుతాను.' },
  },
  {
    english: 'popcorn',
    telugu: 'పాప్ కార్న్',
    grade: 1,
    emoji: '🍿',
    explanations: [
      {
        en: 'Popcorn is maize grains that are heated until they burst and turn white and fluffy. At the cinema we shared a big box of popcorn.',
        te: 'మొక్కజొన్న గింజలను వేడి చేస్తే పేలి, తెల్లగా, తేలిగ్గా అయ్యే చిరుతిండి పాప్ కార్న్. సినిమాలో మేము ఒక పెద్ద డబ్బా పాప్ కార్న్ పంచుకున్నాం.',
      },
      {
        en: 'There is a little water in each grain; the heat turns it to steam, and the steam bursts the grain. We heard the popcorn go pop, pop under the lid.',
        te: 'ఒక్కో గింజ లోపల కొంచెం నీరు ఉంటుంది; వేడికి అది ఆవిరై గింజను పేలుస్తుంది. మూత కింద పాప్ కార్న్ టపటపా పేలడం విన్నాం.',
      },
      {
        en: 'In Telugu villages people have long made pelalu by bursting maize and other grains in hot sand. Grandfather says that is our own popcorn.',
        te: 'తెలుగు పల్లెల్లో ఎప్పటినుంచో వేడి ఇసుకలో మొక్కజొన్న లాంటి గింజలు వేసి పేలాలు చేస్తారు. అవే మన పాప్ కార్న్ అని తాతయ్య అంటారు.',
      },
    ],
    sentence: { en: 'Popcorn is very light.', te: 'పాప్ కార్న్ చాలా తేలిగ్గా ఉంటుంది.' },
  },
  {
    english: 'chips',
    telugu: 'చిప్స్',
    grade: 1,
    alsoEnglish: ['crisps'],
    explanations: [
      {
        en: 'Chips are thin, crisp slices of potato or banana fried in oil. My friends heard me open the packet of chips and came running.',
        te: 'బంగాళాదుంపనో అరటికాయనో పలుచగా కోసి నూనెలో కరకరలాడేలా వేయించేవి చిప్స్. నేను చిప్స్ పొట్లం విప్పిన చప్పుడు విని స్నేహితులు పరుగెత్తుకొచ్చారు.',
      },
      {
        en: 'Chips have a lot of oil and salt, so we eat them only now and then. Mother puts a few in a bowl and closes the tin.',
        te: 'చిప్స్‌లో నూనె, ఉప్పు ఎక్కువ; అందుకే ఎప్పుడో ఒకసారి తినాలి. అమ్మ గిన్నెలో కొన్ని వేసి డబ్బా మూసేస్తుంది.',
      },
      {
        en: 'In Britain these thin slices are called crisps, and chips there are fat hot potato sticks. Anita asked for chips in London and was surprised.',
        te: 'ఇంగ్లండులో వీటిని క్రిస్ప్స్ అంటారు; అక్కడ చిప్స్ అంటే లావుగా, వేడిగా ఉండే బంగాళాదుంప కడ్డీలు. లండన్‌లో చిప్స్ అడిగిన అనిత ఆశ్చర్యపోయింది.',
      },
    ],
    sentence: { en: 'These chips are salty.', te: 'ఈ చిప్స్ ఉప్పగా ఉన్నాయి.' },
  },
  {
    english: 'jam',
    telugu: 'జామ్',
    grade: 2,
    explanations: [
      {
        en: 'Jam is fruit boiled with sugar until it is thick and sweet. Chinnu likes bread and mango jam for breakfast.',
        te: 'పండ్లను చక్కెరతో కలిపి చిక్కగా ఉడికిస్తే వచ్చే తియ్యని పదార్థం జామ్. చిన్నుకు పొద్దున్న బ్రెడ్, మామిడి జామ్ తినడం ఇష్టం.',
      },
      {
        en: 'So much sugar keeps the fruit from going bad, so jam lasts for months in a clean jar. In summer Aunt filled six jars.',
        te: 'అంత చక్కెర ఉండడం వల్ల పండ్లు పాడవవు; శుభ్రమైన సీసాలో జామ్ నెలల పాటు ఉంటుంది. వేసవిలో పిన్ని ఆరు సీసాలు నింపారు.',
      },
      {
        en: 'The same English word also means cars standing close together: a traffic jam. Father came late, and it was not the sweet kind of jam that kept him.',
        te: 'వాహనాలు కదలకుండా నిలిచిపోవడాన్ని కూడా ఇంగ్లీషులో జామ్ అంటారు: ట్రాఫిక్ జామ్. నాన్న ఆలస్యంగా వచ్చారు; ఆయనను ఆపింది తీపి జామ్ కాదు.',
      },
    ],
    sentence: { en: 'The jam is on the bread.', te: 'బ్రెడ్ మీద జామ్ ఉంది.' },
  },
  {
    english: 'sauce',
    telugu: 'సాస్',
    grade: 2,
    alsoEnglish: ['ketchup'],
    alsoTelugu: ['సాసు'],
    explanations: [
      {
        en: 'Sauce is a thick liquid that we pour on food or dip it in for taste. I dipped my samosa in tomato sauce.',
        te: 'రుచి కోసం ఆహారం మీద పోసుకునే లేదా నంజుకునే చిక్కని ద్రవం సాస్. సమోసాను టమాటా సాస్‌లో ముంచుకుని తిన్నాను.',
      },
      {
        en: 'There are many kinds: tomato sauce is sweet and sour, soy sauce is dark and salty. Padma put a few drops of soy sauce on the noodles.',
        te: 'సాస్‌లలో చాలా రకాలు ఉన్నాయి: టమాటా సాస్ తియ్యగా, పుల్లగా ఉంటుంది; సోయా సాస్ నల్లగా, ఉప్పగా ఉంటుంది. పద్మ నూడుల్స్‌లో కొన్ని చుక్కల సోయా సాస్ వేసింది.',
      },
      {
        en: 'What sauce is to a burger, chutney is to an idli. My cousin from Canada ate his idli with sauce, and we gave him coconut chutney to try.',
        te: 'బర్గర్‌కు సాస్ ఎలాగో ఇడ్లీకి పచ్చడి అలాగే. కెనడా నుంచి వచ్చిన నా కజిన్ ఇడ్లీని సాస్‌తో తింటే, కొబ్బరి పచ్చడి రుచి చూడమని ఇచ్చాం.',
      },
    ],
    sentence: { en: 'The sauce spilled on my shirt.', te: 'నా చొక్కా మీద సాస్ పడింది.' },
  },
  {
    english: 'cornflakes',
    telugu: 'కార్న్ ఫ్లేక్స్',
    grade: 2,
    explanations: [
      {
        en: 'Cornflakes are thin, crisp flakes of maize that we eat in milk. On school days I have cornflakes with a banana.',
        te: 'పాలలో వేసుకుని తినే పలుచని, కరకరలాడే మొక్కజొన్న అటుకులు కార్న్ ఫ్లేక్స్. బడి రోజుల్లో నేను అరటిపండు ముక్కలతో కార్న్ ఫ్లేక్స్ తింటాను.',
      },
      {
        en: 'If they stay long in milk, they turn soft. Raju talked so much that his cornflakes were no longer crisp.',
        te: 'ఎక్కువసేపు పాలలో ఉంటే అవి మెత్తబడిపోతాయి. రాజు మాటల్లో పడితే అతని కార్న్ ఫ్లేక్స్ మెత్తగా అయిపోయాయి.',
      },
      {
        en: 'Foods of this kind, made of grain and eaten in milk, are called cereal in English. In the American shop there was a whole row of cereals besides cornflakes.',
        te: 'ధాన్యంతో చేసి పాలలో వేసుకునే ఇలాంటి ఆహారాన్ని ఇంగ్లీషులో సిరియల్ అంటారు. అమెరికా దుకాణంలో కార్న్ ఫ్లేక్స్‌తో పాటు ఇంకా ఎన్నో రకాలు వరుసగా పెట్టి ఉన్నాయి.',
      },
    ],
    sentence: { en: 'Put the cornflakes in milk.', te: 'కార్న్ ఫ్లేక్స్ పాలలో వేసుకో.' },
  },
  {
    english: 'samosa',
    telugu: 'సమోసా',
    grade: 1,
    explanations: [
      {
        en: 'A samosa is a three-cornered snack with spicy potato inside, fried until crisp. After school we ate hot samosas from the cart.',
        te: 'లోపల మసాలా బంగాళాదుంప కూర పెట్టి, మూడు మూలలుగా మడిచి నూనెలో వేయించేది సమోసా. బడి అయ్యాక బండి దగ్గర వేడి వేడి సమోసాలు తిన్నాం.',
      },
      {
        en: 'In Hyderabad small, thin samosas filled with onion are sold with Irani tea. Uncle ordered a plate of them, and they were gone in a minute.',
        te: 'హైదరాబాద్‌లో ఇరానీ టీతో పాటు ఉల్లిపాయ పెట్టిన చిన్న సమోసాలు అమ్ముతారు. మామయ్య తెప్పించిన సమోసాలు ఒక్క నిమిషంలో అయిపోయాయి.',
      },
      {
        en: 'The samosa came to India long ago with travelers from Persia and Central Asia. Only later did potatoes go into it, for potatoes came from America.',
        te: 'సమోసా పూర్వం పర్షియా, మధ్య ఆసియా నుంచి వచ్చినవారితో భారతదేశానికి వచ్చింది. బంగాళాదుంప అమెరికా నుంచి వచ్చింది కాబట్టి దాన్ని తర్వాతే సమోసాలో పెట్టారు.',
      },
    ],
    sentence: { en: 'The samosa is very hot inside.', te: 'సమోసా లోపల చాలా వేడిగా ఉంది.' },
  },
  {
    english: 'pakora',
    telugu: 'పకోడి',
    grade: 1,
    alsoEnglish: ['pakoda'],
    alsoTelugu: ['పకోడీ'],
    explanations: [
      {
        en: 'A pakora is a crisp snack: onion pieces mixed with gram flour and fried in oil. When it rains, everyone at home wants pakoras.',
        te: 'ఉల్లిపాయ ముక్కలను శనగపిండితో కలిపి నూనెలో కరకరలాడేలా వేయించే చిరుతిండి పకోడి. వాన పడితే మా ఇంట్లో అందరికీ పకోడీలు కావాలి.',
      },
      {
        en: 'No two pakoras have the same shape, because the batter is dropped in by hand. Lata found one like a duck and did not feel like eating it.',
        te: 'పిండిని చేత్తో వేస్తారు కాబట్టి ఒక పకోడి ఉన్నట్టు ఇంకోటి ఉండదు. లతకు బాతులా ఉన్న పకోడి దొరికింది; దాన్ని తినబుద్ధి కాలేదు.',
      },
      {
        en: 'Besides onion, cashew nuts, spinach or cabbage can go into pakoras. For the guests Grandmother made some with cashew nuts.',
        te: 'ఉల్లిపాయతోనే కాదు; జీడిపప్పు, పాలకూర, క్యాబేజీతో కూడా పకోడి చేస్తారు. చుట్టాల కోసం అమ్మమ్మ జీడిపప్పు పకోడి వేశారు.',
      },
    ],
    sentence: { en: 'The pakora is crisp.', te: 'పకోడి కరకరలాడుతోంది.' },
  },
  {
    english: 'bajji',
    telugu: 'బజ్జి',
    grade: 2,
    alsoEnglish: ['bhajji'],
    alsoTelugu: ['బజ్జీ'],
    explanations: [
      {
        en: 'A bajji is a whole chili or a slice of vegetable dipped in gram flour batter and fried. At the beach in Visakhapatnam we ate hot bajjis.',
        te: 'మిరపకాయనో కూరగాయ ముక్కనో శనగపిండిలో ముంచి నూనెలో వేయించేది బజ్జి. విశాఖపట్నం సముద్రం ఒడ్డున వేడి వేడి బజ్జీలు తిన్నాం.',
      },
      {
        en: 'The most famous is the chili bajji, slit and filled with onion and lemon juice. Gopi ate one bravely and then asked for water.',
        te: 'మిరపకాయ బజ్జికి ఎంతో పేరు; దాన్ని చీల్చి ఉల్లిపాయ ముక్కలు, నిమ్మరసం వేసి ఇస్తారు. గోపి ధైర్యంగా ఒకటి తిని తర్వాత నీళ్లు అడిగాడు.',
      },
      {
        en: 'For small children, banana or potato bajjis are better, as they do not burn the tongue. Aunt fried two potato bajjis just for me.',
        te: 'చిన్నపిల్లలకు కారం లేని అరటికాయ బజ్జి, ఆలూ బజ్జి మంచివి. అత్తయ్య నా కోసమే రెండు ఆలూ బజ్జీలు వేశారు.',
      },
    ],
    sentence: { en: 'Father bought me a bajji.', te: 'నాన్న నాకు ఒక బజ్జి కొన్నారు.' },
  },
  {
    english: 'jalebi',
    telugu: 'జిలేబి',
    grade: 2,
    alsoEnglish: ['jilebi'],
    alsoTelugu: ['జిలేబీ'],
    explanations: [
      {
        en: 'A jalebi is an orange sweet in coils, fried in oil and soaked in sugar syrup. When I bit the jalebi, syrup ran down my chin.',
        te: 'చుట్లు చుట్లుగా నూనెలో వేయించి, చక్కెర పాకంలో నానబెట్టే నారింజ రంగు మిఠాయి జిలేబి. జిలేబి కొరికితే పాకం నా గడ్డం మీదికి కారింది.',
      },
      {
        en: 'The sweet maker squeezes the batter through a cloth with a hole and draws rings in the hot oil. At the fair Raju stood watching for half an hour.',
        te: 'మిఠాయి చేసేవారు చిల్లున్న గుడ్డలోంచి పిండిని పిండుతూ కాగే నూనెలో చుట్లు చుడతారు. జాతరలో రాజు అరగంట సేపు జిలేబి చుట్టడం చూస్తూ నిలబడ్డాడు.',
      },
      {
        en: 'Round and round writing is jokingly called jalebi letters. Telugu letters are round too, so our teacher says they are as pretty and sweet as jalebis.',
        te: 'గుండ్రంగా మెలికలు తిరిగే రాతను సరదాగా జిలేబి అక్షరాలు అంటారు. మన తెలుగు అక్షరాలు కూడా జిలేబీల్లా గుండ్రంగా, ముద్దుగా ఉంటాయని టీచర్ అంటారు.',
      },
    ],
    sentence: { en: 'This jalebi is crisp and sweet.', te: 'ఈ జిలేబి కరకరలాడుతూ తియ్యగా ఉంది.' },
  },
  {
    english: 'bobbattu',
    telugu: 'బొబ్బట్టు',
    grade: 2,
    alsoEnglish: ['bobbatlu', 'puran poli'],
    alsoTelugu: ['భక్ష్యం', 'ఓళిగ'],
    explanations: [
      {
        en: 'A bobbattu is a thin, sweet flat bread filled with chickpea dal and jaggery. At Ugadi Grandmother gave each of us a bobbattu with ghee.',
        te: 'లోపల శనగపప్పు, బెల్లం పూర్ణం పెట్టి పలుచగా ఒత్తి పెనం మీద కాల్చే తీపి వంటకం బొబ్బట్టు. ఉగాదికి అమ్మమ్మ నెయ్యి వేసి మాకు తలా ఒక బొబ్బట్టు పెట్టారు.',
      },
      {
        en: 'The filling is called purnam; it must be dry, or it will come out while the bobbattu is rolled. Mother let me make the little balls of purnam.',
        te: 'లోపల పెట్టే తీపి ముద్దను పూర్ణం అంటారు; అది గట్టిగా లేకపోతే బొబ్బట్టు ఒత్తేటప్పుడు బయటికి వస్తుంది. అమ్మ నాతో పూర్ణం ఉండలు చేయించింది.',
      },
      {
        en: 'In many places the bobbattu has other names: bhakshyam in Telangana, oliga in Rayalaseema, puran poli in Maharashtra. By any name it is sweet.',
        te: 'బొబ్బట్టును తెలంగాణలో భక్ష్యం, రాయలసీమలో ఓళిగ, మహారాష్ట్రలో పూరన్ పోళీ అంటారు. పేరు ఏదైనా తీపి ఒకటే.',
      },
    ],
    sentence: { en: 'I want one more bobbattu.', te: 'నాకు ఇంకో బొబ్బట్టు కావాలి.' },
  },
  {
    english: 'arisa',
    telugu: 'అరిసె',
    grade: 3,
    alsoEnglish: ['ariselu'],
    explanations: [
      {
        en: 'An arisa is a flat, round sweet of rice flour and jaggery, fried in oil or ghee. At Sankranti every house in the village makes ariselu.',
        te: 'బియ్యప్పిండి, బెల్లం పాకం కలిపి గుండ్రంగా ఒత్తి నూనెలో లేదా నెయ్యిలో వేయించే పిండివంట అరిసె. సంక్రాంతికి పల్లెలో ప్రతి ఇంట్లో అరిసెలు చేస్తారు.',
      },
      {
        en: 'After frying, each arisa is pressed between two flat wooden pieces to take out the oil. I was allowed to press, and my sister put on sesame seeds.',
        te: 'వేయించిన అరిసెను రెండు చెక్కల మధ్య ఒత్తి నూనె తీస్తారు. నేను చెక్కలతో ఒత్తాను; అక్క నువ్వులు అద్దింది.',
      },
      {
        en: "Ariselu keep for many days, so they are packed for children who live far away. Grandmother sent a box of them to my brother's hostel.",
        te: 'అరిసెలు చాలా రోజులు నిల్వ ఉంటాయి; అందుకే దూరంగా ఉండే పిల్లలకు కట్టి పంపుతారు. అన్నయ్య హాస్టల్‌కు నానమ్మ ఒక డబ్బా అరిసెలు పంపారు.',
      },
    ],
    sentence: { en: 'This arisa is soft.', te: 'ఈ అరిసె మెత్తగా ఉంది.' },
  },
  {
    english: 'murukku',
    telugu: 'జంతిక',
    grade: 3,
    alsoEnglish: ['jantika', 'chakli'],
    alsoTelugu: ['మురుకు'],
    explanations: [
      {
        en: 'A murukku is a crisp, salty ring of rice flour, pressed through a mold and fried. In the train we opened a box of murukkus.',
        te: 'బియ్యప్పిండి ముద్దను గొట్టంలో పెట్టి ఒత్తి, చుట్లుగా నూనెలో వేయించే కరకరలాడే చిరుతిండి జంతిక. రైల్లో మేము జంతికల డబ్బా తెరిచాం.',
      },
      {
        en: 'The dough goes into a brass tube with holes, and the pressed strings are wound into a ring. Kiran pressed with both hands until his ears were red.',
        te: 'పిండిని చిల్లులున్న ఇత్తడి గొట్టంలో పెట్టి ఒత్తితే తీగల్లా వస్తుంది; దాన్ని చుడితే జంతిక అవుతుంది. కిరణ్ చెవులు ఎర్రబడేదాకా రెండు చేతులతో ఒత్తాడు.',
      },
      {
        en: 'Cumin, sesame or carom seeds give it its smell. Grandfather has no teeth, so he soaks his murukku in tea.',
        te: 'జీలకర్ర, నువ్వులు, వాము వేస్తే జంతికకు మంచి వాసన వస్తుంది. పళ్లు లేని తాతయ్య జంతికను టీలో నానబెట్టుకుని తింటారు.',
      },
    ],
    sentence: { en: 'The murukku broke with a snap.', te: 'జంతిక పటుక్కున విరిగింది.' },
  },
  {
    english: 'gulab jamun',
    telugu: 'గులాబ్ జామూన్',
    grade: 2,
    alsoTelugu: ['గులాబ్ జామున్'],
    explanations: [
      {
        en: "A gulab jamun is a soft brown ball of milk dough, fried and soaked in sugar syrup. At my uncle's wedding I ate three gulab jamuns.",
        te: 'పాలకోవా పిండితో ఉండలు చేసి, వేయించి, చక్కెర పాకంలో నానబెట్టే మెత్తని మిఠాయి గులాబ్ జామూన్. మామయ్య పెళ్లిలో నేను మూడు గులాబ్ జామూన్‌లు తిన్నాను.',
      },
      {
        en: 'Its name is made of two: gulab, the rose that scents the syrup, and jamun, the fruit of that size. So there is a flower and a fruit in gulab jamun.',
        te: 'ఈ పేరులో రెండు మాటలు ఉన్నాయి: పాకానికి సువాసననిచ్చే గులాబీ, అంత పరిమాణంలో ఉండే జామున్ అనే నేరేడుపండు. గులాబ్ జామూన్ పేరులో పువ్వూ పండూ రెండూ ఉన్నాయి.',
      },
      {
        en: 'The balls must lie in warm syrup for some hours to grow big and soft. Chinnu lifted the lid again and again to see how much they had grown.',
        te: 'ఉండలు కొన్ని గంటల పాటు వెచ్చని పాకంలో నానితేనే ఉబ్బి మెత్తబడతాయి. గులాబ్ జామూన్ ఎంత ఉబ్బిందో చూడడానికి చిన్ను మాటిమాటికీ మూత తీశాడు.',
      },
    ],
    sentence: { en: 'There is one gulab jamun in the bowl.', te: 'గిన్నెలో ఒక గులాబ్ జామూన్ ఉంది.' },
  },
  {
    english: 'putareku',
    telugu: 'పూతరేకు',
    grade: 3,
    alsoEnglish: ['putarekulu', 'pootharekulu'],
    explanations: [
      {
        en: 'A putareku is a sweet of thin rice sheets, like paper, folded with sugar or jaggery and ghee. It melted in my mouth before I could chew it.',
        te: 'కాగితంలా పలుచని బియ్యపు రేకుల్లో చక్కెర లేదా బెల్లం, నెయ్యి వేసి మడిచే మిఠాయి పూతరేకు. నమిలేలోపే అది నా నోట్లో కరిగిపోయింది.',
      },
      {
        en: 'The village of Atreyapuram in Andhra Pradesh is famous for it. There Padma saw women lift the thin sheets off a hot, upturned pot.',
        te: 'ఆంధ్రప్రదేశ్‌లోని ఆత్రేయపురం గ్రామం పూతరేకులకు పేరు పొందింది. అక్కడ బోర్లించిన వేడి కుండ మీంచి మహిళలు పలుచని రేకులు తీయడం పద్మ చూసింది.',
      },
      {
        en: 'The sheets break easily, so you have to fold a putareku with a light hand. My first one looked like a torn paper boat.',
        te: 'రేకులు ఇట్టే విరిగిపోతాయి; అందుకే పూతరేకును సున్నితంగా మడవాలి. నేను మడిచిన మొదటిది చిరిగిన కాగితం పడవలా వచ్చింది.',
      },
    ],
    sentence: { en: 'The putareku melted in my mouth.', te: 'పూతరేకు నా నోట్లో కరిగిపోయింది.' },
  },
  {
    english: 'halwa',
    telugu: 'హల్వా',
    grade: 2,
    alsoEnglish: ['halva'],
    explanations: [
      {
        en: 'Halwa is a soft, sweet dish cooked in ghee from semolina, wheat or carrots. On Sunday Father grated carrots for the halwa.',
        te: 'రవ్వ, గోధుమలు, క్యారెట్ లాంటివాటితో నెయ్యి, చక్కెర వేసి చేసే మెత్తని తీపి వంటకం హల్వా. ఆదివారం నాన్న హల్వా కోసం క్యారెట్ తురిమారు.',
      },
      {
        en: 'The word comes from Arabic and simply means something sweet. From Turkey to India many peoples have their own halwa.',
        te: 'హల్వా అనే మాట అరబ్బీ నుంచి వచ్చింది; దానికి తియ్యనిది అని అర్థం. టర్కీ నుంచి భారతదేశం దాకా ఎన్నో ప్రాంతాలకు తమ సొంత హల్వా ఉంది.',
      },
      {
        en: 'It has to be stirred all the time, or it will stick to the pan. My arm grew tired, but the halwa was good.',
        te: 'గరిటెతో కలుపుతూనే ఉండాలి, లేకపోతే అడుగంటుతుంది. కలిపి కలిపి నా చెయ్యి నొప్పి పెట్టింది, కానీ హల్వా బాగా కుదిరింది.',
      },
    ],
    sentence: { en: 'Carrot halwa is ready.', te: 'క్యారెట్ హల్వా తయారైంది.' },
  },
  {
    english: 'semolina',
    telugu: 'రవ్వ',
    grade: 3,
    alsoEnglish: ['rava', 'sooji'],
    explanations: [
      {
        en: 'Semolina is wheat broken into small, rough grains; upma is made of it. Mother roasted the semolina until it smelled good.',
        te: 'గోధుమలను మెత్తని పిండిలా కాకుండా చిన్న పలుకులుగా మర పట్టిస్తే వచ్చేది రవ్వ; దానితో ఉప్మా చేస్తారు. మంచి వాసన వచ్చేదాకా అమ్మ రవ్వ వేయించింది.',
      },
      {
        en: 'Rice can be ground to rava too; idlis are made with it. In the shop there are two bags, so read the name before you buy.',
        te: 'బియ్యాన్ని మర పట్టించి కూడా రవ్వ చేస్తారు; దాన్ని ఇడ్లీలకు వాడతారు. దుకాణంలో రెండూ ఉంటాయి; కొనే ముందు పేరు చదువుకోవాలి.',
      },
      {
        en: 'Rava laddus need no oven and no frying pan full of oil. Sita made some with semolina, sugar, ghee and coconut.',
        te: 'రవ్వ లడ్డూకు ఓవెన్ గానీ బాణలి నిండా నూనె గానీ అక్కర్లేదు. సీత రవ్వ, చక్కెర, నెయ్యి, కొబ్బరి కలిపి లడ్డూలు చేసింది.',
      },
    ],
    sentence: { en: 'Bring a kilo of semolina.', te: 'ఒక కిలో రవ్వ తీసుకురా.' },
  },
  {
    english: 'vermicelli',
    telugu: 'సేమియా',
    grade: 2,
    explanations: [
      {
        en: 'Vermicelli is very thin, short threads of wheat dough, thinner than noodles. Grandmother cooked sweet payasam with vermicelli.',
        te: 'నూడుల్స్ కంటే సన్నగా ఉండే గోధుమ పిండి పోగులు సేమియా. అమ్మమ్మ సేమియాతో తియ్యని పాయసం చేశారు.',
      },
      {
        en: 'It can be sweet or spicy: payasam with milk, upma with vegetables. On Monday we had vermicelli upma, on Tuesday payasam.',
        te: 'సేమియాతో తీపి వంటకం, కారపు వంటకం రెండూ చేయవచ్చు: పాలతో పాయసం, కూరగాయలతో ఉప్మా. మేము సోమవారం సేమియా ఉప్మా, మంగళవారం సేమియా పాయసం తిన్నాం.',
      },
      {
        en: 'At Ramzan many families make sheer khurma, a sweet of milk, dates and vermicelli. Salma brought a bowl of it to our house.',
        te: 'రంజాన్ పండుగకు చాలా ఇళ్లలో పాలు, ఖర్జూరాలు, సేమియాతో షీర్ ఖుర్మా చేస్తారు. సల్మా మా ఇంటికి ఒక గిన్నె నిండా తెచ్చింది.',
      },
    ],
    sentence: { en: 'Roast the vermicelli in ghee.', te: 'సేమియా నెయ్యిలో వేయించు.' },
  },
  {
    english: 'breakfast',
    telugu: 'టిఫిన్',
    grade: 1,
    alsoEnglish: ['tiffin'],
    alsoTelugu: ['అల్పాహారం'],
    explanations: [
      {
        en: 'Breakfast is the light meal we eat in the morning, such as idli, dosa or upma. I never go to school without breakfast.',
        te: 'పొద్దున్న తినే ఇడ్లీ, దోసె, ఉప్మా లాంటి తేలికైన ఆహారం టిఫిన్. టిఫిన్ తినకుండా నేను ఎప్పుడూ బడికి వెళ్లను.',
      },
      {
        en: 'At night we eat nothing for many hours; breakfast ends that fast and gives us strength for the day. Without it Ravi felt sleepy in class.',
        te: 'రాత్రంతా ఏమీ తినం కాబట్టి పొద్దున్నే శరీరానికి శక్తి కావాలి; టిఫిన్ ఆ శక్తినిస్తుంది. అది తినని రోజు రవికి తరగతిలో నిద్ర వచ్చింది.',
      },
      {
        en: 'Tiffin is an English word from India, and Telugu people use it for a light meal at any time of the day. In the evening we had tiffin at a hotel.',
        te: 'టిఫిన్ భారతదేశంలో పుట్టిన ఇంగ్లీషు మాట; సాయంత్రం తినే తేలికైన ఆహారాన్ని కూడా మనం అలాగే అంటాం. సాయంత్రం హోటల్లో మేము టిఫిన్ చేశాం.',
      },
    ],
    sentence: { en: 'What is for breakfast today?', te: 'ఈ రోజు టిఫిన్ ఏమిటి?' },
  },
  {
    english: 'lunch',
    telugu: 'మధ్యాహ్న భోజనం',
    grade: 2,
    alsoEnglish: ['midday meal'],
    alsoTelugu: ['లంచ్'],
    explanations: [
      {
        en: 'Lunch is the meal we eat in the middle of the day. At school we all sit under the neem tree for lunch.',
        te: 'పగలు పన్నెండు దాటాక తినేది మధ్యాహ్న భోజనం. బడిలో మేమంతా వేప చెట్టు కింద కూర్చుని మధ్యాహ్న భోజనం చేస్తాం.',
      },
      {
        en: 'In India the government schools give children a free midday meal. Lunch on the days with eggs is what Raju likes best.',
        te: 'భారతదేశంలో ప్రభుత్వ బడుల్లో పిల్లలకు ఉచితంగా మధ్యాహ్న భోజనం పెడతారు. గుడ్డు ఉన్న రోజు మధ్యాహ్న భోజనం అంటే రాజుకు చాలా ఇష్టం.',
      },
      {
        en: 'After a heavy lunch we grow sleepy, because the body is busy digesting. Grandfather lies down for half an hour after his.',
        te: 'బాగా తింటే శరీరం అరిగించుకునే పనిలో ఉండి నిద్ర వస్తుంది. మధ్యాహ్న భోజనం అయ్యాక తాతయ్య అరగంట పడుకుంటారు.',
      },
    ],
    sentence: { en: "Lunch is ready at one o'clock.", te: 'ఒంటి గంటకు మధ్యాహ్న భోజనం సిద్ధం.' },
  },
  {
    english: 'dinner',
    telugu: 'రాత్రి భోజనం',
    grade: 2,
    alsoEnglish: ['supper'],
    alsoTelugu: ['డిన్నర్'],
    explanations: [
      {
        en: 'Dinner is the meal we eat at night. At dinner our whole family sits together and talks about the day.',
        te: 'రాత్రిపూట తినేది రాత్రి భోజనం. రాత్రి భోజనం సమయంలో ఇంట్లో అందరం కలిసి కూర్చుని ఆ రోజు కబుర్లు చెప్పుకుంటాం.',
      },
      {
        en: 'It should be light and early, so that the food is digested before we sleep. Grandmother has her dinner at seven.',
        te: 'రాత్రి భోజనం తేలిగ్గా ఉండాలి, పెందలాడే తినాలి; అప్పుడు పడుకునేలోపు అరుగుతుంది. నానమ్మ ఏడు గంటలకే రాత్రి భోజనం చేస్తారు.',
      },
      {
        en: "Long ago mothers sat on the terrace at night and fed small children while showing them the moon. Padma's dinner tastes best up there even today.",
        te: 'పూర్వం అమ్మలు డాబా మీద చందమామను చూపిస్తూ పిల్లలకు గోరుముద్దలు తినిపించేవారు. ఇప్పటికీ డాబా మీద తింటేనే పద్మకు రాత్రి భోజనం రుచిగా ఉంటుంది.',
      },
    ],
    sentence: { en: 'We eat dinner at eight.', te: 'మేము ఎనిమిదింటికి రాత్రి భోజనం చేస్తాం.' },
  },
  {
    english: 'snack',
    telugu: 'చిరుతిండి',
    grade: 1,
    explanations: [
      {
        en: 'A snack is a small thing we eat between meals when we are a little hungry. My evening snack is a banana or some peanuts.',
        te: 'భోజనాల మధ్య కొంచెం ఆకలి వేసినప్పుడు తినే కాస్త తిండి చిరుతిండి. సాయంత్రం నా చిరుతిండి అరటిపండు లేదా వేరుశనగలు.',
      },
      {
        en: 'Too many snacks leave no room for the meal. Meena ate a whole packet of chips, and then could not eat her dinner.',
        te: 'చిరుతిండి ఎక్కువైతే భోజనానికి ఆకలి ఉండదు. మీనా ఒక పొట్లం చిప్స్ మొత్తం తినేసి, రాత్రి అన్నం తినలేకపోయింది.',
      },
      {
        en: 'Fruit, cashew nuts, boiled corn and puffed rice are good snacks. In our class each of us brings a healthy snack on Fridays.',
        te: 'పండ్లు, జీడిపప్పు, ఉడికించిన మొక్కజొన్న, మరమరాలు మంచి చిరుతిళ్లు. శుక్రవారం మా తరగతిలో ఒక్కొక్కరు ఒక మంచి చిరుతిండి తెస్తారు.',
      },
    ],
    sentence: { en: 'I brought a snack for us.', te: 'మన కోసం చిరుతిండి తెచ్చాను.' },
  },
  {
    english: 'meat',
    telugu: 'మాంసం',
    grade: 2,
    emoji: '🥩',
    explanations: [
      {
        en: 'Meat is the flesh of animals such as goats and hens that some people eat. On Sundays Father buys meat at the market.',
        te: 'కొందరు తినే మేక, కోడి లాంటి జంతువుల కండను మాంసం అంటారు. ఆదివారం నాన్న బజారులో మాంసం కొంటారు.',
      },
      {
        en: "Some people eat meat, and others do not; everyone's food should be respected. At our table Karim eats chicken and Lata eats dal, and both are happy.",
        te: 'కొందరు మాంసం తింటారు, కొందరు తినరు; ఎవరి తిండినైనా గౌరవించాలి. మా బల్ల దగ్గర కరీం కోడికూర, లత పప్పు సంతోషంగా తింటారు.',
      },
      {
        en: 'Lions and tigers live on meat, but cows and deer eat only grass and leaves. Sharp teeth are made for meat, flat ones for leaves.',
        te: 'సింహం, పులి మాంసం తిని బతుకుతాయి; ఆవు, జింక గడ్డి, ఆకులే తింటాయి. మాంసం చీల్చడానికి పదునైన పళ్లు, ఆకులు నమలడానికి చదునైన పళ్లు ఉంటాయి.',
      },
    ],
    sentence: { en: 'The lion eats meat.', te: 'సింహం మాంసం తింటుంది.' },
  },
  {
    english: 'curd rice',
    telugu: 'పెరుగన్నం',
    grade: 1,
    alsoTelugu: ['దద్దోజనం'],
    explanations: [
      {
        en: 'Curd rice is soft rice mixed with curd and a little salt. On hot days I take cool curd rice to school.',
        te: 'అన్నంలో పెరుగు, కొంచెం ఉప్పు కలిపితే పెరుగన్నం అవుతుంది. ఎండాకాలంలో బడికి చల్లని పెరుగన్నం తీసుకెళ్తాను.',
      },
      {
        en: 'With fried mustard, chilies and curry leaves it becomes daddojanam, which is given in many temples. Grandmother puts pomegranate seeds in her curd rice.',
        te: 'ఆవాలు, మిర్చి, కరివేపాకు పోపు పెడితే పెరుగన్నం దద్దోజనం అవుతుంది; చాలా గుళ్లలో అదే ప్రసాదం. నానమ్మ దానిలో దానిమ్మ గింజలు కూడా వేస్తారు.',
      },
      {
        en: 'It cools the tongue after a hot curry or pickle. "First the pickle, then curd rice!" laughed my brother, and drank some water.',
        te: 'కారపు కూర, ఊరగాయ తిన్నాక పెరుగన్నం నోటిని చల్లబరుస్తుంది. ముందు ఆవకాయ, తర్వాత పెరుగన్నం అంటూ అన్నయ్య నవ్వి నీళ్లు తాగాడు.',
      },
    ],
    sentence: { en: 'Curd rice is cool.', te: 'పెరుగన్నం చల్లగా ఉంటుంది.' },
  },
  {
    english: 'omelette',
    telugu: 'ఆమ్లెట్',
    grade: 1,
    emoji: '🍳',
    alsoEnglish: ['omelet'],
    alsoTelugu: ['ఆమ్లెట్టు'],
    explanations: [
      {
        en: 'An omelette is beaten eggs fried flat in a pan. Mother made me an omelette with onions and green chilies.',
        te: 'గుడ్లను గిలకొట్టి పెనం మీద అట్టులా వేసేది ఆమ్లెట్. అమ్మ ఉల్లిపాయ, పచ్చిమిర్చి వేసి నాకు ఆమ్లెట్ చేసింది.',
      },
      {
        en: 'The more the eggs are beaten, the more air goes in and the softer it becomes. Kiran beat and beat, and his omelette was fluffy.',
        te: 'గుడ్లను ఎంత గిలకొడితే అంత గాలి చేరి ఆమ్లెట్ మెత్తగా వస్తుంది. కిరణ్ బాగా గిలకొట్టాడు; అతని ఆమ్లెట్ పొంగి మెత్తగా వచ్చింది.',
      },
      {
        en: 'Put between two slices of bread, it becomes bread omelette, which is sold hot at railway stations. We ate it on the night train.',
        te: 'రెండు బ్రెడ్ ముక్కల మధ్య పెడితే బ్రెడ్ ఆమ్లెట్ అవుతుంది; దాన్ని రైల్వే స్టేషన్లలో వేడిగా అమ్ముతారు. రాత్రి రైల్లో మేము అదే తిన్నాం.',
      },
    ],
    sentence: { en: 'Turn the omelette over slowly.', te: 'ఆమ్లెట్ మెల్లగా తిరగేయి.' },
  },
  {
    english: 'feast',
    telugu: 'విందు',
    grade: 2,
    alsoEnglish: ['banquet'],
    alsoTelugu: ['విందు భోజనం'],
    explanations: [
      {
        en: 'A feast is a big, tasty meal for many guests on a happy day. There were fifteen dishes at the wedding feast.',
        te: 'సంతోషకరమైన రోజున ఎంతోమంది అతిథులకు పెట్టే పెద్ద భోజనం విందు. పెళ్లి విందులో పదిహేను వంటకాలు ఉన్నాయి.',
      },
      {
        en: 'At a Telugu feast the guests sit in a row, and each thing has its place on the banana leaf. My cousin showed me where the salt goes.',
        te: 'తెలుగువారి విందులో అతిథులు వరుసగా కూర్చుంటారు; అరిటాకులో ప్రతి వంటకానికి ఒక చోటు ఉంటుంది. ఉప్పు ఎక్కడ వడ్డిస్తారో మామయ్య కొడుకు చూపించాడు.',
      },
      {
        en: 'A beautiful sight is a feast for the eyes, and a sweet song a feast for the ears. The pond full of lotuses was a feast for our eyes.',
        te: 'అందమైన దృశ్యం కనువిందు; చెవులకు ఇంపైన పాట వీనులవిందు. తామరలతో నిండిన చెరువు మా కళ్లకు విందు చేసింది.',
      },
    ],
    sentence: { en: 'Tomorrow there is a feast at our house.', te: 'రేపు మా ఇంట్లో విందు ఉంది.' },
  },
  {
    english: 'chikki',
    telugu: 'చిక్కీ',
    grade: 2,
    alsoEnglish: ['peanut brittle'],
    alsoTelugu: ['పల్లీపట్టీ'],
    explanations: [
      {
        en: 'Chikki is a hard, sweet bar of peanuts or sesame set in jaggery. I keep a piece of chikki in my pocket for playtime.',
        te: 'వేరుశనగ గుళ్లు లేదా నువ్వులను బెల్లం పాకంలో కలిపి గట్టిగా చేసే తీపి బిళ్ల చిక్కీ. ఆటల సమయంలో తినడానికి నా జేబులో ఒక చిక్కీ ముక్క ఉంచుకుంటాను.',
      },
      {
        en: 'Jaggery gives iron and peanuts give protein, so chikki is better than other sweets. In many schools children are given chikki with their meal.',
        te: 'బెల్లంలో ఇనుము, వేరుశనగలో మాంసకృత్తులు ఉంటాయి; అందుకే మిగతా మిఠాయిల కంటే చిక్కీ మంచిది. చాలా బడుల్లో భోజనంతో పాటు పిల్లలకు చిక్కీ ఇస్తారు.',
      },
      {
        en: 'While it is hot, it is rolled out thin and cut; once cold, it can only be broken. Gopi waited too long, and his chikki had to be cracked with a stone.',
        te: 'వేడిగా ఉన్నప్పుడే పలుచగా ఒత్తి ముక్కలు కోయాలి; చల్లారితే విరగ్గొట్టాల్సిందే. గోపి ఆలస్యం చేశాడు; అతని చిక్కీని రాయితో కొట్టి విరిచారు.',
      },
    ],
    sentence: { en: 'This chikki is hard.', te: 'ఈ చిక్కీ గట్టిగా ఉంది.' },
  },
  {
    english: 'roti',
    telugu: 'రొట్టె',
    grade: 1,
    emoji: '🫓',
    alsoEnglish: ['flatbread'],
    explanations: [
      {
        en: 'Roti is a flat, round bread made of flour and baked on a pan. Grandfather eats a roti of jowar every night.',
        te: 'పిండిని గుండ్రంగా, చదునుగా తట్టి పెనం మీద కాల్చేది రొట్టె. తాతయ్య రోజూ రాత్రి జొన్న రొట్టె తింటారు.',
      },
      {
        en: 'Rotis are made of jowar, maize, rice flour or wheat. In Telangana people like a jowar roti patted out by hand.',
        te: 'జొన్నలు, మొక్కజొన్న, బియ్యప్పిండి, గోధుమలతో రొట్టె చేస్తారు. తెలంగాణలో చేత్తో తట్టి చేసే జొన్న రొట్టె చాలామందికి ఇష్టం.',
      },
      {
        en: 'A Telugu saying tells of a roti falling into ghee: everything turns out well for someone. Anita found the bus waiting, and Mother said, "Your roti fell into ghee."',
        te: 'అన్నీ కలిసొస్తే రొట్టె విరిగి నేతిలో పడింది అంటారు. అనిత వెళ్లేసరికి బస్సు ఆమె కోసమే ఆగి ఉంటే అమ్మ ఈ సామెత చెప్పింది.',
      },
    ],
    sentence: { en: 'The roti puffed up on the fire.', te: 'మంట మీద రొట్టె పొంగింది.' },
  },
  {
    english: 'sangati',
    telugu: 'సంగటి',
    grade: 4,
    alsoEnglish: ['ragi mudda', 'ragi ball'],
    alsoTelugu: ['రాగి సంగటి', 'రాగి ముద్ద', 'సంకటి'],
    explanations: [
      {
        en: 'Sangati is a soft, dark ball of ragi flour and rice, eaten with curry or chutney. In Rayalaseema we had hot sangati for lunch.',
        te: 'రాగి పిండి, బియ్యం కలిపి ఉడికించి ముద్దలా చేసే ఆహారం సంగటి; కూరతోనో పచ్చడితోనో తింటారు. రాయలసీమలో మేము మధ్యాహ్నం వేడి వేడి సంగటి తిన్నాం.',
      },
      {
        en: 'It gives farmers strength for the whole day in the field. Grandfather says that after sangati he could plow till evening.',
        te: 'రోజంతా పొలంలో పని చేసే రైతులకు ఇది బలాన్నిస్తుంది. సంగటి తింటే సాయంత్రం దాకా దున్నగలిగేవాడినని తాతయ్య అంటారు.',
      },
      {
        en: 'One makes a hollow in the ball, fills it with ghee or curry, and swallows small pieces. Lata chewed hers for so long that those who served smiled.',
        te: 'సంగటి ముద్ద మధ్యలో గుంట చేసి నెయ్యి లేదా కూర వేసుకుని, చిన్న ముద్దలుగా మింగుతారు. లత చాలాసేపు నములుతుంటే వడ్డించేవారు నవ్వారు.',
      },
    ],
    sentence: { en: 'Sangati is good for the health.', te: 'సంగటి ఆరోగ్యానికి మంచిది.' },
  },
  {
    english: 'pani puri',
    telugu: 'పానీపూరీ',
    grade: 2,
    alsoEnglish: ['panipuri', 'golgappa'],
    alsoTelugu: ['పానీ పూరీ'],
    explanations: [
      {
        en: 'Pani puri is a small crisp puri filled with spiced water and potato. We stood round the cart and ate them one by one.',
        te: 'కరకరలాడే చిన్న పూరీలో బంగాళాదుంప కూర, మసాలా నీళ్లు నింపి తినేది పానీపూరీ. మేము బండి చుట్టూ నిలబడి ఒక్కొక్కటే తిన్నాం.',
      },
      {
        en: 'It has to go into the mouth whole, or the water runs down the arm. Meena opened her mouth wide and still wet her sleeve.',
        te: 'దాన్ని నోట్లో ఒకేసారి పెట్టుకోవాలి; లేకపోతే నీళ్లు చేతి మీద కారిపోతాయి. మీనా నోరు పెద్దగా తెరిచినా చొక్కా చెయ్యి తడిసింది.',
      },
      {
        en: 'It has many names: golgappa in Delhi, puchka in Kolkata. When my cousin from Delhi said golgappa, we did not know that it was the same.',
        te: 'దీనికి చాలా పేర్లు ఉన్నాయి: ఢిల్లీలో గోల్‌గప్పా, కోల్‌కతాలో పుచ్కా. ఢిల్లీ నుంచి వచ్చిన మా కజిన్ గోల్‌గప్పా అంటే మాకు ముందు అర్థం కాలేదు.',
      },
    ],
    sentence: { en: 'I want pani puri.', te: 'నాకు పానీపూరీ కావాలి.' },
  },
  {
    english: 'avakaya',
    telugu: 'ఆవకాయ',
    grade: 2,
    alsoEnglish: ['mango pickle'],
    explanations: [
      {
        en: 'Avakaya is a hot Telugu pickle of raw mango pieces, mustard powder, chili and oil. Hot rice with avakaya is what Father likes best.',
        te: 'పచ్చి మామిడి ముక్కలు, ఆవపిండి, కారం, నూనె కలిపి పెట్టే కారమైన తెలుగు ఊరగాయ ఆవకాయ. వేడి అన్నంలో ఆవకాయ అంటే నాన్నకు ఎంతో ఇష్టం.',
      },
      {
        en: 'Its name comes from ava, mustard. In summer the whole house helps: one cuts the mangoes, another wipes them dry, and Grandmother mixes.',
        te: 'ఆవపిండి వేస్తారు కాబట్టే దానికి ఆ పేరు. ఎండాకాలంలో ఇంట్లో అందరూ సాయం చేస్తారు: ఒకరు ముక్కలు కోస్తే, ఒకరు తుడుస్తారు, నానమ్మ కలుపుతారు.',
      },
      {
        en: 'Kept in a dry jar it lasts a year, but one wet spoon can spoil it all. So nobody touches our jar except Grandmother.',
        te: 'తడి లేని జాడీలో పెడితే ఏడాది పాటు ఉంటుంది; తడి గరిటె పెడితే అంతా పాడవుతుంది. అందుకే మా ఇంట్లో ఆ జాడీని నానమ్మ తప్ప ఎవరూ ముట్టుకోరు.',
      },
    ],
    sentence: { en: 'The avakaya is very hot.', te: 'ఆవకాయ చాలా కారంగా ఉంది.' },
  },
  {
    english: 'sakinalu',
    telugu: 'సకినాలు',
    grade: 3,
    explanations: [
      {
        en: 'Sakinalu are crisp rings of rice flour and sesame that people in Telangana make for Sankranti. Grandmother turns each ring by hand.',
        te: 'బియ్యప్పిండి, నువ్వులతో చుట్టి నూనెలో వేయించే కరకరలాడే పిండివంట సకినాలు; తెలంగాణలో సంక్రాంతికి చేస్తారు. నానమ్మ ఒక్కొక్కటి చేత్తో చుడతారు.',
      },
      {
        en: 'The dough is laid in circles on a cloth, left to dry a little and then fried. We children fanned the cloth and were paid in broken pieces.',
        te: 'పిండిని గుడ్డ మీద చుట్లు చుట్లుగా చుట్టి, కొంచెం ఆరనిచ్చి, తర్వాత వేయిస్తారు. పిల్లలం విసనకర్రతో విసిరితే మాకు విరిగిన ముక్కలు ఇచ్చారు.',
      },
      {
        en: 'They keep for weeks, so boxes of them travel to cousins in other towns. A box of sakinalu came to us by post.',
        te: 'అవి వారాల పాటు నిల్వ ఉంటాయి; అందుకే డబ్బాల్లో పెట్టి వేరే ఊళ్లలో ఉన్న బంధువులకు పంపుతారు. మాకు ఒక డబ్బా పోస్టులో వచ్చింది.',
      },
    ],
    sentence: { en: 'Grandmother made sakinalu.', te: 'నానమ్మ సకినాలు చేశారు.' },
  },
  {
    english: 'kajjikaya',
    telugu: 'కజ్జికాయ',
    grade: 3,
    alsoEnglish: ['kajjikayalu'],
    explanations: [
      {
        en: 'A kajjikaya is a sweet shaped like a half moon, filled with coconut and sugar and fried. At Deepavali Mother makes a big tin of them.',
        te: 'కొబ్బరి, చక్కెర లోపల పెట్టి, అర్ధచంద్రాకారంలో మడిచి వేయించే తీపి పిండివంట కజ్జికాయ. దీపావళికి అమ్మ పెద్ద డబ్బా నిండా చేస్తుంది.',
      },
      {
        en: 'Its edge has to be pressed tight, or the filling comes out into the oil. Padma pressed each edge with a fork.',
        te: 'అంచు గట్టిగా నొక్కాలి; లేకపోతే లోపలిది నూనెలోకి వచ్చేస్తుంది. పద్మ ఒక్కో అంచునూ ఫోర్కుతో నొక్కింది.',
      },
      {
        en: 'In other parts of India the same sweet is called gujiya or karanji. Our neighbor from Pune tasted one and said: at home we make these too.',
        te: 'భారతదేశంలో వేరే చోట్ల ఇదే తీపిని గుజియా, కరంజీ అంటారు. పుణె నుంచి వచ్చిన మా పక్కింటావిడ ఒకటి రుచి చూసి, మా ఇంట్లోనూ చేస్తాం అన్నారు.',
      },
    ],
    sentence: { en: 'Give me one kajjikaya.', te: 'నాకు ఒక కజ్జికాయ ఇవ్వు.' },
  },
  {
    english: 'jelly',
    telugu: 'జెల్లీ',
    grade: 1,
    explanations: [
      {
        en: 'Jelly is a soft, shiny sweet that wobbles when the plate is moved. Chinnu moved his plate again and again just to watch it.',
        te: 'పళ్లెం కదిపితే ఊగే మెత్తని, నిగనిగలాడే తీపి వంటకం జెల్లీ. అది ఊగడం చూడాలని చిన్ను పళ్లేన్ని పదే పదే కదిపాడు.',
      },
      {
        en: 'Jelly powder is melted in hot water and put in the fridge, where it sets. Lata opened the door every ten minutes to see whether it was ready.',
        te: 'జెల్లీ పొడిని వేడినీళ్లలో కరిగించి ఫ్రిజ్‌లో పెడితే గట్టిపడుతుంది. అయిందో లేదో చూడడానికి లత పది నిమిషాలకోసారి తలుపు తీసింది.',
      },
      {
        en: 'In America, smooth jam made from fruit juice is called jelly. Kiran, who lives there, spreads it on his bread every morning.',
        te: 'అమెరికాలో పండ్ల రసంతో చేసే నున్నని జామ్‌ను జెల్లీ అంటారు. అక్కడ ఉండే కిరణ్ రోజూ పొద్దున దాన్ని బ్రెడ్ మీద రాసుకుంటాడు.',
      },
    ],
    sentence: { en: 'The red jelly is sweet.', te: 'ఎర్ర జెల్లీ తియ్యగా ఉంది.' },
  },
  {
    english: 'lollipop',
    telugu: 'లాలీపాప్',
    grade: 1,
    emoji: '🍭',
    explanations: [
      {
        en: 'A lollipop is a hard sweet on a stick, made for licking. Meena’s lasted all the way home from the fair.',
        te: 'పుల్లకు గుచ్చి ఉండే, చప్పరించే గట్టి మిఠాయి లాలీపాప్. జాతర నుంచి ఇంటికి వచ్చేదాకా మీనాది అయిపోలేదు.',
      },
      {
        en: 'Sugar syrup is boiled, colored and poured into molds, and a stick is put in before it hardens. Anita made star-shaped ones at home with Mother.',
        te: 'చక్కెర పాకాన్ని మరిగించి, రంగు కలిపి, అచ్చుల్లో పోసి, గట్టిపడే లోపు పుల్ల గుచ్చుతారు. అనిత ఇంట్లో అమ్మతో కలిసి నక్షత్రాల ఆకారంలో చేసింది.',
      },
      {
        en: 'Never run with a lollipop in your mouth: if you fall, the stick can hurt you. Gopi sits in one place until his is finished.',
        te: 'లాలీపాప్ నోట్లో పెట్టుకుని పరుగెత్తకూడదు: పడితే పుల్ల గుచ్చుకోవచ్చు. గోపి తనది అయిపోయేదాకా ఒకచోట కూర్చుంటాడు.',
      },
    ],
    sentence: { en: 'Ravi bought a lollipop.', te: 'రవి లాలీపాప్ కొన్నాడు.' },
  },
  {
    english: 'melon',
    telugu: 'ఖర్బూజా',
    grade: 2,
    emoji: '🍈',
    alsoEnglish: ['muskmelon', 'cantaloupe'],
    alsoTelugu: ['కర్బూజా'],
    explanations: [
      {
        en: 'A melon is a round, sweet-smelling fruit of summer with soft flesh, often orange. When Father cut one, the whole kitchen smelled of it.',
        te: 'వేసవిలో వచ్చే గుండ్రని, సువాసన గల పండు ఖర్బూజా; లోపల మెత్తని గుజ్జు ఎక్కువగా నారింజ రంగులో ఉంటుంది. నాన్న ఒకటి కోయగానే వంటిల్లంతా ఘుమఘుమలాడింది.',
      },
      {
        en: 'The melon, the cucumber and the watermelon belong to one family; they all grow on vines that creep on the ground. We saw rows of them on the sandy river bank.',
        te: 'ఖర్బూజా, దోసకాయ, పుచ్చకాయ ఒకే కుటుంబం; అన్నీ నేల మీద పాకే తీగలకే కాస్తాయి. ఇసుక నిండిన ఏటి ఒడ్డున వాటి వరుసలు చూశాం.',
      },
      {
        en: 'A ripe one smells sweet near the stalk; an unripe one hardly smells. Padma sniffed four at the market and chose the third.',
        te: 'పండినదానికి తొడిమ దగ్గర తియ్యని వాసన వస్తుంది; పండనిదానికి పెద్దగా వాసన ఉండదు. పద్మ సంతలో నాలుగింటిని వాసన చూసి మూడోది ఎంచుకుంది.',
      },
    ],
    sentence: { en: 'This melon is nicely ripe.', te: 'ఈ ఖర్బూజా బాగా పండింది.' },
  },
  {
    english: 'nuts',
    telugu: 'నట్స్',
    grade: 2,
    alsoEnglish: ['nut'],
    explanations: [
      {
        en: 'Nuts are kernels from inside hard shells, such as almonds, cashews and walnuts. In the morning Grandmother gives each of us five soaked almonds.',
        te: 'గట్టి పెంకు లోపల ఉండే బాదం, జీడిపప్పు, అక్రోటు లాంటి పప్పులే నట్స్. పొద్దున్నే నానమ్మ మా అందరికీ నానబెట్టిన బాదం పప్పులు ఐదేసి ఇస్తారు.',
      },
      {
        en: 'They hold a lot of oil and protein, so after a handful we do not get hungry for a long time. When he climbs a hill, Kiran takes nuts in a small box.',
        te: 'వీటిలో నూనె, మాంసకృత్తులు ఎక్కువ; గుప్పెడు తింటే చాలాసేపు ఆకలి వేయదు. కొండ ఎక్కేటప్పుడు కిరణ్ చిన్న డబ్బాలో నట్స్ తీసుకెళ్తాడు.',
      },
      {
        en: 'Some people fall ill from even a tiny piece; that is called an allergy. So Sita asks everyone before she shares her nut laddus.',
        te: 'కొందరికి చిన్న ముక్క తిన్నా ఒంటికి పడదు; దాన్ని అలర్జీ అంటారు. అందుకే సీత తన నట్స్ లడ్డూలు పంచే ముందు అందరినీ అడుగుతుంది.',
      },
    ],
    sentence: { en: 'Squirrels like nuts.', te: 'ఉడతలకు నట్స్ అంటే ఇష్టం.' },
  },
  {
    english: 'pancake',
    telugu: 'పాన్ కేక్',
    grade: 2,
    emoji: '🥞',
    alsoEnglish: ['pancakes'],
    explanations: [
      {
        en: 'A pancake is a soft, round food of flour, milk and egg, cooked on a pan. On Sunday Father poured honey over one and gave it to Anita.',
        te: 'పిండి, పాలు, గుడ్డు కలిపి పెనం మీద కాల్చే మెత్తని గుండ్రని వంటకం పాన్ కేక్. ఆదివారం నాన్న ఒకదాని మీద తేనె పోసి అనితకు ఇచ్చారు.',
      },
      {
        en: 'It looks like our dosa, but it is thicker, softer and sweet. Raju calls it a sweet dosa.',
        te: 'చూడడానికి మన దోసెలా ఉన్నా, ఇది మందంగా, మెత్తగా, తియ్యగా ఉంటుంది. రాజు దీన్ని తీపి దోసె అంటాడు.',
      },
      {
        en: 'When small bubbles come up on top, it is time to turn it over. Lata’s uncle tossed a pancake into the air and caught it in the pan.',
        te: 'పైన చిన్న చిన్న బుడగలు రాగానే దాన్ని తిరగేయాలి. లత వాళ్ల బాబాయి ఒక పాన్ కేక్ గాల్లోకి ఎగరేసి పెనంతో పట్టుకున్నారు.',
      },
    ],
    sentence: { en: 'The pancake is hot.', te: 'పాన్ కేక్ వేడిగా ఉంది.' },
  },
  {
    english: 'pudding',
    telugu: 'పుడ్డింగ్',
    grade: 2,
    emoji: '🍮',
    explanations: [
      {
        en: 'Pudding is a soft sweet dish of milk and sugar, eaten at the end of a meal. At the hotel Gopi left a little room in his stomach for it.',
        te: 'పాలు, చక్కెరతో చేసి, భోజనం చివర్లో తినే మెత్తని తీపి వంటకం పుడ్డింగ్. హోటల్లో గోపి దాని కోసం కడుపులో కాస్త చోటు ఉంచుకున్నాడు.',
      },
      {
        en: 'Some kinds are steamed, some are baked, and some only need to be chilled. With leftover bread Mother makes bread pudding.',
        te: 'కొన్ని రకాలను ఆవిరి మీద, కొన్నిటిని ఓవెన్‌లో వండుతారు; కొన్నిటిని చల్లబరిస్తే చాలు. మిగిలిన బ్రెడ్‌తో అమ్మ బ్రెడ్ పుడ్డింగ్ చేస్తుంది.',
      },
      {
        en: 'In Britain any sweet at the end of a meal may be called pudding, even cake. Meena’s friend in London asks every day what the pudding is.',
        te: 'బ్రిటన్‌లో భోజనం చివర్లో తినే ఏ తీపినైనా, కేక్‌నైనా పుడ్డింగ్ అంటారు. లండన్‌లో మీనా స్నేహితురాలు ఈ రోజు పుడ్డింగ్ ఏమిటని రోజూ అడుగుతుంది.',
      },
    ],
    sentence: { en: 'The pudding is cold.', te: 'పుడ్డింగ్ చల్లగా ఉంది.' },
  },
  {
    english: 'raisins',
    telugu: 'ఎండుద్రాక్ష',
    grade: 2,
    alsoEnglish: ['raisin'],
    alsoTelugu: ['కిస్మిస్'],
    explanations: [
      {
        en: 'Raisins are grapes that have been dried; they are small, wrinkled and sweet. Chinnu picks them out of his payasam and eats them first.',
        te: 'ఎండబెట్టిన ద్రాక్షపండ్లే ఎండుద్రాక్ష; అవి చిన్నగా, ముడతలు పడి, తియ్యగా ఉంటాయి. చిన్ను పాయసంలోంచి వాటిని ఏరుకుని ముందే తింటాడు.',
      },
      {
        en: 'The water dries up and the sugar stays, so they taste sweeter than fresh grapes. Meena soaked some at night, and by morning they were plump.',
        te: 'నీరు ఆవిరైపోయి చక్కెర మిగలడంతో ఇవి తాజా ద్రాక్ష కంటే తియ్యగా ఉంటాయి. మీనా కొన్నిటిని రాత్రి నానబెడితే పొద్దునకల్లా ఉబ్బాయి.',
      },
      {
        en: 'Fried in ghee, they swell like little balls; with cashews they go into kesari. Padma stands and watches while Grandmother fries them.',
        te: 'నేతిలో వేయిస్తే ఇవి చిన్న బంతుల్లా ఉబ్బుతాయి; జీడిపప్పుతో కలిపి కేసరిలో వేస్తారు. నానమ్మ వేయిస్తుంటే పద్మ నిలబడి చూస్తుంది.',
      },
    ],
    sentence: { en: 'Mother put raisins in the laddus.', te: 'అమ్మ లడ్డూల్లో ఎండుద్రాక్ష వేసింది.' },
  },
  {
    english: 'soft drink',
    telugu: 'కూల్ డ్రింక్',
    grade: 2,
    alsoEnglish: ['soda', 'cool drink', 'cold drink'],
    explanations: [
      {
        en: 'A soft drink is a cold, sweet drink with bubbles, sold in bottles. As soon as Raju took the cap off, it fizzed over.',
        te: 'సీసాల్లో అమ్మే, బుడగలు వచ్చే చల్లని తియ్యని పానీయం కూల్ డ్రింక్. రాజు మూత తీయగానే అది బుస్సుమని పొంగింది.',
      },
      {
        en: 'The bubbles are a gas, carbon dioxide, that was pressed into it. Ravi did not close his bottle, and the next day not one bubble was left.',
        te: 'అందులోని బుడగలు ఒత్తిడితో నింపిన కార్బన్ డయాక్సైడ్ అనే వాయువు. రవి సీసాకు మూత పెట్టలేదు; మరునాటికి ఒక్క బుడగ కూడా మిగల్లేదు.',
      },
      {
        en: 'One bottle holds many spoons of sugar, so a soft drink is only for now and then. When Sita is thirsty, she has buttermilk or coconut water.',
        te: 'ఒక్కో సీసాలో చాలా చెంచాల చక్కెర ఉంటుంది; అందుకే కూల్ డ్రింక్ ఎప్పుడో ఒకసారే తాగాలి. దాహం వేస్తే సీత మజ్జిగో కొబ్బరినీళ్లో తాగుతుంది.',
      },
    ],
    sentence: { en: 'I do not want a soft drink.', te: 'నాకు కూల్ డ్రింక్ వద్దు.' },
  },
  {
    english: 'toast',
    telugu: 'టోస్ట్',
    grade: 1,
    explanations: [
      {
        en: 'Toast is a slice of bread made brown and crisp by heat. Kiran spreads butter on it while it is hot.',
        te: 'ఎర్రగా, కరకరలాడేలా వేడికి కాల్చిన బ్రెడ్ ముక్క టోస్ట్. కిరణ్ అది వేడిగా ఉండగానే వెన్న రాసుకుంటాడు.',
      },
      {
        en: 'A toaster browns both sides at once and then pushes the slice up. Each time it makes that noise, Anita’s cat jumps.',
        te: 'టోస్టర్ రెండు వైపులా ఒకేసారి కాల్చి, తర్వాత ముక్కను పైకి నెడుతుంది. ఆ చప్పుడు వచ్చిన ప్రతిసారీ అనిత పిల్లి ఎగిరి పడుతుంది.',
      },
      {
        en: 'Without a toaster, it can be made on a pan with a little ghee. Grandmother sprinkles some sugar on our toast.',
        te: 'టోస్టర్ లేకపోతే పెనం మీద కొంచెం నెయ్యి వేసి కాల్చుకోవచ్చు. అమ్మమ్మ మా టోస్ట్ మీద కాస్త చక్కెర చల్లుతారు.',
      },
    ],
    sentence: { en: 'The toast burned.', te: 'టోస్ట్ మాడిపోయింది.' },
  },
  {
    english: 'doughnut',
    telugu: 'డోనట్',
    grade: 2,
    emoji: '🍩',
    alsoEnglish: ['donut'],
    explanations: [
      {
        en: 'A doughnut is a round, fried sweet with a hole in the middle. Lata wore hers on her finger like a ring and then ate it.',
        te: 'నూనెలో వేయించి చేసే, మధ్యలో రంధ్రం ఉండే గుండ్రని తీపి వంటకం డోనట్. లత దాన్ని వేలికి ఉంగరంలా పెట్టుకుని తర్వాత తింది.',
      },
      {
        en: 'Because of the hole, the middle does not stay raw. Grandmother said that this is why we make a hole in our gare too.',
        te: 'రంధ్రం వల్ల మధ్య భాగం పచ్చిగా ఉండిపోదు. మన గారెకు చిల్లు పెట్టేది కూడా అందుకే అని నానమ్మ చెప్పారు.',
      },
      {
        en: 'Some doughnuts have chocolate on top; some have no hole but jam inside. Gopi took a bite, and jam ran down his chin.',
        te: 'కొన్ని డోనట్ల మీద చాక్లెట్ ఉంటుంది; కొన్నిటికి రంధ్రం ఉండదు, లోపల జామ్ ఉంటుంది. గోపి కొరకగానే జామ్ గడ్డం మీదికి కారింది.',
      },
    ],
    sentence: { en: 'There is chocolate on this doughnut.', te: 'ఈ డోనట్ మీద చాక్లెట్ ఉంది.' },
  },
  {
    english: 'chili',
    telugu: 'మిరపకాయ',
    grade: 2,
    alsoEnglish: ['chilli', 'chilies', 'chili pepper'],
    explanations: [
      {
        en: 'A chili is a thin, long pod, green or red, that makes food taste hot. Ravi bit on one in his upma and drank two glasses of water.',
        te: 'వంటలకు కారం ఇచ్చే సన్నని పొడవాటి కాయ మిరపకాయ; పచ్చగా గానీ ఎర్రగా గానీ ఉంటుంది. ఉప్మాలో ఒకటి కొరికిన రవి రెండు గ్లాసుల నీళ్లు తాగాడు.',
      },
      {
        en: 'Guntur is famous for chilies and has a very big market for them. We saw red heaps drying there, and the sharp smell made us all sneeze.',
        te: 'గుంటూరు మిరపకాయలకు ప్రసిద్ధి; అక్కడ వాటి కోసం చాలా పెద్ద మార్కెట్ ఉంది. ఎర్రని కుప్పలు ఎండుతుంటే చూశాం; ఘాటుకు అందరికీ తుమ్ములు వచ్చాయి.',
      },
      {
        en: 'Birds do not feel the heat of a chili, so parrots eat it happily. One sat on the plant behind Meena’s house, ate a red one and flew away.',
        te: 'పక్షులకు మిరపకాయ కారం తెలియదు; అందుకే చిలుకలు దాన్ని ఇష్టంగా తింటాయి. మీనా ఇంటి వెనక మొక్క మీద వాలిన ఒక చిలుక ఎర్రది ఒకటి తిని ఎగిరిపోయింది.',
      },
    ],
    sentence: { en: 'This chili is very hot.', te: 'ఈ మిరపకాయ చాలా కారంగా ఉంది.' },
  },
  {
    english: 'mutton',
    telugu: 'మటన్',
    grade: 2,
    explanations: [
      {
        en: 'Mutton is the meat of a goat or a sheep. When Grandmother cooked a curry of it on Sunday, the whole street smelled good.',
        te: 'మేక మాంసాన్ని గానీ గొర్రె మాంసాన్ని గానీ మటన్ అంటారు. ఆదివారం అమ్మమ్మ దాని కూర వండితే వీధంతా ఘుమఘుమలాడింది.',
      },
      {
        en: 'It takes longer to cook than chicken, so it is put in a pressure cooker. Raju counted six whistles.',
        te: 'కోడి మాంసం కంటే ఇది ఉడకడానికి ఎక్కువ సేపు పడుతుంది; అందుకే కుక్కర్లో పెడతారు. రాజు ఆరు విజిల్స్ లెక్కపెట్టాడు.',
      },
      {
        en: 'Hyderabad is famous for mutton biryani, in which rice and meat are cooked in layers. At Ramzan our neighbors sent us a full bowl.',
        te: 'మటన్ బిర్యానీకి హైదరాబాద్ ప్రసిద్ధి; అందులో బియ్యం, మాంసం పొరలు పొరలుగా వేసి వండుతారు. రంజాన్‌కు మా పక్కింటివారు మాకు ఒక గిన్నె నిండా పంపారు.',
      },
    ],
    sentence: { en: 'Father bought mutton.', te: 'నాన్న మటన్ కొన్నారు.' },
  },
  {
    english: 'muffin',
    telugu: 'మఫిన్',
    grade: 2,
    alsoEnglish: ['muffins'],
    explanations: [
      {
        en: 'A muffin is a small, soft cake baked in a little paper cup, enough for one person. Today there was one in Padma’s lunch box.',
        te: 'చిన్న కాగితపు కప్పులో కాల్చే, ఒక్కరికి సరిపోయే మెత్తని చిన్న కేక్ మఫిన్. ఈ రోజు పద్మ లంచ్ బాక్స్‌లో ఒకటి ఉంది.',
      },
      {
        en: 'Bananas, raisins or bits of chocolate can be mixed into the batter. From very ripe bananas Aunt made twelve muffins.',
        te: 'పిండిలో అరటిపండ్లు, ఎండుద్రాక్ష లేదా చాక్లెట్ ముక్కలు కలపవచ్చు. బాగా పండిన అరటిపండ్లతో పిన్ని పన్నెండు మఫిన్లు చేశారు.',
      },
      {
        en: 'In the oven the batter rises above the cup like the top of a mushroom. Chinnu filled his cup to the brim, so it ran over.',
        te: 'ఓవెన్‌లో పిండి పొంగి పుట్టగొడుగు పైభాగంలా కప్పు పైకి వస్తుంది. చిన్ను తన కప్పు నిండా పోయడంతో అది పొంగి కారింది.',
      },
    ],
    sentence: { en: 'I ate half the muffin.', te: 'నేను సగం మఫిన్ తిన్నాను.' },
  },
  {
    english: 'breakfast cereal',
    telugu: 'సిరియల్',
    grade: 3,
    alsoEnglish: ['cereal'],
    explanations: [
      {
        en: 'Breakfast cereal is a crisp food made of grain that is eaten with milk in the morning. Sita finishes a bowl before the school bus comes.',
        te: 'పొద్దున పాలలో వేసుకుని తినే, ధాన్యంతో చేసిన కరకరలాడే ఆహారం సిరియల్. బడి బస్సు వచ్చేలోపు సీత ఒక గిన్నెడు తినేస్తుంది.',
      },
      {
        en: 'In English, cereal also means grain: rice, wheat, maize, ragi. Lata read the packet and found out that hers was made of ragi.',
        te: 'ఇంగ్లీషులో సిరియల్ అంటే ధాన్యం అని కూడా అర్థం: వరి, గోధుమ, మొక్కజొన్న, రాగులు. ప్యాకెట్ మీద చదివి తనది రాగులతో చేసిందని లత తెలుసుకుంది.',
      },
      {
        en: 'If it stays in the milk for long, it goes soft. Kiran likes it crisp, so he pours the milk only when he is ready to eat.',
        te: 'పాలలో ఎక్కువసేపు ఉంచితే అది మెత్తబడిపోతుంది. కిరణ్‌కు కరకరలాడితేనే ఇష్టం; అందుకే తినబోయేటప్పుడే పాలు పోసుకుంటాడు.',
      },
    ],
    sentence: { en: 'I want cereal today.', te: 'ఈ రోజు నాకు సిరియల్ కావాలి.' },
  },
];
