// Words that differ between British or Indian and American English; looked up in both directions.
const PAIRS =
  'grey gray|aeroplane airplane|pyjamas pajamas|doughnut donut|tyre tire|moustache mustache|cosy cozy|programme program|' +
  'plough plow|mum mom|mummy mommy|maths math|jewellery jewelry|aluminium aluminum|draught draft|kerb curb|storey story|' +
  'film movie|biscuit cookie|lorry truck|autumn fall|torch flashlight|trousers pants|tap faucet|rubbish trash|lift elevator|' +
  'holiday vacation|sweet candy|football soccer|nappy diaper|petrol gas|rubber eraser|cinema theater|zip zipper|' +
  'omelette omelet|yoghurt yogurt|chilli chili|pedlar peddler|sceptre scepter|judgement judgment';

const PARTNERS = new Map(
  PAIRS.split('|').flatMap((pair) => {
    const [one = '', other = ''] = pair.split(' ');
    return [
      [one, other],
      [other, one],
    ] as const;
  }),
);

// A result that is not a word does no harm, because it is only looked up.
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)our(s|ed|ing|ite|ites|ful)?$/u, 'or$1'],
  [/(?<=..)or(s|ed|ing|ite|ites|ful)?$/u, 'our$1'],
  [/is(e|es|ed|ing|er)$/u, 'iz$1'],
  [/iz(e|es|ed|ing|er)$/u, 'is$1'],
  [/tre(s?)$/u, 'ter$1'],
  [/ter(s?)$/u, 'tre$1'],
  [/ogue(s?)$/u, 'og$1'],
  [/og(s?)$/u, 'ogue$1'],
  [/ll(er|ers|ed|ing)$/u, 'l$1'],
  [/l(er|ers|ed|ing)$/u, 'll$1'],
];

/** The British or American variants of a word. */
export function otherSpellings(word: string): string[] {
  const partner = PARTNERS.get(word) ?? PARTNERS.get(word.replace(/s$/u, ''));
  const changed = ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, other]) => word.replace(ending, other));
  return [...(partner === undefined ? [] : [partner]), ...changed];
}
