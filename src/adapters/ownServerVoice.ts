import { failed } from '../domain/result';
import type { Speech } from '../ports/speech';

const NOT_SIGNED_IN = 401;

/** A voice behind our own server, which speaks for who is signed in: everybody else hears the one that comes with the app. */
export function ownServerVoice(speech: Speech, openBuiltIn: () => Promise<Speech>): Speech {
  let builtIn: Promise<Speech> | undefined;
  return {
    ...speech,
    async speak(text, options) {
      const spoken = await speech.speak(text, options);
      if (spoken.ok || spoken.error.kind !== 'refused') return spoken;
      // The server's sentences are English; the screen has its own in the learner's language.
      if (spoken.error.status !== NOT_SIGNED_IN) return failed({ ...spoken.error, message: null });
      builtIn ??= openBuiltIn();
      builtIn.catch(() => (builtIn = undefined));
      return (await builtIn).speak(text, options);
    },
  };
}
