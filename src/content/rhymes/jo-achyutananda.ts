import type { Rhyme } from '../../domain/reading/rhyme';

// The lullaby of Tallapaka Annamayya (1408–1503): its refrain and two of its verses. The softening is undone where the
// prasa allows it.
export const joAchyutananda: Rhyme = {
  id: 'jo-achyutananda',
  title: { te: 'జో అచ్యుతానంద', en: 'Jo Achyutananda' },
  lines: [
    [
      { te: 'జో అచ్యుతానంద, జో జో ముకుంద', en: 'Jo, Achyuta, joy of ours; jo jo, Mukunda!' },
      { te: 'రావె పరమానంద, రామ గోవింద', en: 'Come, greatest joy; come, Rama, Govinda!' },
    ],
    [
      { te: 'నందునింటను చేరి నయము మీరంగ', en: 'You came to Nanda’s house, gentler every day,' },
      { te: 'చంద్రవదనలు నీకు సేవ చేయంగ', en: 'and women with faces like the moon looked after you.' },
      { te: 'అందముగ వారిండ్ల ఆడుచుండంగ', en: 'How prettily you played in all their homes,' },
      { te: 'మందలకు దొంగ, మా ముద్దు రంగ', en: 'thief among the cowherds, our darling Ranga!' },
    ],
    [
      { te: 'పాలవారాశిలో పవ్వళించినావు', en: 'On the ocean of milk you lay down to rest;' },
      { te: 'బాలుగా మునులకు అభయమిచ్చినావు', en: 'as a child you told the sages, “Have no fear.”' },
      { te: 'మేలుగా వసుదేవుకు ఉదయించినావు', en: 'To Vasudeva you were born, for our good;' },
      { te: 'బాలుడై ఉండి గోపాలుడైనావు', en: 'still a little boy, you became the cowherd.' },
    ],
  ],
  scene: {
    place: 'room',
    time: 'night',
    things: [
      { what: 'lamp', x: 16, row: 'back' },
      { what: 'mother', x: 32, row: 'front' },
      { what: 'baby', x: 52, row: 'front' },
      { what: 'pot', x: 80, row: 'front' },
    ],
    description: {
      te: 'రాత్రి దీపం వెలుగులో అమ్మ పాపాయికి జోల పాడుతోంది.',
      en: 'At night, by the light of a lamp, Mother sings the baby to sleep.',
    },
  },
  note: {
    te: 'ఇది ఐదు వందల ఏళ్ల కన్నా ముందే అన్నమయ్య రాసిన జోలపాట. యశోద చిన్ని కృష్ణుడిని నిద్రపుచ్చుతున్నట్టు రాశారు. ఇప్పటికీ అమ్మలు ఊయల ఊపుతూ దీన్ని పాడతారు. ఇక్కడ పల్లవి, రెండు చరణాలు ఉన్నాయి.',
    en: 'Annamayya wrote this jola pata more than five hundred years ago. He wrote it as if Yashoda were putting little Krishna to sleep. Mothers still sing it while they rock the cradle. Here are the refrain and two of the verses.',
  },
  words: {
    అచ్యుతానంద: { en: 'Achyuta (Krishna), who is joy' },
    ముకుంద: { en: 'Mukunda (Krishna)' },
    రావె: { en: 'come!', of: 'రావడం' },
    పరమానంద: { en: 'greatest joy', of: 'పరమానందం' },
    రామ: { en: 'Rama' },
    గోవింద: { en: 'Govinda (Krishna)' },
    నందునింటను: { en: 'in the house of Nanda, who brought Krishna up', of: 'నందుడు' },
    చేరి: { en: 'having reached', of: 'చేరడం' },
    నయము: { en: 'gentleness', of: 'నయం' },
    మీరంగ: { en: 'more and more', of: 'మీరడం' },
    చంద్రవదనలు: { en: 'women with faces like the moon', of: 'చంద్రవదన' },
    నీకు: { en: 'to you', of: 'నువ్వు' },
    సేవ: { en: 'care, service' },
    చేయంగ: { en: 'while doing', of: 'చేయడం' },
    అందముగ: { en: 'prettily', of: 'అందం' },
    వారిండ్ల: { en: 'in their houses', of: 'ఇల్లు' },
    ఆడుచుండంగ: { en: 'while playing', of: 'ఆడడం' },
    మందలకు: { en: 'to the cowherds and their herds', of: 'మంద' },
    దొంగ: { en: 'thief' },
    మా: { en: 'our', of: 'మేము' },
    ముద్దు: { en: 'darling' },
    రంగ: { en: 'Ranga (Krishna)' },
    పాలవారాశిలో: { en: 'on the ocean of milk', of: 'వారాశి' },
    పవ్వళించినావు: { en: 'you lay down', of: 'పవ్వళించడం' },
    బాలుగా: { en: 'as a child', of: 'బాలుడు' },
    మునులకు: { en: 'to the sages', of: 'ముని' },
    అభయమిచ్చినావు: { en: 'you told (them) not to fear', of: 'అభయం' },
    మేలుగా: { en: 'for good', of: 'మేలు' },
    వసుదేవుకు: { en: 'to Vasudeva', of: 'వసుదేవుడు' },
    ఉదయించినావు: { en: 'you were born', of: 'ఉదయించడం' },
    బాలుడై: { en: 'being a boy', of: 'బాలుడు' },
    ఉండి: { en: 'being', of: 'ఉండడం' },
    గోపాలుడైనావు: { en: 'you became the cowherd', of: 'గోపాలుడు' },
  },
};
