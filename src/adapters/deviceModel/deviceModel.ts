import { chooseDeviceModel, storedDeviceModel } from '../../browser/deviceModelChoice';
import type { DeviceModel, DeviceModelState, DeviceOffer } from '../../ports/deviceModel';
import type { BrowserModels } from './browserModels';
import { download } from './download';
import { type Parts, type PartState, partsOf } from './parts';

export type OpenedDeviceModel = DeviceModel & { readonly parts: Parts };

/** The most needed first, because a browser may refuse all but the first download per press. */
const DOWNLOAD_ORDER = ['toTelugu', 'explainer', 'toEnglish'] as const satisfies readonly (keyof Parts)[];

const isAvailable = (state: PartState) => state === 'ready' || state === 'downloadable';

/** The models built into the browser, and whether a grown-up has switched them on. */
export function openDeviceModel(
  models: BrowserModels = globalThis as BrowserModels,
  timeoutMs?: number,
): OpenedDeviceModel {
  const parts = partsOf(models, timeoutMs);
  const watchers = new Set<() => void>();
  let state: DeviceModelState = { offer: null, isOn: storedDeviceModel(), downloaded: null, hasFailed: false };
  /** Found before the press, because a browser refuses a download that starts too long after it. */
  let missing: readonly (keyof Parts)[] = [];
  let currentDownload: AbortController | null = null;

  const change = (changed: Partial<DeviceModelState>) => {
    state = { ...state, ...changed };
    watchers.forEach((notify) => notify());
  };

  const choose = (isOn: boolean) => {
    chooseDeviceModel(isOn);
    change({ isOn });
  };

  const stop = () => currentDownload?.abort();

  async function findOffer(): Promise<DeviceOffer> {
    if (!models.Translator) return { kind: 'none' };
    const [toTelugu, explainer, toEnglish] = await Promise.all([
      parts.toTelugu.state(),
      parts.explainer.state(),
      parts.toEnglish.state(),
    ]);
    const states = { toTelugu, explainer, toEnglish };
    missing = DOWNLOAD_ORDER.filter((name) => states[name] === 'downloadable');
    if (toTelugu === 'silent') return { kind: 'none' };
    if (!isAvailable(toTelugu)) return { kind: 'not-telugu' };
    return { kind: 'offered', explains: isAvailable(explainer), lacks: missing.length > 0 };
  }

  async function switchOn() {
    if (currentDownload || state.offer?.kind !== 'offered') return;
    const controller = new AbortController();
    currentDownload = controller;
    const wanted = missing;
    const wasOn = state.isOn;
    change({ downloaded: wanted.length > 0 ? 0 : null, hasFailed: false });
    const arrived = await download(
      wanted.map((name) => parts[name]),
      controller.signal,
      (downloaded) => currentDownload === controller && change({ downloaded }),
    );
    const offer = await findOffer();
    // The grown-up switched it off during the download.
    if (currentDownload !== controller) return;
    currentDownload = null;
    const translates = !wanted.includes('toTelugu') || arrived[wanted.indexOf('toTelugu')] === true;
    // On the first press the browser may refuse the other downloads; the screen then offers them separately.
    const hasFailed = controller.signal.aborted || (wasOn ? arrived.includes(false) : !translates);
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
    look: async () => change({ offer: await findOffer() }),
    switchOn,
    stopDownload: stop,
    switchOff() {
      stop();
      currentDownload = null;
      change({ downloaded: null, hasFailed: false });
      choose(false);
    },
  };
}
