import type { PoemOfWork } from './collectedPoem';

// Softening stays after ం in బాల్యపుం జందంబు, and in the compound చెప్పబూనితి.
export const devakinandanaSatakam: readonly PoemOfWork[] = [
  {
    id: 'kondalvanti-kavisvarul',
    poetId: 'vennelakanti-jannamantri',
    title: 'కొండల్వంటి కవీశ్వరుల్',
    titleEnglish: 'So many ways to cook',
    previewText: 'కొండల్వంటి కవీశ్వరుల్ శతకముల్ కూర్పంగ కోటానకో',
    tags: ['learning', 'humility'],
    meter: 'sardulam',
    grade: 9,
    teluguText:
      'కొండల్వంటి కవీశ్వరుల్ శతకముల్ కూర్పంగ కోటానకో\nట్లుండన్ నీవును చెప్పబూనితి వదేమో యంటివా వింటివా\nవండే నేర్పుల పెక్కురీతుల రుచుల్ వర్తింపవే శాకముల్\nదండిన్ నా మనవాలకింపు మది కృష్ణా దేవకీనందనా!',
    teluguMeaning:
      'కృష్ణా, కొండలంత గొప్ప కవులు కోట్ల శతకాలు రాసి ఉండగా నువ్వూ ఎందుకు రాస్తున్నావు అంటావా? ఇది విను: వండే నేర్పును బట్టి కూరగాయలకు ఎన్నో రుచులు వస్తాయి కదా! నా మనవి మనసులో బాగా విను.',
    englishTranslation:
      'Krishna, son of Devaki, you may ask, "Poets as great as hills have made satakams by the crore; why do you begin one too?" But listen: do not vegetables take many tastes by the skill of the cook? Hear my prayer well in your heart.',
    hardWords: [
      { word: 'కవీశ్వరులు', meaning: { te: 'గొప్ప కవులు', en: 'great poets' } },
      { word: 'పూను', meaning: { te: 'మొదలుపెట్టు', en: 'to undertake' } },
      { word: 'శాకములు', meaning: { te: 'కూరగాయలు', en: 'vegetables' } },
      { word: 'మనవి', meaning: { te: 'విన్నపం', en: 'a prayer, a request' } },
    ],
  },
  {
    id: 'andel-chinni-pasindi',
    poetId: 'vennelakanti-jannamantri',
    title: 'అందెల్ చిన్ని పసిండి',
    titleEnglish: 'Anklets and bells',
    previewText: 'అందెల్ చిన్ని పసిండి గజ్జియలు మ్రోయన్ మేఖలాఘంటికల్',
    tags: ['devotion', 'family'],
    meter: 'sardulam',
    grade: 9,
    teluguText:
      'అందెల్ చిన్ని పసిండి గజ్జియలు మ్రోయన్ మేఖలాఘంటికల్\nక్రందై మ్రోయగ రావిరేక నుదుటన్ కంపింప గోపార్భకుల్\nవందారుల్ కన వెన్నముద్దలకునై వర్తించు మీ బాల్యపుం\nజందంబా దివిజుల్ నుతించుటలు కృష్ణా దేవకీనందనా!',
    teluguMeaning:
      'కృష్ణా, అందెలు, చిన్ని బంగారు గజ్జెలు మోగుతుంటే, మొలనూలి గంటలు కలిసి మోగుతుంటే, నుదుట రావిరేక ఊగుతుంటే, మొక్కుతూ గొల్లపిల్లలు చూస్తుంటే, వెన్నముద్దల కోసం తిరిగే నీ చిన్నతనాన్నేనా దేవతలు పొగడడం!',
    englishTranslation:
      'Krishna, your anklets and little golden bells ring, the bells of your waistband jingle together, the leaf jewel trembles on your brow and the bowing cowherd boys look on, as you go about for lumps of butter. Is it this childhood of yours that the gods praise?',
    hardWords: [
      { word: 'అందెలు', meaning: { te: 'కాళ్ల నగలు', en: 'anklets' } },
      { word: 'పసిండి', meaning: { te: 'బంగారం', en: 'gold' } },
      { word: 'మేఖల', meaning: { te: 'మొలనూలు', en: 'a waistband' } },
      { word: 'రావిరేక', meaning: { te: 'పిల్లల నుదుటి నగ', en: "a leaf-shaped jewel on a child's brow" } },
      { word: 'అర్భకులు', meaning: { te: 'చిన్నపిల్లలు', en: 'little children' } },
    ],
  },
];
