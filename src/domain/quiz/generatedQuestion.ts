/** A question of a medium or hard quiz with four different options. */
export type GeneratedQuestion = {
  readonly english: string;
  readonly telugu: string;
  readonly options: readonly string[];
  readonly correctAnswer: string;
};

export const OPTION_COUNT = 4;

export const isAskable = ({ english, telugu, options, correctAnswer }: GeneratedQuestion): boolean =>
  english.trim() !== '' &&
  telugu.trim() !== '' &&
  options.length === OPTION_COUNT &&
  options.every((option) => option.trim() !== '') &&
  new Set(options).size === OPTION_COUNT &&
  options.includes(correctAnswer);
