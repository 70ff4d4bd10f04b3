import { failed } from '../../domain/result';
import type { Tutor } from '../../ports/tutor';
import type { FirebaseConfiguration } from '../configuration';
import { type AskModel, modelTutor } from '../modelTutor';
import { type Sampling, SPEC_SAMPLING } from '../sampling';
import { readFailure, readResponse } from './answer';

export type GeminiOptions = {
  readonly firebase: FirebaseConfiguration;
  readonly model: string;
  /** Replaces Google's address in tests. */
  readonly baseUrl?: string | undefined;
  readonly sampling?: Sampling;
  readonly timeoutMs?: number;
};

// A separate app, because the default app would send the signed-in learner with every prompt.
const APP_NAME = 'tutor';

/** Gemini through Firebase AI Logic, which keeps the key at Google. The first question loads its code. */
export function openGeminiTutor(options: GeminiOptions): Tutor {
  let opened: Promise<AskModel> | undefined;
  const askModel: AskModel = async (asked) => {
    opened ??= openModel(options);
    opened.catch(() => (opened = undefined));
    const ask = await opened.catch(() => null);
    return ask ? ask(asked) : failed({ kind: 'unreachable' });
  };
  return modelTutor('gemini', askModel, options.timeoutMs);
}

async function openModel({ firebase, model, baseUrl, sampling = 'spec' }: GeminiOptions): Promise<AskModel> {
  const [{ getApps, initializeApp }, library] = await Promise.all([import('firebase/app'), import('firebase/ai')]);
  const { getAI, getGenerativeModel, GoogleAIBackend, HarmBlockThreshold, HarmCategory } = library;
  const { apiKey, projectId, appId } = firebase;
  const app = getApps().find(({ name }) => name === APP_NAME) ?? initializeApp({ apiKey, projectId, appId }, APP_NAME);
  const ai = getAI(app, { backend: new GoogleAIBackend() });
  // The strictest settings, because the learners are children.
  const safetySettings = [
    HarmCategory.HARM_CATEGORY_HARASSMENT,
    HarmCategory.HARM_CATEGORY_HATE_SPEECH,
    HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT,
    HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT,
  ].map((category) => ({ category, threshold: HarmBlockThreshold.BLOCK_LOW_AND_ABOVE }));

  return async ({ prompt, maxOutputTokens, signal }) => {
    try {
      const generationConfig = { ...SPEC_SAMPLING, maxOutputTokens };
      const generative = getGenerativeModel(
        ai,
        { model, safetySettings, ...(sampling === 'spec' ? { generationConfig } : {}) },
        baseUrl === undefined ? {} : { baseUrl },
      );
      const { response } = await generative.generateContent(prompt, { signal });
      return readResponse(response);
    } catch (thrown) {
      return failed(readFailure(thrown));
    }
  };
}
