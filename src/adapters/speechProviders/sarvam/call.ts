const SAMPLE_RATE = 22_050;

/** The body of a Sarvam request, exactly as in section 7 of the specification. */
export const sarvamCall = (text: string, { model, speaker }: { readonly model: string; readonly speaker: string }) => ({
  inputs: [text],
  target_language_code: 'te-IN',
  enable_preprocessing: true,
  eng_interpolation_wt: 1,
  loudness: 1,
  model,
  pace: 1,
  pitch: 1,
  speaker,
  speech_sample_rate: SAMPLE_RATE,
  return_word_timings: true,
});
