/** What the browser's built-in model offers for words that are not in our bank. */
export type DeviceOffer =
  /** The browser has no translator, or does not say so. */
  | { readonly kind: 'none' }
  /** The browser translates, but not from English to Telugu on this device. */
  | { readonly kind: 'not-telugu' }
  | {
      readonly kind: 'offered';
      /** It can also explain, not only translate. */
      readonly explains: boolean;
      /** A download is still needed. */
      readonly lacks: boolean;
    };

export type DeviceModelState = {
  /** `null` until the browser has been asked. */
  readonly offer: DeviceOffer | null;
  readonly isOn: boolean;
  /** Download progress from 0 to 1; `null` if none is running. */
  readonly downloaded: number | null;
  /** The last download did not finish. */
  readonly hasFailed: boolean;
};

/** Off until a grown-up switches it on; the choice is stored on this device. */
export type DeviceModel = {
  /** Returns the same object until something changes. */
  state(): DeviceModelState;
  watch(changed: () => void): () => void;
  /** Asks the browser what it offers, without downloading anything. */
  look(): Promise<void>;
  /** Downloads the model if needed. Must be called from a click, or browsers refuse. Never throws. */
  switchOn(): Promise<void>;
  stopDownload(): void;
  switchOff(): void;
};
