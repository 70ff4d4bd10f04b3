import type { Scene } from '../../domain/reading/scene';

/** Kalamkari dyes on khadi. A picture keeps its own colours in both themes; only the time of its day changes them. */
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
  grey: '#b7aeab',
  stone: '#877c85',
  leaf: '#4b9150',
  forest: '#256b41',
  lime: '#9dbd54',
  indigo: '#2f3c97',
  blue: '#6d94cf',
  sky: '#c4e2e6',
  water: '#6fb0cb',
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
export const grey = dye('grey');
export const stone = dye('stone');
export const leaf = dye('leaf');
export const forest = dye('forest');
export const lime = dye('lime');
export const indigo = dye('indigo');
export const blue = dye('blue');
export const sky = dye('sky');
export const water = dye('water');

export type Time = NonNullable<Scene['time']> | 'day';

/** The colour of the light, how much of it lies on everything, and the sky itself. */
const LIGHT: Readonly<Record<Time, readonly [light: string, share: number, sky: string]>> = {
  day: ['#ffffff', 0, DYES.sky],
  evening: ['#d2601f', 0.18, '#f3b877'],
  night: ['#191a52', 0.5, '#252a68'],
  rain: ['#566485', 0.28, '#a3b4bf'],
};

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const mixed = (hex: string, light: string, share: number) => {
  const other = channels(light);
  return `rgb(${channels(hex).map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * share))})`;
};

/** The dyes as they look at a time of the day, as custom properties of an element. */
export const dyesAt = (time: Time): Readonly<Record<string, string>> => {
  const [light, share, heaven] = LIGHT[time];
  const dyes = Object.entries(DYES).map(([name, hex]) => [`--dye-${name}`, mixed(hex, light, share)]);
  return { ...Object.fromEntries(dyes), '--dye-sky': heaven };
};
