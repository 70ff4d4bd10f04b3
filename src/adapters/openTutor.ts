import { failed } from '../domain/result';
import type { Tutor } from '../ports/tutor';
import type { TutorConfiguration } from './tutorConfiguration';

/** The code of the configured tutor, and of no other. */
async function load(configuration: TutorConfiguration): Promise<Tutor> {
  if (import.meta.env.VITE_TUTOR && configuration.kind === 'gemini') {
    const { openGeminiTutor } = await import('./gemini/tutor');
    return openGeminiTutor(configuration);
  }
  if (import.meta.env.VITE_TUTOR && configuration.kind === 'openai') {
    const { openOpenAiChatTutor } = await import('./openaiChat/tutor');
    return openOpenAiChatTutor(configuration);
  }
  const { openBuiltInTutor } = await import('./builtInTutor/tutor');
  return openBuiltInTutor();
}

/** Costs nothing until the first question, or until `warm`. */
export function openTutor(configuration: TutorConfiguration): Tutor {
  let loading: Promise<Tutor> | undefined;
  const tutor = () => {
    loading ??= load(configuration);
    loading.catch(() => (loading = undefined));
    return loading.catch(() => null);
  };
  const unreachable = failed({ kind: 'unreachable' } as const);

  return {
    name: configuration.kind,
    warm: async () => (await tutor())?.warm(),
    explain: async (...asked) => (await tutor())?.explain(...asked) ?? unreachable,
    translate: async (...asked) => (await tutor())?.translate(...asked) ?? unreachable,
    writeQuestions: async (...asked) => (await tutor())?.writeQuestions(...asked) ?? unreachable,
  };
}
