import type { Scene } from '../../domain/reading/scene';

/** Kalamkari dyes on khadi. Both themes show the same colors; only the scene's time of day changes them. */
const DYES = {
  ink: '#2b1b33',
  white: '#fff8e6',
  cream: '#f3dfb2',
  sand: '#e6c285',
  gold: '#f0a202',
  orange: '#dd7626',
  red: '#b93524',
  rose: '#ea9a8b',
  skin: '#bd7c4b',
  tan: '#cf9355',
  earth: '#a8703f',
  brown: '#74462a',
  hair: '#35242f',
  gray: '#b7aeab',
  stone: '#877c85',
  leaf: '#4b9150',
  forest: '#256b41',
  lime: '#9dbd54',
  indigo: '#2f3c97',
  blue: '#6d94cf',
  sky: '#c4e2e6',
  water: '#6fb0cb',
  /** Window panes are lit from inside when it is dark. */
  pane: '#c4e2e6',
} as const;
type Dye = keyof typeof DYES;

const dye = (name: Dye) => `var(--dye-${name})`;
export const ink = dye('ink');
export const white = dye('white');
export const cream = dye('cream');
export const sand = dye('sand');
export const gold = dye('gold');
export const orange = dye('orange');
export const red = dye('red');
export const rose = dye('rose');
export const skin = dye('skin');
export const tan = dye('tan');
export const earth = dye('earth');
export const brown = dye('brown');
export const hair = dye('hair');
export const gray = dye('gray');
export const stone = dye('stone');
export const leaf = dye('leaf');
export const forest = dye('forest');
export const lime = dye('lime');
export const indigo = dye('indigo');
export const blue = dye('blue');
export const sky = dye('sky');
export const water = dye('water');
export const pane = dye('pane');

export type Time = NonNullable<Scene['time']> | 'day';

type Channels = readonly [red: number, green: number, blue: number];
/** A light scales each channel by `keeps` and adds `adds`; the sky and lit panes have fixed colors. */
type Light = { readonly keeps: Channels; readonly adds: Channels; readonly sky: string; readonly pane: string };

const DAY: Light = { keeps: [1, 1, 1], adds: [0, 0, 0], sky: DYES.sky, pane: DYES.pane };
const NIGHT: Light = { keeps: [0.42, 0.47, 0.6], adds: [6, 9, 34], sky: '#252a68', pane: '#ffd06a' };
const LIGHTS: Readonly<Record<Time, Light>> = {
  day: DAY,
  evening: { keeps: [0.86, 0.8, 0.74], adds: [34, 16, 4], sky: '#f3b877', pane: '#ffd98a' },
  night: NIGHT,
  rain: { keeps: [0.74, 0.76, 0.8], adds: [22, 26, 36], sky: '#a3b4bf', pane: '#e8d9a4' },
};
/** At night, things are brighter than their background so that they stay visible. */
const MOONLIT: Light = { ...NIGHT, keeps: [0.76, 0.76, 0.82], adds: [4, 8, 26] };
/** Houses have a lamp. */
const LAMPLIT: Light = { ...NIGHT, keeps: [0.8, 0.7, 0.64], adds: [10, 6, 12] };

const lit = (hex: string, { keeps, adds }: Light) =>
  `rgb(${keeps.map((share, at) => {
    const value = Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16);
    return Math.round(Math.min(value * share + (adds[at] ?? 0), 255));
  })})`;

const dyesUnder = (light: Light): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(DYES).map(([name, hex]) => [`--dye-${name}`, lit(hex, light)])),
  '--dye-sky': light.sky,
  '--dye-pane': light.pane,
});

/** The dyes of a place at a time of day, as CSS custom properties. */
export const dyesAt = (time: Time, isInside = false) =>
  dyesUnder(time === 'night' && isInside ? LAMPLIT : LIGHTS[time]);
export const dyesOfThings = (time: Time, isInside: boolean) =>
  time === 'night' && !isInside ? dyesUnder(MOONLIT) : dyesAt(time, isInside);
