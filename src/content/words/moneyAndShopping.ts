import type { Word } from './word';

export const moneyAndShopping: readonly Word[] = [
  {
    english: 'money',
    telugu: 'డబ్బు',
    grade: 1,
    emoji: '💰',
    alsoTelugu: ['సొమ్ము'],
    explanations: [
      {
        en: 'Money is what we pay with when we buy things. Father gave the money, and the fruit seller gave us mangoes.',
        te: 'వస్తువులు కొనడానికి మనం ఇచ్చేది డబ్బు. నాన్న డబ్బు ఇస్తే పండ్లు అమ్మే ఆయన మాకు మామిడి పండ్లు ఇచ్చారు.',
      },
      {
        en: 'Before there was money, people gave one thing for another: rice for cloth, salt for fish. Ravi and Gopi still trade marbles for stickers.',
        te: 'డబ్బు లేని కాలంలో బియ్యం ఇచ్చి బట్ట, ఉప్పు ఇచ్చి చేపలు ఇలా ఒకదానికి ఒకటి మార్చుకునేవారు. రవి, గోపి ఇప్పటికీ గోళీలు ఇచ్చి స్టిక్కర్లు తీసుకుంటారు.',
      },
      {
        en: 'Much money today is only a number in a phone: we pay without a coin. Even the coconut seller on our street takes it that way.',
        te: 'ఇప్పుడు చాలావరకు డబ్బు ఫోన్‌లో సంఖ్య మాత్రమే; నాణెం లేకుండానే చెల్లిస్తాం. మా వీధిలో కొబ్బరి బొండాలు అమ్మే ఆయన కూడా అలాగే తీసుకుంటారు.',
      },
    ],
    sentence: { en: 'How much money do you have?', te: 'నీ దగ్గర ఎంత డబ్బు ఉంది?' },
  },
  {
    english: 'coin',
    telugu: 'నాణెం',
    grade: 1,
    emoji: '🪙',
    explanations: [
      {
        en: 'A coin is a round piece of metal money. I found a coin under the bed.',
        te: 'లోహంతో చేసిన గుండ్రని డబ్బు బిళ్ల నాణెం. నాకు మంచం కింద ఒక నాణెం దొరికింది.',
      },
      {
        en: 'One side shows the number, the other a sign of the country. Raju tossed a coin to see who would bat first.',
        te: 'నాణేనికి ఒక వైపు విలువ, ఇంకో వైపు దేశపు గుర్తు ఉంటాయి. ఎవరు ముందు బ్యాటింగ్ చేయాలో చూడడానికి రాజు నాణెం ఎగరేశాడు.',
      },
      {
        en: 'Old coins tell us about kings and their times. In a museum Lata saw a Satavahana coin with a ship on it.',
        te: 'పాత నాణేలు రాజుల గురించి, వాళ్ల కాలం గురించి చెప్తాయి. ఓడ బొమ్మ ఉన్న శాతవాహనుల నాణెం లత మ్యూజియంలో చూసింది.',
      },
    ],
    sentence: { en: 'This coin is very old.', te: 'ఈ నాణెం చాలా పాతది.' },
  },
  {
    english: 'rupee',
    telugu: 'రూపాయి',
    grade: 1,
    explanations: [
      {
        en: 'The rupee is the money of India; a hundred paise make one rupee. A pencil costs five rupees.',
        te: 'భారతదేశపు డబ్బును రూపాయి అంటారు; వంద పైసలు కలిస్తే ఒక రూపాయి. ఒక పెన్సిల్ ఐదు రూపాయలు.',
      },
      {
        en: 'Its name comes from an old word for silver, for rupees were once silver coins. Grandmother keeps one from her own grandmother.',
        te: 'ఒకప్పుడు రూపాయి వెండి నాణెం; దాని పేరు కూడా వెండి అని అర్థం వచ్చే పాత మాట నుంచి వచ్చింది. అలాంటి రూపాయి ఒకటి నానమ్మ దాచుకున్నారు.',
      },
      {
        en: 'Nepal, Sri Lanka and some other countries also call their money rupee, but each is worth something different. In Nepal Kiran’s family changed their money.',
        te: 'నేపాల్, శ్రీలంక లాంటి దేశాల డబ్బును కూడా రూపాయి అనే అంటారు, కానీ వాటి విలువ వేరు. నేపాల్ వెళ్లినప్పుడు కిరణ్ వాళ్లు తమ డబ్బు మార్చుకున్నారు.',
      },
    ],
    sentence: { en: 'I have one rupee.', te: 'నా దగ్గర ఒక రూపాయి ఉంది.' },
  },
  {
    english: 'banknote',
    telugu: 'నోటు',
    grade: 2,
    emoji: '💵',
    alsoEnglish: ['note'],
    alsoTelugu: ['కరెన్సీ నోటు'],
    explanations: [
      {
        en: 'A banknote is paper money, with its value printed on it. Grandfather gave me a new ten-rupee banknote.',
        te: 'విలువ అచ్చు వేసిన కాగితపు డబ్బు నోటు. తాతయ్య నాకు కొత్త పది రూపాయల నోటు ఇచ్చారు.',
      },
      {
        en: 'On Indian notes the value stands in many languages, and Telugu is one of them. Sita found the Telugu line at once.',
        te: 'భారతదేశపు నోటు మీద విలువ చాలా భాషల్లో రాసి ఉంటుంది; అందులో తెలుగు ఒకటి. సీత తెలుగు వరుసను వెంటనే గుర్తుపట్టింది.',
      },
      {
        en: 'Hold a note against the light, and you see a hidden picture; so false notes are hard to make. Anita saw Gandhi’s face appear.',
        te: 'నోటును వెలుతురుకు పెట్టి చూస్తే దాగిన బొమ్మ కనిపిస్తుంది; అందుకే దొంగ నోటు తయారు చేయడం కష్టం. అనితకు గాంధీజీ ముఖం కనిపించింది.',
      },
    ],
    sentence: { en: 'This banknote is torn.', te: 'ఈ నోటు చిరిగింది.' },
  },
  {
    english: 'small change',
    telugu: 'చిల్లర',
    grade: 3,
    alsoEnglish: ['loose change'],
    explanations: [
      {
        en: 'Small change is money in little coins and notes. The bus conductor asked for small change.',
        te: 'చిన్న నాణేలు, చిన్న నోట్లుగా ఉండే డబ్బు చిల్లర. చిల్లర ఇవ్వమని బస్సు కండక్టర్ అడిగారు.',
      },
      {
        en: 'The money that comes back when we give too much is also called chillara in Telugu. For fifteen rupees Padma gave twenty and got five back.',
        te: 'ఎక్కువ ఇస్తే తిరిగి వచ్చే డబ్బును కూడా చిల్లర అంటారు. పదిహేను రూపాయలకు పద్మ ఇరవై ఇస్తే ఐదు చిల్లర వచ్చింది.',
      },
      {
        en: 'Count your change before you leave the shop. Gopi did, found ten rupees too much and gave them back.',
        te: 'దుకాణం నుంచి వచ్చే ముందు చిల్లర లెక్కపెట్టుకోవాలి. గోపి లెక్కపెడితే పది రూపాయలు ఎక్కువ వచ్చాయి; వెంటనే తిరిగి ఇచ్చేశాడు.',
      },
    ],
    sentence: { en: 'I have no small change.', te: 'నా దగ్గర చిల్లర లేదు.' },
  },
  {
    english: 'price',
    telugu: 'ధర',
    grade: 2,
    alsoEnglish: ['cost', 'rate'],
    alsoTelugu: ['వెల', 'రేటు'],
    explanations: [
      {
        en: 'The price of a thing is how much money we must give for it. The price of this book is fifty rupees.',
        te: 'ఒక వస్తువు కొనడానికి ఎంత డబ్బు ఇవ్వాలో అదే దాని ధర. ఈ పుస్తకం ధర యాభై రూపాయలు.',
      },
      {
        en: 'When there is much of a thing, its price falls; when there is little, it rises. In the mango season mangoes are cheap, and Meena eats two a day.',
        te: 'సరుకు ఎక్కువగా వస్తే ధర తగ్గుతుంది, తక్కువగా వస్తే పెరుగుతుంది. కాపు బాగా ఉన్నప్పుడు మామిడి పండ్లు చవక; మీనా రోజుకు రెండు తింటుంది.',
      },
      {
        en: 'What costs much is not always worth much. Chinnu’s dearest toy is a stick he found, and it had no price at all.',
        te: 'ధర ఎక్కువ ఉన్నంత మాత్రాన విలువ ఎక్కువని కాదు. చిన్నుకు అన్నిటికంటే ఇష్టమైన బొమ్మ దారిలో దొరికిన పుల్ల; దానికి ధరే లేదు.',
      },
    ],
    sentence: { en: 'What is the price of this?', te: 'దీని ధర ఎంత?' },
  },
  {
    english: 'bill',
    telugu: 'బిల్లు',
    grade: 3,
    emoji: '🧾',
    explanations: [
      {
        en: 'A bill is a paper that tells what we bought and how much we must pay. After the meal at the hotel they brought us the bill.',
        te: 'ఏం కొన్నామో, ఎంత చెల్లించాలో తెలిపే కాగితం బిల్లు. భోజనం అయ్యాక హోటల్‌లో బిల్లు తెచ్చారు.',
      },
      {
        en: 'Keep it for a while: with the bill you can give back a thing that is broken. Raju’s clock did not work; the shop looked at the bill and gave him another.',
        te: 'బిల్లును కొన్నాళ్లు జాగ్రత్త చేయాలి; పాడైన వస్తువును మార్చుకోవడానికి అది కావాలి. రాజు గడియారం నడవకపోతే బిల్లు చూసి ఇంకోటి ఇచ్చారు.',
      },
      {
        en: 'Homes get bills too, for electricity and water. When Lata’s family switched off the lights they did not need, the bill grew smaller.',
        te: 'ఇంటికి కూడా కరెంటు బిల్లు, నీటి బిల్లు వస్తాయి. లత వాళ్లు అక్కర్లేని లైట్లు ఆపేస్తే బిల్లు తగ్గింది.',
      },
    ],
    sentence: { en: 'Father paid the bill.', te: 'నాన్న బిల్లు కట్టారు.' },
  },
  {
    english: 'customer',
    telugu: 'కస్టమర్',
    grade: 4,
    alsoEnglish: ['buyer', 'shopper'],
    alsoTelugu: ['కొనుగోలుదారు', 'వినియోగదారుడు'],
    explanations: [
      {
        en: 'A customer is someone who comes to a shop to buy. The first customer of the day bought milk.',
        te: 'దుకాణానికి వచ్చి వస్తువులు కొనేవారిని కస్టమర్ అంటారు. ఆ రోజు మొదటి కస్టమర్ పాలు కొన్నారు.',
      },
      {
        en: 'A good shopkeeper knows what each customer likes. Ours keeps the soft bananas for Grandfather.',
        te: 'మంచి దుకాణదారుకు ఏ కస్టమర్‌కు ఏది ఇష్టమో తెలుసు. మా వీధి దుకాణదారు మెత్తని అరటిపండ్లను తాతయ్య కోసం తీసి ఉంచుతారు.',
      },
      {
        en: 'In the evening customers crowd before the sweet shop. Kiran counted twenty-six before it was our turn.',
        te: 'సాయంత్రం మిఠాయి దుకాణం ముందు కస్టమర్లు గుంపుగా నిలబడతారు. మా వంతు వచ్చేలోపు కిరణ్ ఇరవై ఆరుగురిని లెక్కపెట్టాడు.',
      },
    ],
    sentence: { en: 'A customer has come to the shop.', te: 'దుకాణానికి ఒక కస్టమర్ వచ్చారు.' },
  },
  {
    english: 'discount',
    telugu: 'తగ్గింపు',
    grade: 5,
    alsoTelugu: ['డిస్కౌంట్', 'రాయితీ'],
    explanations: [
      {
        en: 'A discount is a part of the price that the shop takes off. With a discount of ten rupees the cap cost forty.',
        te: 'ధరలో కొంత తక్కువ చేసి ఇవ్వడాన్ని తగ్గింపు అంటారు. పది రూపాయల తగ్గింపుతో టోపీ నలభైకే వచ్చింది.',
      },
      {
        en: 'Before Ugadi and Dasara many shops put up boards about discounts. Sita’s mother still asks herself first whether they need the thing.',
        te: 'ఉగాది, దసరా ముందు చాలా దుకాణాలు తగ్గింపు బోర్డులు పెడతాయి. ఆ వస్తువు నిజంగా అవసరమా అని సీత వాళ్ల అమ్మ ముందు ఆలోచిస్తుంది.',
      },
      {
        en: 'Fifty per cent off means that we pay only half. Ravi worked it out: a book of 80 rupees now costs 40.',
        te: 'యాభై శాతం తగ్గింపు అంటే సగం ధరే చెల్లించాలి. 80 రూపాయల పుస్తకం ఇప్పుడు 40 రూపాయలని రవి లెక్క వేశాడు.',
      },
    ],
    sentence: { en: 'There is a discount in this shop.', te: 'ఈ దుకాణంలో తగ్గింపు ఉంది.' },
  },
  {
    english: 'bargaining',
    telugu: 'బేరం',
    grade: 4,
    alsoEnglish: ['bargain'],
    explanations: [
      {
        en: 'Bargaining is talking with the seller until both agree on a price. Grandmother is very good at bargaining for vegetables.',
        te: 'కొనేవారు, అమ్మేవారు మాట్లాడుకుని ఒక ధరకు ఒప్పుకోవడం బేరం. కూరగాయలకు బేరం ఆడడంలో నానమ్మ దిట్ట.',
      },
      {
        en: 'The seller begins high, the buyer low, and they meet in the middle. “A hundred!” “Sixty!” “Eighty!” and Padma had her bangles.',
        te: 'బేరంలో అమ్మేవారు ఎక్కువ చెప్తారు, కొనేవారు తక్కువ అడుగుతారు, మధ్యలో కుదురుతుంది. “వంద!” “అరవై!” “ఎనభై!” అంటూ పద్మ గాజులు కొనుక్కుంది.',
      },
      {
        en: 'In shops with fixed prices nobody bargains. And you do not bargain with poor people, says Anita’s father.',
        te: 'ఒకే ధర అని రాసిన దుకాణాల్లో బేరం ఉండదు. పేదవాళ్ల దగ్గర బేరం ఆడకూడదని అనిత వాళ్ల నాన్న అంటారు.',
      },
    ],
    sentence: { en: 'The bargaining is done.', te: 'బేరం కుదిరింది.' },
  },
  {
    english: 'savings',
    telugu: 'పొదుపు',
    grade: 3,
    alsoEnglish: ['saving'],
    explanations: [
      {
        en: 'Savings are what we put aside, little by little, instead of spending it. With her savings Meena bought a storybook.',
        te: 'ఖర్చు చేయకుండా కొంచెం కొంచెంగా దాచుకోవడం పొదుపు. పొదుపు చేసిన డబ్బుతో మీనా కథల పుస్తకం కొంది.',
      },
      {
        en: 'Not only money: we can save water, electricity and paper too. Kiran shuts the tap while he brushes his teeth, and that is saving too.',
        te: 'డబ్బే కాదు, నీళ్లు, కరెంటు, కాగితం కూడా పొదుపు చేయవచ్చు. కిరణ్ పళ్లు తోముకునేటప్పుడు కుళాయి కట్టేస్తాడు; అదీ పొదుపే.',
      },
      {
        en: 'Ants gather food ahead for the rainy season, and in stories they teach us to save. Gopi drops five rupees a week into his clay pot.',
        te: 'వానాకాలం కోసం చీమలు ముందే ఆహారం కూడబెడతాయి; కథల్లో అవి మనకు పొదుపు నేర్పుతాయి. గోపి వారానికి ఐదు రూపాయలు తన మట్టి ముంతలో వేస్తాడు.',
      },
    ],
    sentence: { en: 'Savings are a good habit.', te: 'పొదుపు మంచి అలవాటు.' },
  },
  {
    english: 'expense',
    telugu: 'ఖర్చు',
    grade: 4,
    alsoEnglish: ['spending'],
    explanations: [
      {
        en: 'An expense is money that we spend on something. The biggest expense of our journey was the train ticket.',
        te: 'మనం దేనికోసమైనా పెట్టే డబ్బును ఖర్చు అంటారు. మా ప్రయాణంలో అన్నిటికంటే పెద్ద ఖర్చు రైలు టికెట్.',
      },
      {
        en: 'Whoever writes down each expense sees where the money goes. Mother and Lata do it every evening in a small notebook.',
        te: 'ప్రతి ఖర్చూ రాసుకుంటే డబ్బు ఎటు పోతుందో తెలుస్తుంది. అమ్మా లతా రోజూ సాయంత్రం చిన్న పుస్తకంలో రాస్తారు.',
      },
      {
        en: 'When expenses are greater than what comes in, there is trouble. So Raju bought one kite instead of three.',
        te: 'వచ్చేదాని కంటే ఖర్చు ఎక్కువైతే ఇబ్బంది. అందుకే రాజు మూడు గాలిపటాలకు బదులు ఒకటే కొన్నాడు.',
      },
    ],
    sentence: { en: 'This expense is too much.', te: 'ఈ ఖర్చు చాలా ఎక్కువ.' },
  },
  {
    english: 'profit',
    telugu: 'లాభం',
    grade: 5,
    alsoEnglish: ['gain'],
    opposite: 'loss',
    explanations: [
      {
        en: 'A profit is the money left over when we sell a thing for more than it cost us. From each flower garland the seller makes a profit of five rupees.',
        te: 'కొన్నదాని కంటే ఎక్కువకు అమ్మితే మిగిలే డబ్బు లాభం. ఒక్కో పూలదండ మీద పూలు అమ్మే ఆవిడకు ఐదు రూపాయల లాభం వస్తుంది.',
      },
      {
        en: 'At the school fair our class sold lemonade: it cost us 60 rupees, and we took 100. The profit of 40 went to the library.',
        te: 'బడి ప్రదర్శనలో మా తరగతి నిమ్మరసం అమ్మింది: 60 రూపాయలు ఖర్చయింది, 100 వచ్చాయి. 40 రూపాయల లాభం గ్రంథాలయానికి ఇచ్చాం.',
      },
      {
        en: 'The word is used for any good that we get out of something. “What profit is there in shouting?” asked Grandfather, and Chinnu grew quiet.',
        te: 'ఏదైనా మేలు కలిగితే కూడా లాభం అంటాం. “అరిస్తే ఏం లాభం?” అని తాతయ్య అడగగానే చిన్ను ఊరుకున్నాడు.',
      },
    ],
    sentence: { en: 'He made a good profit.', te: 'ఆయనకు మంచి లాభం వచ్చింది.' },
  },
  {
    english: 'loss',
    telugu: 'నష్టం',
    grade: 5,
    opposite: 'profit',
    explanations: [
      {
        en: 'A loss is what we lose when a thing is sold for less than it cost, or is spoiled. The rain brought the farmer a great loss.',
        te: 'కొన్నదాని కంటే తక్కువకు అమ్మినా, వస్తువు పాడైనా కలిగేది నష్టం. వాన వల్ల రైతుకు చాలా నష్టం వచ్చింది.',
      },
      {
        en: 'If a basket of tomatoes costs 200 rupees and sells for 150, the loss is 50. Sita did the sum on her slate.',
        te: '200 రూపాయలకు కొన్న టమాటాల బుట్టను 150కి అమ్మితే 50 రూపాయల నష్టం. సీత ఆ లెక్క పలక మీద చేసింది.',
      },
      {
        en: 'Not every loss is one of money. When an old tree falls, birds lose their home; Kiran’s class planted ten young ones in its place.',
        te: 'నష్టం అంటే డబ్బే కాదు. పాత చెట్టు కూలితే పక్షులకు గూడు పోతుంది; కిరణ్ తరగతి దాని బదులు పది మొక్కలు నాటింది.',
      },
    ],
    sentence: { en: 'Nobody suffered a loss.', te: 'ఎవరికీ నష్టం జరగలేదు.' },
  },
  {
    english: 'business',
    telugu: 'వ్యాపారం',
    grade: 4,
    alsoEnglish: ['trade'],
    alsoTelugu: ['వర్తకం'],
    explanations: [
      {
        en: 'Business is buying and selling things to earn money. Padma’s uncle has a business in bangles.',
        te: 'వస్తువులు కొని, అమ్మి డబ్బు సంపాదించే పని వ్యాపారం. పద్మ వాళ్ల మామయ్య గాజుల వ్యాపారం చేస్తారు.',
      },
      {
        en: 'Two thousand years ago ships from the Andhra coast did business with Rome. Roman gold coins have been found in the soil there.',
        te: 'రెండు వేల ఏళ్ల కిందటే ఆంధ్ర తీరం నుంచి ఓడల్లో రోమ్‌తో వ్యాపారం జరిగేది. అక్కడి నేలలో రోమన్ బంగారు నాణేలు దొరికాయి.',
      },
      {
        en: 'Honest weight and a kind word make a business grow. People walk past two shops to buy from the old woman at the end of the street.',
        te: 'సరైన తూకం, మంచి మాట ఉంటే వ్యాపారం పెరుగుతుంది. రెండు దుకాణాలు దాటి మరీ అందరూ వీధి చివరి అవ్వ దగ్గరే కొంటారు.',
      },
    ],
    sentence: { en: 'His business is going well.', te: 'ఆయన వ్యాపారం బాగా సాగుతోంది.' },
  },
  {
    english: 'weight',
    telugu: 'బరువు',
    grade: 2,
    alsoTelugu: ['తూకం'],
    explanations: [
      {
        en: 'Weight tells how heavy a thing is. The weight of my school bag is three kilos.',
        te: 'ఒక వస్తువు ఎంత భారంగా ఉందో తెలిపేది బరువు. నా పుస్తకాల సంచి బరువు మూడు కిలోలు.',
      },
      {
        en: 'A big thing need not weigh much: a sack of cotton is lighter than a small bag of iron nails. Raju tried to lift both.',
        te: 'పెద్దగా ఉన్నంత మాత్రాన బరువు ఎక్కువ ఉండదు: దూది బస్తా కంటే చిన్న మేకుల సంచే బరువు. రాజు రెండిటినీ ఎత్తి చూశాడు.',
      },
      {
        en: 'On the moon our weight would be only a sixth of what it is here. Meena, who weighs 30 kilos, would show 5 on the scale there!',
        te: 'చంద్రుడి మీద మన బరువు ఇక్కడి బరువులో ఆరో వంతే ఉంటుంది. ఇక్కడ 30 కిలోలున్న మీనా అక్కడ తూగితే 5 కిలోలే చూపిస్తుంది!',
      },
    ],
    sentence: { en: 'What is your weight?', te: 'నీ బరువు ఎంత?' },
  },
  {
    english: 'kilo',
    telugu: 'కిలో',
    grade: 2,
    alsoEnglish: ['kilogram', 'kg'],
    alsoTelugu: ['కిలోగ్రాము'],
    explanations: [
      {
        en: 'A kilo is a measure of weight; a liter of water weighs one kilo. Mother bought a kilo of tomatoes.',
        te: 'బరువును కొలిచే ప్రమాణం కిలో; ఒక లీటరు నీళ్ల బరువు ఒక కిలో. అమ్మ ఒక కిలో టమాటాలు కొంది.',
      },
      {
        en: 'A thousand grams make one kilo. For half a kilo the seller put the 500-gram weight on the scale, and Lata watched the pan go down.',
        te: 'వెయ్యి గ్రాములు కలిస్తే ఒక కిలో. అర కిలో కోసం 500 గ్రాముల రాయి వేయగానే తక్కెడ పళ్లెం కిందికి దిగడం లత చూసింది.',
      },
      {
        en: 'Which is heavier, a kilo of iron or a kilo of cotton? Chinnu said iron and then laughed, for a kilo is a kilo.',
        te: 'కిలో ఇనుము బరువా, కిలో దూది బరువా? చిన్ను ఇనుము అని చెప్పి వెంటనే నవ్వేశాడు; ఏదైనా కిలో కిలోనే కదా!',
      },
    ],
    sentence: { en: 'Give me one kilo of rice.', te: 'ఒక కిలో బియ్యం ఇవ్వండి.' },
  },
  {
    english: 'liter',
    telugu: 'లీటరు',
    grade: 2,
    alsoEnglish: ['litre'],
    alsoTelugu: ['లీటర్'],
    explanations: [
      {
        en: 'A liter is a measure for milk, water, oil and other liquids. We buy one liter of milk every day.',
        te: 'పాలు, నీళ్లు, నూనె లాంటి ద్రవాలను కొలిచే ప్రమాణం లీటరు. మేము రోజూ ఒక లీటరు పాలు కొంటాం.',
      },
      {
        en: 'A thousand milliliters make a liter, about four or five glasses. When she had a cold, Anita took 5 milliliters of medicine.',
        te: 'వెయ్యి మిల్లీలీటర్లు కలిస్తే ఒక లీటరు; అది నాలుగైదు గ్లాసులు అవుతుంది. జలుబు చేసినప్పుడు అనిత 5 మిల్లీలీటర్ల మందు తాగింది.',
      },
      {
        en: 'A dripping tap loses many liters in a day. Gopi put a bucket under it, and by evening it was full.',
        te: 'కుళాయి చుక్కలు చుక్కలుగా కారినా రోజుకు ఎన్నో లీటర్లు వృథా అవుతాయి. గోపి కింద బకెట్ పెడితే సాయంత్రానికి నిండిపోయింది.',
      },
    ],
    sentence: { en: 'This bottle holds one liter.', te: 'ఈ సీసాలో ఒక లీటరు పడుతుంది.' },
  },
  {
    english: 'weighing scale',
    telugu: 'తక్కెడ',
    grade: 3,
    emoji: '⚖️',
    alsoEnglish: ['balance'],
    alsoTelugu: ['త్రాసు'],
    explanations: [
      {
        en: 'A weighing scale has two pans and shows which side is heavier. The shopkeeper put onions into one pan of the weighing scale.',
        te: 'రెండు పళ్లేలు ఉండి, ఏ వైపు బరువు ఎక్కువో చూపేది తక్కెడ. దుకాణదారు తక్కెడలో ఒక వైపు ఉల్లిపాయలు వేశారు.',
      },
      {
        en: 'When both pans hang level, both sides weigh the same. In the old tale a monkey weighs bread for two cats and eats it all up.',
        te: 'రెండు పళ్లేలు సమానంగా నిలిస్తే రెండు వైపులా ఒకే బరువని అర్థం. పాత కథలో కోతి పిల్లులకు తక్కెడతో రొట్టె తూచి ఇస్తానని మొత్తం తినేస్తుంది.',
      },
      {
        en: 'A scale stands for justice, because it treats both sides alike. Ravi saw one in a picture of a law court.',
        te: 'రెండు వైపులనూ సమానంగా చూస్తుంది కాబట్టి తక్కెడ న్యాయానికి గుర్తు. రవి దాన్ని న్యాయస్థానం బొమ్మలో చూశాడు.',
      },
    ],
    sentence: { en: 'Put it on the weighing scale.', te: 'దీన్ని తక్కెడ పళ్లెంలో పెట్టు.' },
  },
  {
    english: 'waiting line',
    telugu: 'వరుస',
    grade: 2,
    alsoEnglish: ['queue', 'row'],
    alsoTelugu: ['క్యూ', 'బారు'],
    explanations: [
      {
        en: 'A waiting line is people standing one behind another until it is their turn. We stood in line to buy ice cream.',
        te: 'తమ వంతు కోసం ఒకరి వెనక ఒకరు నిలబడడం వరుస. ఐస్‌క్రీమ్ కొనడానికి మేము వరుసలో నిలబడ్డాం.',
      },
      {
        en: 'Nobody pushes in a good line, and old or sick people may go first. Kiran let a grandmother stand in front of him.',
        te: 'మంచి వరుసలో ఎవరూ తోసుకోరు; పెద్దవాళ్లను, జబ్బుగా ఉన్నవాళ్లను ముందుకు పంపుతారు. కిరణ్ ఒక అవ్వను తన ముందు నిలబడనిచ్చాడు.',
      },
      {
        en: 'Ants walk in a line too: each follows the smell left by the one before. Meena drew a chalk line across it, and they lost their way for a moment.',
        te: 'చీమలు కూడా వరుసలో నడుస్తాయి; ముందు వెళ్లిన చీమ వదిలిన వాసనను మిగతావి అనుసరిస్తాయి. మీనా అడ్డంగా సుద్ద గీత గీస్తే అవి కాసేపు దారి తప్పాయి.',
      },
    ],
    sentence: { en: 'This line is very long.', te: 'ఈ వరుస చాలా పొడవుగా ఉంది.' },
  },
  {
    english: 'purse',
    telugu: 'పర్సు',
    grade: 2,
    emoji: '👛',
    alsoEnglish: ['wallet'],
    explanations: [
      {
        en: 'A purse is a small bag for money. Grandmother took a coin out of her purse and gave it to me.',
        te: 'డబ్బు పెట్టుకునే చిన్న సంచి పర్సు. అమ్మమ్మ తన పర్సులోంచి ఒక నాణెం తీసి నాకు ఇచ్చారు.',
      },
      {
        en: 'A good purse has a place for notes, one for coins and often one for a photo. In Father’s there is a picture of me without front teeth.',
        te: 'పర్సులో నోట్లకు ఒక అర, నాణేలకు ఒక అర, తరచుగా ఫొటోకు ఒక అర ఉంటాయి. నాన్న పర్సులో ముందు పళ్లు లేని నా ఫొటో ఉంది.',
      },
      {
        en: 'Whoever finds a purse brings it to its owner or to the police. Sita did so, and the lady who had lost it thanked her with tears in her eyes.',
        te: 'ఎవరి పర్సు అయినా దొరికితే వాళ్లకో పోలీసులకో అప్పగించాలి. సీత అలాగే చేస్తే పర్సు పోగొట్టుకున్న ఆవిడ కళ్ల నీళ్లతో కృతజ్ఞతలు చెప్పారు.',
      },
    ],
    sentence: { en: 'The purse is empty.', te: 'పర్సు ఖాళీగా ఉంది.' },
  },
  {
    english: 'groceries',
    telugu: 'సరుకులు',
    grade: 3,
    alsoEnglish: ['provisions'],
    alsoTelugu: ['కిరాణా సరుకులు'],
    explanations: [
      {
        en: 'Groceries are things that a home needs, such as rice, dal, oil and sugar. Father brought the groceries in two bags.',
        te: 'బియ్యం, పప్పు, నూనె, చక్కెర లాంటి ఇంటికి కావాల్సిన వస్తువులను సరుకులు అంటారు. నాన్న రెండు సంచుల్లో సరుకులు తెచ్చారు.',
      },
      {
        en: 'Many families buy them once a month and write a list first. Lata reads it out, and her mother puts a tick beside each thing.',
        te: 'చాలా ఇళ్లలో నెలకు ఒకసారి సరుకులు కొంటారు; ముందు చీటీ రాసుకుంటారు. లత చదువుతుంటే వాళ్ల అమ్మ ఒక్కోదాని పక్కన టిక్కు పెడుతుంది.',
      },
      {
        en: 'Today groceries can be ordered by phone and come to the door. Raju’s grandfather still goes himself, for he wants to smell the cumin.',
        te: 'ఇప్పుడు ఫోన్‌లో అడిగితే సరుకులు ఇంటికే వస్తాయి. జీలకర్ర వాసన చూసి కొనాలని రాజు వాళ్ల తాతయ్య ఇప్పటికీ తానే వెళ్తారు.',
      },
    ],
    sentence: { en: 'The groceries are finished.', te: 'సరుకులు అయిపోయాయి.' },
  },
  {
    english: 'shopping bag',
    telugu: 'సంచి',
    grade: 1,
    emoji: '🛍️',
    alsoEnglish: ['cloth bag'],
    alsoTelugu: ['చేతిసంచి'],
    explanations: [
      {
        en: 'A shopping bag is for carrying home what we buy. We put the vegetables in the shopping bag.',
        te: 'కొన్న వస్తువులు ఇంటికి మోసుకురావడానికి వాడేది సంచి. కూరగాయలన్నీ సంచిలో వేసుకున్నాం.',
      },
      {
        en: 'A cloth bag can be washed and used for years; a plastic one tears and stays as trash. Padma sewed hers from an old curtain.',
        te: 'గుడ్డ సంచిని ఉతికి ఏళ్ల తరబడి వాడవచ్చు; ప్లాస్టిక్ సంచి చిరిగి చెత్తగా మిగిలిపోతుంది. పద్మ పాత కర్టెన్‌తో తన సంచి కుట్టుకుంది.',
      },
      {
        en: 'In a bag heavy things go to the bottom, and eggs and tomatoes on top. Chinnu once did it the other way, and we all ate omelette.',
        te: 'సంచిలో బరువైనవి అడుగున, గుడ్లూ టమాటాలూ పైన పెట్టాలి. ఒకసారి చిన్ను తారుమారుగా పెట్టాడు; ఆ రోజు అందరం ఆమ్లెట్ తిన్నాం.',
      },
    ],
    sentence: { en: 'Bring the shopping bag.', te: 'సంచి తీసుకురా.' },
  },
  {
    english: 'thing',
    telugu: 'వస్తువు',
    grade: 1,
    alsoEnglish: ['object', 'item'],
    explanations: [
      {
        en: 'A thing is what is not alive, such as a book, a bowl or a chair. “Put the thing you took back in its place,” says Mother.',
        te: 'పుస్తకం, గిన్నె, కుర్చీ లాంటి, ప్రాణం లేనిదాన్ని వస్తువు అంటాం. తీసిన వస్తువును మళ్లీ దాని చోట పెట్టు అంటుంది అమ్మ.',
      },
      {
        en: 'In a shop each thing has a slip with its price. Raju looked at ten things and bought one.',
        te: 'దుకాణంలో ప్రతి వస్తువు మీద ధర చీటీ ఉంటుంది. రాజు పది వస్తువులు చూసి ఒక్కటి కొన్నాడు.',
      },
      {
        en: 'A vastuvu can be held in the hand; a thing that we tell is a vishayam. “I must tell you a thing,” Meena whispered in my ear.',
        te: 'వస్తువు చేతికి అందుతుంది; చెప్పే సంగతిని మాత్రం విషయం అంటాం. నీకొక విషయం చెప్పాలి అని మీనా నా చెవిలో గుసగుసలాడింది.',
      },
    ],
    sentence: { en: 'What is this thing?', te: 'ఈ వస్తువు ఏమిటి?' },
  },
];
