import { chooseDeviceModel, storedDeviceModel } from '../../browser/deviceModelChoice';
import type { DeviceModel, DeviceModelState, DeviceOffer } from '../../ports/deviceModel';
import type { BrowserModels } from './browserModels';
import { download } from './download';
import { type Parts, type PartState, partsOf } from './parts';

export type OpenedDeviceModel = DeviceModel & { readonly parts: Parts };

/** The most needed first: a browser may refuse all but the first download of a press. */
const ORDER = ['toTelugu', 'explainer', 'toEnglish'] as const satisfies readonly (keyof Parts)[];

const isThere = (state: PartState) => state === 'ready' || state === 'downloadable';

/** What the browser itself can do for the tutor, and whether it may. */
export function openDeviceModel(
  models: BrowserModels = globalThis as BrowserModels,
  silentAfterMs?: number,
): OpenedDeviceModel {
  const parts = partsOf(models, silentAfterMs);
  const watchers = new Set<() => void>();
  let state: DeviceModelState = { offer: null, isOn: storedDeviceModel(), downloaded: null, hasFailed: false };
  /** Known before the press: a browser asked some time after it would refuse. */
  let lacking: readonly (keyof Parts)[] = [];
  let stopping: AbortController | null = null;

  const change = (changed: Partial<DeviceModelState>) => {
    state = { ...state, ...changed };
    watchers.forEach((tell) => tell());
  };

  const choose = (isOn: boolean) => {
    chooseDeviceModel(isOn);
    change({ isOn });
  };

  const stop = () => stopping?.abort();

  async function offerNow(): Promise<DeviceOffer> {
    if (!models.Translator) return { kind: 'none' };
    const [toTelugu, explainer, toEnglish] = await Promise.all([
      parts.toTelugu.state(),
      parts.explainer.state(),
      parts.toEnglish.state(),
    ]);
    const states = { toTelugu, explainer, toEnglish };
    lacking = ORDER.filter((name) => states[name] === 'downloadable');
    if (toTelugu === 'silent') return { kind: 'none' };
    if (!isThere(toTelugu)) return { kind: 'not-telugu' };
    return { kind: 'offered', explains: isThere(explainer), lacks: lacking.length > 0 };
  }

  async function switchOn() {
    if (stopping || state.offer?.kind !== 'offered') return;
    const own = new AbortController();
    stopping = own;
    const wanted = lacking;
    const wasOn = state.isOn;
    change({ downloaded: wanted.length > 0 ? 0 : null, hasFailed: false });
    const arrived = await download(
      wanted.map((name) => parts[name]),
      own.signal,
      (downloaded) => stopping === own && change({ downloaded }),
    );
    const offer = await offerNow();
    // It was switched off meanwhile.
    if (stopping !== own) return;
    stopping = null;
    const translates = !wanted.includes('toTelugu') || arrived[wanted.indexOf('toTelugu')] === true;
    // At the first press the rest may be refused; it is offered by itself then.
    const hasFailed = own.signal.aborted || (wasOn ? arrived.includes(false) : !translates);
    change({ downloaded: null, hasFailed, offer });
    if (!hasFailed) choose(true);
  }

  return {
    parts,
    state: () => state,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    look: async () => change({ offer: await offerNow() }),
    switchOn,
    stopDownload: stop,
    switchOff() {
      stop();
      stopping = null;
      change({ downloaded: null, hasFailed: false });
      choose(false);
    },
  };
}
