import type { Statement } from '../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:num-digit-three',
    text: { en: 'The Telugu digit ౩ is 3.', te: '౩ అంటే మూడు.' },
    isTrue: true,
    why: { en: '౩ is read మూడు.', te: '౧, ౨, తర్వాత ౩: మూడు.' },
  },
  {
    key: 'fact:num-digit-seven-nine',
    text: { en: 'The Telugu digit ౭ is 9.', te: '౭ అంటే తొమ్మిది.' },
    isTrue: false,
    why: { en: '౭ is 7, ఏడు. 9 is ౯.', te: '౭ అంటే ఏడు; తొమ్మిదిని ౯ అని రాస్తాం.' },
  },
  {
    key: 'fact:num-digits-ten',
    text: { en: '౧౦ is ten.', te: '౧౦ అంటే పది.' },
    isTrue: true,
    why: { en: '౧ is 1 and ౦ is 0: together 10.', te: '౧ పక్కన ౦ రాస్తే పది.' },
  },
  {
    key: 'fact:num-digit-five-six',
    text: { en: '౫ and ౬ stand for the same number.', te: '౫, ౬ ఒకే అంకె.' },
    isTrue: false,
    why: { en: '౫ is 5, ౬ is 6.', te: '౫ అంటే ఐదు, ౬ అంటే ఆరు.' },
  },
  {
    key: 'fact:num-iddaru-people',
    text: { en: 'ఇద్దరు is used for people.', te: 'ఇద్దరు అనే మాట మనుషులకు వాడతాం.' },
    isTrue: true,
    why: { en: 'ఇద్దరు పిల్లలు, two children; but రెండు పుస్తకాలు, two books.', te: 'ఇద్దరు పిల్లలు, కానీ రెండు పుస్తకాలు.' },
  },
  {
    key: 'fact:num-three-books-mugguru',
    text: { en: 'Three books are ముగ్గురు పుస్తకాలు.', te: 'మూడు పుస్తకాలను ముగ్గురు పుస్తకాలు అంటాం.' },
    isTrue: false,
    why: { en: 'ముగ్గురు is for people. Books are మూడు పుస్తకాలు.', te: 'ముగ్గురు మనుషులకే; పుస్తకాలకు మూడు.' },
  },
  {
    key: 'fact:num-eight-people-mandi',
    text: { en: 'Eight people are ఎనిమిది మంది.', te: 'మనుషులు ఎనిమిది అయితే ఎనిమిది మంది అంటాం.' },
    isTrue: true,
    why: { en: 'From eight on we say the number and మంది.', te: 'ఎనిమిది నుంచి సంఖ్య తర్వాత మంది అంటాం.' },
  },
  {
    key: 'fact:num-twenty-one-two-words',
    text: { en: 'ఇరవై ఒకటి is written as two words.', te: 'ఇరవై ఒకటిని రెండు మాటలుగా రాస్తాం.' },
    isTrue: true,
    why: {
      en: 'First the ten, then the small number, with a space between.',
      te: 'ముందు పదుల మాట, తర్వాత ఖాళీ వదిలి చిన్న అంకె.',
    },
  },
  {
    key: 'fact:num-fifty-forty',
    text: { en: 'యాభై is 40.', te: 'యాభై అంటే నాలుగు పదులు.' },
    isTrue: false,
    why: { en: 'యాభై is 50; 40 is నలభై.', te: 'యాభై అంటే ఐదు పదులు; నాలుగు పదులు నలభై.' },
  },
  {
    key: 'fact:num-hundred-after-99',
    text: { en: 'After తొంభై తొమ్మిది comes వంద.', te: 'తొంభై తొమ్మిది తర్వాత వంద వస్తుంది.' },
    isTrue: true,
    why: { en: '99 and one more make 100.', te: 'తొంభై తొమ్మిదికి ఒకటి కలిపితే వంద.' },
  },
  {
    key: 'fact:num-sunna-one',
    text: { en: 'సున్నా is the number one.', te: 'సున్నా అంటే ఒకటి.' },
    isTrue: false,
    why: { en: 'సున్నా is zero; one is ఒకటి.', te: 'సున్నా అంటే ఏమీ లేదు అని; ఒకటి వేరు.' },
  },
  {
    key: 'fact:num-modati-first',
    text: { en: 'మొదటి means first.', te: 'వరుసలో అన్నిటికన్నా ముందున్నది మొదటిది.' },
    isTrue: true,
    why: {
      en: 'మొదటి is what comes before all others. In a count we also say ఒకటో.',
      te: 'ముందున్నదాన్ని మొదటి అంటాం. లెక్కలో ఒకటో అని కూడా అంటాం.',
    },
  },
  {
    key: 'fact:num-okato-class-one',
    text: { en: 'After ఒకటో తరగతి comes రెండో తరగతి.', te: 'ఒకటో తరగతి తర్వాత వచ్చేది రెండో తరగతి.' },
    isTrue: true,
    why: { en: 'ఒకటో is one in a row, రెండో is two.', te: 'వరుసలో ఒకటో తర్వాత రెండో వస్తుంది.' },
  },
  {
    key: 'fact:num-mudo-mudava',
    text: { en: 'మూడో and మూడవ mean the same.', te: 'మూడో, మూడవ: రెండింటి అర్థం ఒకటే.' },
    isTrue: true,
    why: { en: 'మూడో is how we speak, మూడవ is more often written.', te: 'మాట్లాడేటప్పుడు మూడో, రాసేటప్పుడు మూడవ.' },
  },
  {
    key: 'fact:num-week-eight',
    text: { en: 'There are ఎనిమిది days in a week.', te: 'వారానికి ఎనిమిది రోజులు.' },
    isTrue: false,
    why: { en: 'A week has ఏడు days, seven.', te: 'వారానికి ఏడు రోజులు.' },
  },
  {
    key: 'fact:num-two-rupees-plural',
    text: { en: 'Two rupees are రెండు రూపాయి.', te: 'రెండు రూపాయి అనడం సరైనది.' },
    isTrue: false,
    why: { en: 'From two on it is రూపాయలు: రెండు రూపాయలు.', te: 'ఒకటైతే రూపాయి, రెండు నుంచి రూపాయలు.' },
  },
  {
    key: 'fact:num-half-past-three',
    text: { en: 'మూడున్నర is half past three.', te: 'మూడు గంటల ముప్పై నిమిషాలను మూడున్నర అంటాం.' },
    isTrue: true,
    why: { en: 'న్నర adds a half: three and a half.', te: 'మూడుకు అర చేరితే మూడున్నర.' },
  },
  {
    key: 'fact:num-padahaaru-sixty',
    text: { en: 'పదహారు is 60.', te: 'పదహారు అంటే ఆరు పదులు.' },
    isTrue: false,
    why: { en: 'పదహారు is 16; 60 is అరవై.', te: 'పదహారు అంటే పది, ఆరు; ఆరు పదులు అరవై.' },
  },
];
