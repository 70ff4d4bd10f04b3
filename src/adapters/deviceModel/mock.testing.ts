// Mocks a browser's built-in translator and language model; the test advances the downloads.
import { goodModel } from '../mockTutor/goodModel.testing';
import type { BrowserModels, CreateOptions } from './browserModels';

type Name = 'toTelugu' | 'toEnglish' | 'explainer';
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

const REFUSED = () => new DOMException('Requires a user gesture', 'NotAllowedError');

const DEFAULT_ANSWERS: Readonly<Record<Name, (text: string) => string>> = {
  toTelugu: () => goodModel('Translate'),
  toEnglish: () => 'river',
  explainer: goodModel,
};

export function mockDeviceModels(found: Partial<Record<Name, Availability>> = {}) {
  const states: Record<Name, Availability> = {
    ...{ toTelugu: 'available', toEnglish: 'available', explainer: 'available' },
    ...found,
  };
  const downloads = new Map<Name, { progress: (loaded: number) => void; finish: () => void; fail: () => void }>();
  const mock = {
    states,
    /** Every request, with the model that received it. */
    asked: [] as [name: Name, text: string][],
    /** The number of models that are not destroyed. */
    open: 0,
    say: { ...DEFAULT_ANSWERS } as Record<Name, (text: string) => string | Promise<string>>,
    /** Chrome allows one download per press. */
    downloadsPerPress: Infinity,
    progress: (name: Name, loaded: number) => downloads.get(name)?.progress(loaded),
    finish: (name: Name) => downloads.get(name)?.finish(),
    fail: (name: Name) => downloads.get(name)?.fail(),
    isDownloading: (name: Name) => downloads.has(name),
  };

  function whenAvailable(name: Name, { monitor, signal }: CreateOptions): Promise<void> {
    if (states[name] === 'available') return Promise.resolve();
    if (states[name] === 'unavailable') return Promise.reject(new DOMException('Unable', 'NotSupportedError'));
    if (downloads.size >= mock.downloadsPerPress) return Promise.reject(REFUSED());
    const events = new EventTarget();
    monitor?.({
      addEventListener: (type, listener) =>
        events.addEventListener(type, (event) => event instanceof CustomEvent && listener({ loaded: event.detail })),
    });
    return new Promise((resolve, reject) => {
      const end = (state: Availability, settle: () => void) => () => {
        states[name] = state;
        downloads.delete(name);
        settle();
      };
      downloads.set(name, {
        progress: (detail) => void events.dispatchEvent(new CustomEvent('downloadprogress', { detail })),
        finish: end('available', resolve),
        fail: end('downloadable', () => reject(new DOMException('Offline', 'NetworkError'))),
      });
      signal?.addEventListener(
        'abort',
        end('downloadable', () => reject(signal.reason)),
      );
    });
  }

  async function create(name: Name, options: CreateOptions) {
    options.signal?.throwIfAborted();
    await whenAvailable(name, options);
    mock.open += 1;
    const say = async (text: string) => {
      mock.asked.push([name, text]);
      return mock.say[name](text);
    };
    return { translate: say, prompt: say, destroy: () => void (mock.open -= 1) };
  }

  const direction = ({ targetLanguage }: { readonly targetLanguage: string }) =>
    targetLanguage === 'te' ? 'toTelugu' : 'toEnglish';
  const models: BrowserModels = {
    Translator: {
      availability: async (pair) => states[direction(pair)],
      create: (options) => create(direction(options), options),
    },
    LanguageModel: {
      availability: async () => states.explainer,
      create: (options) => create('explainer', options),
    },
  };
  return Object.assign(mock, { models });
}

export type MockDeviceModels = ReturnType<typeof mockDeviceModels>;
