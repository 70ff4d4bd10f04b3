import { createContext, use } from 'react';

/** Says what was touched. In a quiz nothing is said: it could be the answer. */
type Touched = (text: string | undefined) => void;

export const TouchedContext = createContext<Touched>(() => {});

export const useTouched = (): Touched => use(TouchedContext);
