import type { SpeechProvider } from '../provider';

const VARIABLES = ['VITE_SARVAM_BASE', 'VITE_SARVAM_KEY', 'VITE_SARVAM_MODEL', 'VITE_SARVAM_SPEAKER'] as const;

const ADDRESS = /^(https?:\/\/[\w.-]+(:\d+)?(\/[^\s;,]*)?|\/[^\s;,]*)$/;

export const sarvam: SpeechProvider = {
  variables: VARIABLES,
  read(value) {
    const [base, key, model, speaker] = VARIABLES.map(value);
    if (!base) {
      const given = VARIABLES.filter((name) => value(name) !== '');
      const because = `${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'} set`;
      return {
        ok: false,
        error: [`VITE_SARVAM_BASE is missing although ${because}: set Sarvam’s address or that of the relay.`],
      };
    }
    if (!ADDRESS.test(base)) {
      return { ok: false, error: ['VITE_SARVAM_BASE must look like https://… or /api/speech.'] };
    }
    return {
      ok: true,
      value: {
        provider: 'sarvam',
        address: base,
        warnings: key
          ? ['VITE_SARVAM_KEY will be published: anyone who opens the page can read it. Use the relay in functions/.']
          : [],
        async open(send) {
          const { openSarvamSpeech } = await import('./speech');
          return openSarvamSpeech({
            base,
            ...(key && { key }),
            ...(model && { model }),
            ...(speaker && { speaker }),
            ...(send && { fetch: send }),
          });
        },
      },
    };
  },
};
