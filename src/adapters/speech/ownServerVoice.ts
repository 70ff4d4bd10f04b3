import { failed } from '../../domain/result';
import type { Speech } from '../../ports/speech';

const NOT_SIGNED_IN = 401;

/** Our server speaks only for signed-in learners; everybody else hears the built-in voice. */
export function ownServerVoice(speech: Speech, openBuiltIn: () => Promise<Speech>): Speech {
  let builtIn: Promise<Speech> | undefined;
  return {
    ...speech,
    async speak(text, options) {
      const spoken = await speech.speak(text, options);
      if (spoken.ok || spoken.error.kind !== 'refused') return spoken;
      // The server's message is English; the screen shows its own in the learner's language.
      if (spoken.error.status !== NOT_SIGNED_IN) return failed({ ...spoken.error, message: null });
      builtIn ??= openBuiltIn();
      builtIn.catch(() => (builtIn = undefined));
      return (await builtIn).speak(text, options);
    },
  };
}
