import type { Sentence, SentencePart } from '../../domain/lesson/lessonContent';

type Word = readonly [telugu: string, english: string, part: SentencePart];

type More = {
  readonly end?: Sentence['end'];
  /** The last phrase may move too, because there is no verb that must end the sentence. */
  readonly isFree?: true;
  readonly gap?: Sentence['gap'];
};

const ordersOf = (places: readonly number[]): number[][] =>
  places.length < 2
    ? [[...places]]
    : places.flatMap((place) =>
        ordersOf(places.filter((other) => other !== place)).map((rest) => [place].concat(rest)),
      );

/** @param phrases groups of words that stay together; all but the last may be in any order */
export function sentence(
  name: string,
  english: string,
  phrases: readonly (readonly Word[])[],
  { end = '.', isFree, gap }: More = {},
): Sentence {
  const starts = phrases.map((_, at) => phrases.slice(0, at).flat().length);
  const wordsAt = (phrase: number) => (phrases[phrase] ?? []).map((_, place) => (starts[phrase] ?? 0) + place);
  const all = phrases.map((_, at) => at);
  const orders = isFree ? ordersOf(all) : ordersOf(all.slice(0, -1)).map((order) => order.concat(all.slice(-1)));
  const otherOrders = orders
    .map((order) => order.flatMap(wordsAt))
    .filter((order) => order.some((at, place) => at !== place));
  return {
    key: `sentence:${name}`,
    words: phrases.flat().map(([telugu, meaning, part]) => ({ telugu, english: meaning, part })),
    end,
    english,
    ...(otherOrders.length > 0 ? { otherOrders } : {}),
    ...(gap ? { gap } : {}),
  };
}
