/** What may come before the word that is meant. */
const LEAD_IN =
  /^(?:what(?:'s|\s+is|\s+are|\s+does|\s+do\s+you\s+call|\s+do\s+we\s+call)|who(?:'s|\s+is)|tell\s+me(?:\s+about)?|i\s+want\s+to\s+know(?:\s+about)?|explain|describe|(?:the\s+)?meaning\s+of|define|how\s+(?:do|can)\s+(?:you|we|i|they)\s+(?:say|write)|how\s+to\s+(?:say|write)|how\s+is|translate|say|(?:the\s+)?telugu(?:\s+(?:word|name|meaning))?\s+(?:for|of)|(?:the\s+)?word\s+for)\s+/u;
const ARTICLE = /^(?:a|an|the|to|my|our|your|some|this|that)\s+/u;
const LEAD_OUT =
  /\s+(?:means?|please|called|said|(?:in|into|to)\s+telugu(?:\s+language)?|telugu\s+lo|telugulo|ante\s+(?:emiti|enti|ento|yenti|artham)|meaning)$/u;

/** అంటే ఏమిటి, తెలుగులో ఏమంటారు: what stands round a word that is asked for in Telugu. */
const TELUGU_FRAMES =
  /\s*(?:(?:అనే\s+)?(?:మాటకు|పదానికి)\s+)?(?:(?:ని|ను)\s+)?(?:అంటే|తెలుగులో|అర్థం|ఏమిటి|ఏంటి|ఏమిటో|ఏమంటారు|ఎలా\s+అంటారు|ఎలా\s+చెప్పాలి|గురించి|చెప్పు)$/u;

export const tidyEnglish = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`]/gu, "'")
    .replaceAll(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<![\p{L}\p{M}\p{N}])'+|(?<!s)'+(?=\s|$)/gu, '')
    .trim();

/** Again and again, since "what is the meaning of a river" has three of them before the river. */
function without(text: string, ...patterns: readonly RegExp[]): string {
  const less = patterns.reduce((rest, pattern) => rest.replace(pattern, ''), text);
  return less === text || less === '' ? text : without(less, ...patterns);
}

/** Without the question round it, but as a phrase: "how do you say my house" is "my house". */
export const withoutQuestion = (text: string): string => without(tidyEnglish(text), LEAD_OUT, LEAD_IN);

/** Without what only asks for it: "what is a river?" is "river". */
export const bareEnglish = (text: string): string => without(tidyEnglish(text), LEAD_OUT, LEAD_IN, ARTICLE);

/** నది అంటే ఏమిటి? is నది; so is "river అంటే ఏమిటి" a river. */
export const withoutTeluguFrame = (text: string): string =>
  without(text.replaceAll(/[?!.“”"‘’]+/gu, ' ').trim(), TELUGU_FRAMES).trim();
