import { createContext, use } from 'react';

/** Speaks the touched text. In a quiz nothing is spoken, because it could be the answer. */
type Touched = (text: string | undefined) => void;

export const TouchedContext = createContext<Touched>(() => {});

export const useTouched = (): Touched => use(TouchedContext);
