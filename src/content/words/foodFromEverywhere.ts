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
        en: 'At home we can make them healthier by adding carrots, beans and peas. Father cooked such noodles, full of colours, on Sunday evening.',
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
        en: 'What the British call a biscuit, Americans call a cookie. My cousin in Texas asked for a cookie, and Grandmother gave him a biscuit.',
        te: 'ఇంగ్లండులో బిస్కెట్ అనేదాన్ని అమెరికాలో కుకీ అంటారు. టెక్సాస్ నుంచి వచ్చిన బావ కుకీ అడిగితే అమ్మమ్మ బిస్కెట్ ఇచ్చారు.',
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
        en: 'Fresh juice has vitamins, but a whole fruit has fibre too and fills us better. So Mother gives me an apple more often than apple juice.',
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
        en: 'Chips have much oil and salt, so we eat them only now and then. Mother puts a few in a bowl and closes the tin.',
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
        te: 'బర్గర్‌కు సాస్ ఎలాగో ఇడ్లీకి పచ్చడి అలాగే. కెనడా నుంచి వచ్చిన బావ ఇడ్లీని సాస్‌తో తింటే, కొబ్బరి పచ్చడి రుచి చూడమని ఇచ్చాం.',
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
        te: 'హైదరాబాదులో ఇరానీ టీతో పాటు ఉల్లిపాయ పెట్టిన చిన్న సమోసాలు అమ్ముతారు. మామయ్య తెప్పించిన సమోసాలు ఒక్క నిమిషంలో అయిపోయాయి.',
      },
      {
        en: 'The samosa came to India long ago with travellers from Persia and Central Asia. Only later did potatoes go into it, for potatoes came from America.',
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
        en: 'A bajji is a whole chilli or a slice of vegetable dipped in gram flour batter and fried. At the beach in Visakhapatnam we ate hot bajjis.',
        te: 'మిరపకాయనో కూరగాయ ముక్కనో శనగపిండిలో ముంచి నూనెలో వేయించేది బజ్జి. విశాఖపట్నం సముద్రం ఒడ్డున వేడి వేడి బజ్జీలు తిన్నాం.',
      },
      {
        en: 'The most famous is the chilli bajji, slit and filled with onion and lemon juice. Gopi ate one bravely and then asked for water.',
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
        en: 'A murukku is a crisp, salty ring of rice flour, pressed through a mould and fried. In the train we opened a box of murukkus.',
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
        en: 'The sheets break easily, so one must fold a putareku with a light hand. My first one looked like a torn paper boat.',
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
        te: 'రవ్వ లడ్డుకు ఓవెన్ గానీ బాణలి నిండా నూనె గానీ అక్కర్లేదు. సీత రవ్వ, చక్కెర, నెయ్యి, కొబ్బరి కలిపి లడ్డులు చేసింది.',
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
        en: "Some people eat meat, and others do not; each one's food is to be respected. At our table Karim eats chicken and Lata eats dal, and both are happy.",
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
        en: 'With fried mustard, chillies and curry leaves it becomes daddojanam, which is given in many temples. Grandmother puts pomegranate seeds in her curd rice.',
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
        en: 'An omelette is beaten eggs fried flat in a pan. Mother made me an omelette with onions and green chillies.',
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
        te: 'తెలుగువారి విందులో అతిథులు వరుసగా కూర్చుంటారు; అరిటాకులో ప్రతి వంటకానికి ఒక చోటు ఉంటుంది. ఉప్పు ఎక్కడ వడ్డిస్తారో బావ చూపించాడు.',
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
        en: 'It gives farmers strength for the whole day in the field. Grandfather says that after sangati he could plough till evening.',
        te: 'రోజంతా పొలంలో పని చేసే రైతులకు ఇది బలాన్నిస్తుంది. సంగటి తింటే సాయంత్రం దాకా దున్నగలిగేవాడినని తాతయ్య అంటారు.',
      },
      {
        en: 'One makes a hollow in the ball, fills it with ghee or curry, and swallows small pieces. Lata chewed hers for so long that those who served smiled.',
        te: 'సంగటి ముద్ద మధ్యలో గుంట చేసి నెయ్యి లేదా కూర వేసుకుని, చిన్న ముద్దలుగా మింగుతారు. లత చాలాసేపు నములుతుంటే వడ్డించేవారు నవ్వారు.',
      },
    ],
    sentence: { en: 'Sangati is good for the health.', te: 'సంగటి ఆరోగ్యానికి మంచిది.' },
  },
];
