/** `spec`: the values of section 7. `model`: none are sent, for models that reject them or think before they write. */
export type Sampling = 'spec' | 'model';

export const SPEC_SAMPLING = { temperature: 0.7, topP: 0.8, topK: 40 } as const;
