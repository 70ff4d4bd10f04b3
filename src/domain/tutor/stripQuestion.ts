/** Phrases that only ask for a word and are not part of it. */
const ASKING =
  /^(?:what\s+do\s+(?:you|we)\s+call|tell\s+me(?:\s+about)?|i\s+want\s+to\s+know(?:\s+about)?|explain|describe|(?:what(?:'s|\s+is)\s+)?(?:the\s+)?meaning\s+of|define|how\s+(?:do|can)\s+(?:you|we|i|they)\s+(?:say|write)|how\s+to\s+(?:say|write)|translate|(?:what(?:'s|\s+is)\s+)?(?:the\s+)?telugu(?:\s+(?:word|name|meaning))?\s+(?:for|of)|(?:what(?:'s|\s+is)\s+)?(?:the\s+)?word\s+for)\s+/u;
/** Openings that may also belong to a question to be translated: "what is your name?" */
const LEAD_IN = /^(?:what(?:'s|\s+is|\s+are|\s+does)|who(?:'s|\s+is)|how\s+is|say)\s+/u;
const ARTICLE = /^(?:a|an|the|to|some)\s+/u;
const LEAD_OUT =
  /\s+(?:means?|please|called|said|(?:in|into|to)\s+telugu(?:\s+language)?|telugu\s+lo|telugulo|ante\s+(?:emiti|enti|ento|yenti|artham)|meaning)$/u;

/** The Telugu words of a question about a word: అంటే ఏమిటి, తెలుగులో ఏమంటారు. */
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

/** Repeats until nothing matches, because "what is the meaning of a river" starts with three patterns. */
function without(text: string, ...patterns: readonly RegExp[]): string {
  const less = patterns.reduce((rest, pattern) => rest.replace(pattern, ''), text);
  return less === text || less === '' ? text : without(less, ...patterns);
}

/** Removes the request for a translation: "how do you say my house in Telugu" is "my house". */
export const withoutAsking = (text: string): string => without(tidyEnglish(text), LEAD_OUT, ASKING);

/** Removes the question but not the phrase: "what is my house" is "my house". */
export const withoutQuestion = (text: string): string => without(tidyEnglish(text), LEAD_OUT, ASKING, LEAD_IN);

/** Removes the question and the article: "what is a river?" is "river". */
export const bareEnglish = (text: string): string => without(tidyEnglish(text), LEAD_OUT, ASKING, LEAD_IN, ARTICLE);

/** Removes a question in Telugu: నది అంటే ఏమిటి? is నది, and "river అంటే ఏమిటి" is "river". */
export const withoutTeluguFrame = (text: string): string =>
  without(text.replaceAll(/[?!.“”"‘’]+/gu, ' ').trim(), TELUGU_FRAMES).trim();
