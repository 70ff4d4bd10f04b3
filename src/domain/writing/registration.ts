import type { Cloud } from './cloud';

/** The distance that lines crossing at a right angle count as. */
const TURN_DISTANCE = 0.35;
/** Points farther than this hardly pull. */
const REACH = 0.35;
const AFFINE_STEPS = 4;
/** The radius of a pull in each step, because a hand bends a letter softly. */
const BENDING = [0.7, 0.5, 0.4];
const MAX_STRETCH = 1.7;
/** The weight that holds points without a clear match in place. */
const STAY_WEIGHT = 1;
/** The weight that holds each point in place, because a hand turns and stretches a letter only a little. */
const ANCHOR_WEIGHT = 0.05;

/** The nearest point in the other cloud for each point of both, and its distance. */
type Matches = {
  readonly toInk: Int16Array;
  readonly fromForm: Float64Array;
  readonly toForm: Int16Array;
  readonly fromInk: Float64Array;
};

const emptyMatches = (form: Cloud, ink: Cloud): Matches => ({
  toInk: new Int16Array(form.size),
  fromForm: new Float64Array(form.size),
  toForm: new Int16Array(ink.size),
  fromInk: new Float64Array(ink.size),
});

function match(form: Cloud, ink: Cloud, into: Matches): Matches {
  const { toInk, fromForm, toForm, fromInk } = into;
  // Local variables, because nearly all of the time is spent here.
  const { size, x: inkX, y: inkY, cos: inkCos, sin: inkSin } = ink;
  fromInk.fill(Number.POSITIVE_INFINITY);
  const turned = (TURN_DISTANCE * TURN_DISTANCE) / 2;
  for (let one = 0; one < form.size; one += 1) {
    const x = form.x[one] ?? 0;
    const y = form.y[one] ?? 0;
    const cos = form.cos[one] ?? 0;
    const sin = form.sin[one] ?? 0;
    const isDot = cos === 0 && sin === 0;
    let best = Number.POSITIVE_INFINITY;
    let at = 0;
    for (let other = 0; other < size; other += 1) {
      const dx = x - (inkX[other] ?? 0);
      const dy = y - (inkY[other] ?? 0);
      const far = dx * dx + dy * dy;
      // The direction can only add to the cost.
      if (far >= best && far >= (fromInk[other] ?? 0)) continue;
      const otherCos = inkCos[other] ?? 0;
      const otherSin = inkSin[other] ?? 0;
      const agreed = isDot || (otherCos === 0 && otherSin === 0) ? 1 : cos * otherCos + sin * otherSin;
      const cost = far + (agreed < 1 ? turned * (1 - agreed) : 0);
      if (cost < best) {
        best = cost;
        at = other;
      }
      if (cost < (fromInk[other] ?? 0)) {
        fromInk[other] = cost;
        toForm[other] = one;
      }
    }
    fromForm[one] = Math.sqrt(best);
    toInk[one] = at;
  }
  for (let at = 0; at < size; at += 1) fromInk[at] = Math.sqrt(fromInk[at] ?? 0);
  return into;
}

const pull = (off: number) => 1 / (1 + (off / REACH) ** 2) ** 2;

type Three = readonly [number, number, number];

/** Solves a symmetric 3×3 system; null if it has no unique solution. */
function solved(
  [a, b, c, d, e, f]: readonly [number, number, number, number, number, number],
  [u, v, w]: Three,
): Three | null {
  const one = d * f - e * e;
  const two = c * e - b * f;
  const three = b * e - c * d;
  const whole = a * one + b * two + c * three;
  if (Math.abs(whole) < 1e-9) return null;
  return [
    (u * one + v * two + w * three) / whole,
    (u * two + v * (a * f - c * c) + w * (b * c - a * e)) / whole,
    (u * three + v * (b * c - a * e) + w * (a * d - b * b)) / whole,
  ];
}

/** Turns, slants and stretches the ink as a whole so that it fits the form. */
function fitAffine(form: Cloud, ink: Cloud, { toInk, fromForm, toForm, fromInk }: Matches): void {
  let [xx, xy, xo, yy, yo, oo, xu, yu, ou, xv, yv, ov] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const pairs = form.size + ink.size;
  for (let pair = 0; pair < pairs + ink.size; pair += 1) {
    const isAnchor = pair >= pairs;
    const inkAt = pair < form.size ? (toInk[pair] ?? 0) : (pair - form.size) % ink.size;
    const formAt = pair < form.size ? pair : (toForm[inkAt] ?? 0);
    const weight = isAnchor ? ANCHOR_WEIGHT : pull(pair < form.size ? (fromForm[pair] ?? 0) : (fromInk[inkAt] ?? 0));
    const x = ink.x[inkAt] ?? 0;
    const y = ink.y[inkAt] ?? 0;
    const u = isAnchor ? x : (form.x[formAt] ?? 0);
    const v = isAnchor ? y : (form.y[formAt] ?? 0);
    xx += weight * x * x;
    xy += weight * x * y;
    xo += weight * x;
    yy += weight * y * y;
    yo += weight * y;
    oo += weight;
    xu += weight * x * u;
    yu += weight * y * u;
    ou += weight * u;
    xv += weight * x * v;
    yv += weight * y * v;
    ov += weight * v;
  }
  const forX = solved([xx, xy, xo, yy, yo, oo], [xu, yu, ou]);
  const forY = solved([xx, xy, xo, yy, yo, oo], [xv, yv, ov]);
  if (!forX || !forY || forX[0] * forY[1] - forX[1] * forY[0] < 0.2) return;
  for (let at = 0; at < ink.size; at += 1) {
    const x = ink.x[at] ?? 0;
    const y = ink.y[at] ?? 0;
    ink.x[at] = forX[0] * x + forX[1] * y + forX[2];
    ink.y[at] = forY[0] * x + forY[1] * y + forY[2];
  }
}

/** Bends the ink softly toward the form: near points move together. */
function bendToward(form: Cloud, ink: Cloud, { toInk, fromForm, toForm, fromInk }: Matches, softness: number): void {
  const { size, x, y } = ink;
  const pullX = new Float64Array(size);
  const pullY = new Float64Array(size);
  const weights = new Float64Array(size);
  for (let pair = 0; pair < form.size + size; pair += 1) {
    const inkAt = pair < form.size ? (toInk[pair] ?? 0) : pair - form.size;
    const formAt = pair < form.size ? pair : (toForm[inkAt] ?? 0);
    const weight = pull(pair < form.size ? (fromForm[pair] ?? 0) : (fromInk[inkAt] ?? 0));
    pullX[inkAt] = (pullX[inkAt] ?? 0) + weight * ((form.x[formAt] ?? 0) - (x[inkAt] ?? 0));
    pullY[inkAt] = (pullY[inkAt] ?? 0) + weight * ((form.y[formAt] ?? 0) - (y[inkAt] ?? 0));
    weights[inkAt] = (weights[inkAt] ?? 0) + weight;
  }
  const reach = 4 * softness * softness;
  const goX = new Float64Array(size);
  const goY = new Float64Array(size);
  for (let one = 0; one < size; one += 1) {
    const hereX = x[one] ?? 0;
    const hereY = y[one] ?? 0;
    let [sumX, sumY, total] = [0, 0, STAY_WEIGHT];
    for (let other = 0; other < size; other += 1) {
      const dx = hereX - (x[other] ?? 0);
      const dy = hereY - (y[other] ?? 0);
      const far = (dx * dx + dy * dy) / reach;
      if (far >= 1) continue;
      const near = (1 - far) * (1 - far);
      sumX += near * (pullX[other] ?? 0);
      sumY += near * (pullY[other] ?? 0);
      total += near * (weights[other] ?? 0);
    }
    goX[one] = sumX / total;
    goY[one] = sumY / total;
  }
  for (let at = 0; at < size; at += 1) {
    x[at] = (x[at] ?? 0) + (goX[at] ?? 0);
    y[at] = (y[at] ?? 0) + (goY[at] ?? 0);
  }
}

const spreadOf = (values: Float64Array) =>
  Math.sqrt(values.reduce((sum, one) => sum + one * one, 0) / values.length) || 1e-6;

/** A copy of the ink with the width and height of the form, up to MAX_STRETCH. */
function scaledTo(form: Cloud, ink: Cloud): Cloud {
  const within = (one: number) => Math.min(MAX_STRETCH, Math.max(1 / MAX_STRETCH, one));
  const wide = within(spreadOf(form.x) / spreadOf(ink.x));
  const high = within(spreadOf(form.y) / spreadOf(ink.y));
  return { ...ink, x: ink.x.map((one) => one * wide), y: ink.y.map((one) => one * high) };
}

/** The ink fitted to the form, and their matches. */
export type Fitted = { readonly laid: Cloud; readonly matches: Matches };

/** Fits the ink to the form by size only. */
export function fitBySize(form: Cloud, ink: Cloud): Fitted {
  const laid = scaledTo(form, ink);
  return { laid, matches: match(form, laid, emptyMatches(form, ink)) };
}

/** Fits the ink to the form as a whole and then bends it softly. */
export function fitted(form: Cloud, ink: Cloud): Fitted {
  const matches = emptyMatches(form, ink);
  const laid = scaledTo(form, ink);
  for (let step = 0; step < AFFINE_STEPS; step += 1) fitAffine(form, laid, match(form, laid, matches));
  for (const softness of BENDING) bendToward(form, laid, match(form, laid, matches), softness);
  return { laid, matches: match(form, laid, matches) };
}
