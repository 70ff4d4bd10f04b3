import type { OpenPorts } from './state/ports';

let opened: ReturnType<OpenPorts> | undefined;

/** The only place that picks adapters. Their code is loaded when the first screen asks. */
export const openPorts: OpenPorts = () => {
  opened ??= open();
  return opened;
};

async function open() {
  const [
    { readConfiguration },
    { readSpeechConfiguration },
    { readTutorConfiguration },
    { openAdapters },
    { openSpeech, openDevicesVoice },
    { openTutor },
    { sharedContent },
  ] = await Promise.all([
    import('./adapters/configuration'),
    import('./adapters/speechConfiguration'),
    import('./adapters/tutorConfiguration'),
    import('./adapters/openAdapters'),
    import('./adapters/openSpeech'),
    import('./adapters/openTutor'),
    import('./adapters/sharedContent'),
  ]);
  const configuration = readConfiguration(import.meta.env);
  const voice = readSpeechConfiguration(import.meta.env);
  // The build refuses a wrong configuration; this is for one that got past it.
  if (!configuration.ok) throw new Error(configuration.error.join(' '));
  if (!voice.ok) throw new Error(voice.error.join(' '));
  const tutor = readTutorConfiguration(import.meta.env, configuration.value);
  if (!tutor.ok) throw new Error(tutor.error.join(' '));
  return {
    ...(await openAdapters(configuration.value, sharedContent)),
    speech: await openSpeech(voice.value),
    openDevicesVoice,
    tutor: openTutor(tutor.value),
  };
}
