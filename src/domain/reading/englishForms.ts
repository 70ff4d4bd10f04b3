/** Forms of English words that do not begin like the word itself. */
const BENT: Readonly<Record<string, string>> = {
  asleep: 'sleep',
  ate: 'eat',
  began: 'begin',
  bent: 'bend',
  bit: 'bite',
  bought: 'buy',
  broke: 'break',
  brought: 'bring',
  built: 'build',
  came: 'come',
  caught: 'catch',
  children: 'child',
  crept: 'creep',
  did: 'do',
  does: 'do',
  doing: 'do',
  drank: 'drink',
  drew: 'draw',
  driven: 'drive',
  drove: 'drive',
  drunk: 'drink',
  dug: 'dig',
  feet: 'foot',
  fell: 'fall',
  flew: 'fly',
  forgot: 'forget',
  found: 'find',
  gave: 'give',
  geese: 'goose',
  goes: 'go',
  going: 'go',
  gone: 'go',
  got: 'get',
  grew: 'grow',
  held: 'hold',
  hid: 'hide',
  kept: 'keep',
  knew: 'know',
  lain: 'lie',
  lay: 'lie',
  leaves: 'leaf',
  left: 'leave',
  lit: 'light',
  lost: 'lose',
  made: 'make',
  mice: 'mouse',
  ran: 'run',
  rose: 'rise',
  said: 'say',
  sang: 'sing',
  sank: 'sink',
  sat: 'sit',
  saw: 'see',
  sent: 'send',
  shook: 'shake',
  slept: 'sleep',
  sold: 'sell',
  spoke: 'speak',
  stood: 'stand',
  struck: 'strike',
  swam: 'swim',
  swept: 'sweep',
  taken: 'take',
  taught: 'teach',
  teeth: 'tooth',
  thought: 'think',
  threw: 'throw',
  thrown: 'throw',
  told: 'tell',
  took: 'take',
  went: 'go',
  wept: 'weep',
  wore: 'wear',
  woke: 'wake',
  writing: 'write',
  written: 'write',
  wrote: 'write',
};

/** "came" is "come", "mice" are "mouse"; every other word stays as it is. */
export const baseForm = (word: string): string => (Object.hasOwn(BENT, word) ? (BENT[word] ?? word) : word);

/** A word that ends in a silent e or a y loses it: "hiding", "waving", "carried". */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:e|y)$/u, '') : word);

/** "mangoes" and "mango" are one word, and so are "hiding" and "hide". */
const SAME_BEGINNING = 3;

/** Whether two English words are forms of one word, as far as their beginnings tell. */
export function areForms(one: string, other: string): boolean {
  const [first, second] = [baseForm(one), baseForm(other)];
  if (first === second) return true;
  if (Math.min(first.length, second.length) < SAME_BEGINNING) return false;
  return first.startsWith(stem(second)) || second.startsWith(stem(first));
}
