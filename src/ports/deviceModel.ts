/** What the browser itself has for what our own bank does not know. */
export type DeviceOffer =
  /** No translation of its own, or it does not say. */
  | { readonly kind: 'none' }
  /** It translates, but not from English to Telugu, or not on this device. */
  | { readonly kind: 'not-telugu' }
  | {
      readonly kind: 'offered';
      /** Whether it can explain too, and not only translate. */
      readonly explains: boolean;
      /** Whether something of it has still to be downloaded. */
      readonly lacks: boolean;
    };

export type DeviceModelState = {
  /** `null` until the browser has been asked. */
  readonly offer: DeviceOffer | null;
  readonly isOn: boolean;
  /** How much of a download is done, from 0 to 1; `null` when none is under way. */
  readonly downloaded: number | null;
  /** The last download did not finish. */
  readonly hasFailed: boolean;
};

/** Off until a grown-up switches it on; the choice is kept on this device. */
export type DeviceModel = {
  /** The same object until something has changed. */
  state(): DeviceModelState;
  watch(changed: () => void): () => void;
  /** Asks the browser what it offers. Nothing is downloaded. */
  look(): Promise<void>;
  /** Downloads what is lacking, at a grown-up's press: without one, browsers refuse. Never fails loudly. */
  switchOn(): Promise<void>;
  stopDownload(): void;
  switchOff(): void;
};
