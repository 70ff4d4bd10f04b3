// A last check after the model's own safety settings, not a replacement for them. Only whole words match, so that
// "cockerel", "Essex" or a bank word is never blocked; words with a common harmless meaning (ass, cock) are left out.
const ENGLISH =
  'fuck fucks fucked fucker fucking motherfucker shit shits shitty bullshit bastard bastards bitch bitches asshole ' +
  'dick dickhead pussy cunt slut sluts whore whores porn porno pornography sex sexy sexual nude nudes naked erotic ' +
  'orgasm penis vagina boobs tits rape raped rapist molest suicide suicidal cocaine heroin marijuana meth vodka whisky ' +
  'whiskey nigger nigga faggot retard retarded terrorist beheading genocide nazi';
const TELUGU =
  'లంజ లంజలు లంజకొడుకు లంజముండ దెంగు దెంగే దెంగెయ్ గుద్ద పూకు మొడ్డ సుల్లి బోకు రంకు రంకుముండ ముండ ఎర్రిపూకు ' +
  'కామం కామకేళి సెక్స్ శృంగారం నగ్న నగ్నంగా అత్యాచారం ఆత్మహత్య గంజాయి సారాయి విస్కీ బ్రాందీ';

const BLOCKED: ReadonlySet<string> = new Set([...ENGLISH.split(' '), ...TELUGU.split(' ')]);

const PERSONAL_OR_LINK = /https?:|www\.|\b[\w.+-]{1,64}@[\w-]{1,64}\.\w|(?:\d[\s-]?){9}\d/iu;

/** False if the text has a blocked word, a link, an email address or a phone number. */
export function isFitForChildren(text: string): boolean {
  if (PERSONAL_OR_LINK.test(text)) return false;
  const visible = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
  const words = visible.match(/[\p{L}\p{M}]+/gu) ?? [];
  return !words.some((word) => BLOCKED.has(word));
}
