import { createContext, use } from 'react';

/** What is heard in the room, and whether the learner hears it. Who cannot is shown it in Latin letters, and nothing counts as wrong for it. */
export type Hearing = {
  readonly cannotHear: boolean;
  readonly setCannotHear: (cannot: boolean) => void;
  /** The voice itself failed, and the learner was not told otherwise since. */
  readonly hasFailed: boolean;
  readonly voiceFailed: () => void;
  readonly readsAloud: boolean;
  readonly setSpeaksByItself: (on: boolean) => void;
  /** Says these one after the other, in the place of whatever is heard: the learner asked for it. */
  readonly say: (texts: readonly string[]) => void;
  /** The same, but only if the room is to speak by itself. */
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
  setSpeaksByItself: nothing,
  say: nothing,
  tell: nothing,
  hush: nothing,
});

export const useHearing = (): Hearing => use(HearingContext);
