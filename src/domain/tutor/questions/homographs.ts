import { englishFormsOf, teluguFormsOf, type BankWord } from '../bankWord';

/** What a Telugu word can mean besides what the bank gives it for: వేలు is "finger" there, and "thousands" too. */
export const OTHER_MEANINGS: Readonly<Record<string, readonly string[]>> = {
  // Words that are an order as well: చెయ్యి is "hand" and "do!".
  చెయ్యి: ['do', 'make'],
  చేయి: ['do', 'make'],
  కాలు: ['burn', 'roast'],
  రాయి: ['write'],
  వెయ్యి: ['put', 'wear', 'drop'],
  నెయ్యి: ['weave'],
  పొయ్యి: ['pour'],
  చెప్పు: ['tell', 'speak', 'chat'],
  చదువు: ['read', 'learn'],
  కట్టు: ['tie', 'build', 'wear'],
  కొట్టు: ['hit'],
  వదులు: ['let go'],
  వాడు: ['use'],
  పెరుగు: ['grow'],
  పట్టు: ['catch', 'hold'],
  కప్పు: ['cover', 'cup'],
  ఎత్తు: ['pick up', 'raise', 'tall'],
  నవ్వు: ['laugh'],
  కుట్టు: ['sew', 'bite'],
  తోలు: ['drive', 'leather'],
  తేలు: ['float'],
  అలుగు: ['be angry'],
  తెలుపు: ['tell', 'inform', 'show'],
  ఊరు: ['ooze'],
  ఆరు: ['dry', 'dry out', 'put out'],
  ఏడు: ['cry', 'year'],
  పండు: ['ripe', 'ripen'],
  వంకర: ['bend'],
  తప్పు: ['wrong', 'bad'],
  పుట్ట: ['be born'],
  పరుగు: ['run'],
  // Words for two things.
  వేలు: ['thousand', 'thousands'],
  నూరు: ['grind'],
  పాలు: ['share', 'half'],
  పన్ను: ['tax'],
  గాజు: ['glass'],
  గంట: ['bell'],
  అద్దం: ['glass'],
  ఉత్తరం: ['letter'],
  పటం: ['picture', 'kite'],
  చిత్రం: ['film', 'strange'],
  నెల: ['moon'],
  గడ్డం: ['beard'],
  వేరు: ['different', 'other'],
  వేరే: ['different'],
  కోత: ['cut'],
  చెక్క: ['carve'],
  పలక: ['pronounce'],
  ఆశ: ['greed', 'wish'],
  బాధ: ['pain'],
  భూమి: ['field', 'soil'],
  నేల: ['earth', 'soil'],
  బొమ్మ: ['picture', 'puppet', 'statue'],
  ముందు: ['first', 'early'],
  వెనక: ['after'],
  చక్రం: ['circle'],
  గుండ్రని: ['circle'],
  మొత్తం: ['all'],
  తోట: ['park'],
  ఆలోచన: ['think'],
  బరువు: ['heavy'],
  కారం: ['hot', 'pepper'],
  పొడి: ['chilli powder', 'flour'],
  విల్లు: ['will'],
  అచ్చు: ['print'],
  వరుస: ['line'],
  గీత: ['poem', 'song'],
  వాన: ['storm'],
  మంచు: ['ice', 'fog', 'dewdrop'],
  బిడ్డ: ['baby', 'daughter'],
  కారు: ['no'],
  గొంతు: ['voice'],
  తిరగడం: ['walk'],
  చారు: ['soup'],
  కూర: ['vegetable'],
  మేడ: ['house'],
  దిక్కు: ['help'],
  మందు: ['gunpowder'],
  కీలు: ['hinge'],
  నీలం: ['sapphire'],
};

const otherMeanings = (word: BankWord) =>
  teluguFormsOf(word).flatMap((form) => (Object.hasOwn(OTHER_MEANINGS, form) ? (OTHER_MEANINGS[form] ?? []) : []));

/** Whether the Telugu of one of them also says what the other means. */
export function canMeanTheSame(one: BankWord, other: BankWord): boolean {
  const says = (speaker: BankWord, meant: BankWord) => {
    const meanings = otherMeanings(speaker);
    return meanings.length > 0 && englishFormsOf(meant).some((form) => meanings.includes(form));
  };
  return says(one, other) || says(other, one);
}
