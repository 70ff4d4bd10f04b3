import { createContext, use } from 'react';

/** The room's voice. Learners who cannot hear it see Latin letters instead, and lose no points for that. */
export type Hearing = {
  readonly cannotHear: boolean;
  readonly setCannotHear: (cannot: boolean) => void;
  /** The voice failed, and the learner has not chosen to hear it again since. */
  readonly hasFailed: boolean;
  readonly voiceFailed: () => void;
  readonly readsAloud: boolean;
  readonly setReadsAloud: (on: boolean) => void;
  /** Speaks these texts in order at the learner's request, replacing any other speech. */
  readonly say: (texts: readonly string[]) => void;
  /** The same, but only if reading aloud is on. */
  readonly tell: (texts: readonly string[], afterSeconds?: number) => void;
  readonly hush: () => void;
};

const nothing = () => {};

export const HearingContext = createContext<Hearing>({
  cannotHear: false,
  setCannotHear: nothing,
  hasFailed: false,
  voiceFailed: nothing,
  readsAloud: false,
  setReadsAloud: nothing,
  say: nothing,
  tell: nothing,
  hush: nothing,
});

export const useHearing = (): Hearing => use(HearingContext);
