/** As `short` in src/ui/styles/utilities.css: a room may be higher than the screen, and scrolls as a whole. */
export const isShort = () => matchMedia('(max-height: 28rem)').matches;
