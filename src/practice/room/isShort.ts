/**
 * The same query as `short` in src/ui/styles/utilities.css: the room may be taller than the screen and scrolls as a
 * whole.
 */
export const isShort = () => matchMedia('(max-height: 28rem)').matches;
