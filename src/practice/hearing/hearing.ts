import { createContext, use } from 'react';

/** Whether the learner hears what is said. Who cannot is shown it in Latin letters, and nothing counts as wrong for it. */
export type Hearing = {
  readonly cannotHear: boolean;
  readonly setCannotHear: (cannot: boolean) => void;
  /** The voice itself failed. */
  readonly voiceFailed: () => void;
};

export const HearingContext = createContext<Hearing>({
  cannotHear: false,
  setCannotHear: () => {},
  voiceFailed: () => {},
});

export const useHearing = (): Hearing => use(HearingContext);
