import { failed } from '../domain/result';
import type { Tutor } from '../ports/tutor';
import { openDeviceModel, type OpenedDeviceModel } from './deviceModel/deviceModel';
import type { TutorConfiguration } from './tutorConfiguration';

type FetchFor = (address: string) => typeof fetch | undefined;

/** Loads only the code of the configured tutor. */
async function load(
  configuration: TutorConfiguration,
  device: OpenedDeviceModel | null,
  fetchFor: FetchFor,
): Promise<Tutor> {
  if (import.meta.env.VITE_TUTOR && configuration.kind === 'gemini') {
    const { openGeminiTutor } = await import('./gemini/tutor');
    return openGeminiTutor(configuration);
  }
  if (import.meta.env.VITE_TUTOR && configuration.kind === 'openai') {
    const { openOpenAiChatTutor } = await import('./openaiChat/tutor');
    const send = fetchFor(configuration.baseUrl);
    return openOpenAiChatTutor({ ...configuration, ...(send && { fetch: send }) });
  }
  const { openBuiltInTutor } = await import('./builtInTutor/tutor');
  if (!device || !('Translator' in globalThis)) return openBuiltInTutor();
  const { withDeviceModel } = await import('./deviceModel/tutor');
  return withDeviceModel(openBuiltInTutor(), device);
}

/** Loads nothing before the first question or `warm`. */
export function openTutor(configuration: TutorConfiguration, fetchFor: FetchFor = () => undefined): Tutor {
  const device = configuration.kind === 'built-in' ? openDeviceModel() : null;
  let loading: Promise<Tutor> | undefined;
  const tutor = () => {
    loading ??= load(configuration, device, fetchFor);
    loading.catch(() => (loading = undefined));
    return loading.catch(() => null);
  };
  const unreachable = failed({ kind: 'unreachable' } as const);

  return {
    name: configuration.kind,
    ...(device && { device }),
    warm: async () => (await tutor())?.warm(),
    explain: async (...asked) => (await tutor())?.explain(...asked) ?? unreachable,
    translate: async (...asked) => (await tutor())?.translate(...asked) ?? unreachable,
    writeQuestions: async (...asked) => (await tutor())?.writeQuestions(...asked) ?? unreachable,
  };
}
