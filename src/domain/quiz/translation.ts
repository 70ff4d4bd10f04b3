/** An entry of the easy quiz. Its English prompt is part of its id. */
export type Translation = {
  readonly id: string;
  readonly correct: string;
  readonly wrong: string;
  readonly category: string;
};
