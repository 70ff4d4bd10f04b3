/** `spec` sends the values of section 7. `model` sends none, for reasoning models and others that reject them. */
export type Sampling = 'spec' | 'model';

export const SPEC_SAMPLING = { temperature: 0.7, topP: 0.8, topK: 40 } as const;
