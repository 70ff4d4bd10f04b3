import type { Speech } from '../ports/speech';

const NOT_SIGNED_IN = 401;

/** Our own server speaks for who is signed in; on a public page everybody else hears the voice that comes with the app. */
export function withVoiceForStrangers(speech: Speech, openBuiltIn: () => Promise<Speech>): Speech {
  let builtIn: Promise<Speech> | undefined;
  return {
    ...speech,
    async speak(text, options) {
      const spoken = await speech.speak(text, options);
      if (spoken.ok || spoken.error.kind !== 'refused' || spoken.error.status !== NOT_SIGNED_IN) return spoken;
      builtIn ??= openBuiltIn();
      builtIn.catch(() => (builtIn = undefined));
      return (await builtIn).speak(text, options);
    },
  };
}
