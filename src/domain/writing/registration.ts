import type { Cloud } from './cloud';

/** Lines that cross at a right angle are as far from each other as points this far apart. */
const TURNED = 0.35;
/** Farther points hardly pull. */
const REACH = 0.35;
const AFFINE_STEPS = 4;
/** How far a pull is felt, step by step: the hand bends a letter softly. */
const BENDING = [0.7, 0.5, 0.4];
const MOST_STRETCHED = 1.7;
/** The hand's own affine freedom is small: this much weight keeps each point where it was. */
const RIDGE = 0.05;

/** The nearest point of the other cloud for each point of both, and how far it is. */
export type Matches = {
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
  fromForm.fill(Number.POSITIVE_INFINITY);
  fromInk.fill(Number.POSITIVE_INFINITY);
  const turned = (TURNED * TURNED) / 2;
  for (let one = 0; one < form.size; one += 1) {
    const x = form.x[one] ?? 0;
    const y = form.y[one] ?? 0;
    const cos = form.cos[one] ?? 0;
    const sin = form.sin[one] ?? 0;
    const isDot = cos === 0 && sin === 0;
    let best = Number.POSITIVE_INFINITY;
    let at = 0;
    for (let other = 0; other < ink.size; other += 1) {
      const dx = x - (ink.x[other] ?? 0);
      const dy = y - (ink.y[other] ?? 0);
      const inkCos = ink.cos[other] ?? 0;
      const inkSin = ink.sin[other] ?? 0;
      const agreed = isDot || (inkCos === 0 && inkSin === 0) ? 1 : cos * inkCos + sin * inkSin;
      const cost = dx * dx + dy * dy + turned * (1 - agreed);
      if (cost < best) {
        best = cost;
        at = other;
      }
      if (cost < (fromInk[other] ?? 0)) {
        fromInk[other] = cost;
        toForm[other] = one;
      }
    }
    fromForm[one] = best;
    toInk[one] = at;
  }
  for (let at = 0; at < form.size; at += 1) fromForm[at] = Math.sqrt(fromForm[at] ?? 0);
  for (let at = 0; at < ink.size; at += 1) fromInk[at] = Math.sqrt(fromInk[at] ?? 0);
  return into;
}

const pull = (off: number) => 1 / (1 + (off / REACH) ** 2) ** 2;

/** Every pair of matched points, from both sides. */
function eachPair(matches: Matches, visit: (formAt: number, inkAt: number, weight: number) => void): void {
  const { toInk, fromForm, toForm, fromInk } = matches;
  for (let at = 0; at < toInk.length; at += 1) visit(at, toInk[at] ?? 0, pull(fromForm[at] ?? 0));
  for (let at = 0; at < toForm.length; at += 1) visit(toForm[at] ?? 0, at, pull(fromInk[at] ?? 0));
}

type Three = readonly [number, number, number];

/** Solves a symmetric system of three; `null` where it has no single solution. */
function solved([a, b, c, d, e, f]: readonly [number, number, number, number, number, number], [u, v, w]: Three): Three | null {
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

/** Ink turned, slanted and stretched as a whole, so that it lies on the form. */
function laidOn(form: Cloud, ink: Cloud, matches: Matches): Cloud {
  let [xx, xy, xo, yy, yo, oo, xu, yu, ou, xv, yv, ov] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const add = (x: number, y: number, u: number, v: number, weight: number) => {
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
  };
  eachPair(matches, (formAt, inkAt, weight) =>
    add(ink.x[inkAt] ?? 0, ink.y[inkAt] ?? 0, form.x[formAt] ?? 0, form.y[formAt] ?? 0, weight),
  );
  for (let at = 0; at < ink.size; at += 1) {
    const [x, y] = [ink.x[at] ?? 0, ink.y[at] ?? 0];
    add(x, y, x, y, RIDGE);
  }
  const forX = solved([xx, xy, xo, yy, yo, oo], [xu, yu, ou]);
  const forY = solved([xx, xy, xo, yy, yo, oo], [xv, yv, ov]);
  if (!forX || !forY || forX[0] * forY[1] - forX[1] * forY[0] < 0.2) return ink;
  return moved(ink, (x, y) => [forX[0] * x + forX[1] * y + forX[2], forY[0] * x + forY[1] * y + forY[2]]);
}

function moved(ink: Cloud, by: (x: number, y: number, at: number) => readonly [number, number]): Cloud {
  const x = new Float64Array(ink.size);
  const y = new Float64Array(ink.size);
  for (let at = 0; at < ink.size; at += 1) [x[at], y[at]] = by(ink.x[at] ?? 0, ink.y[at] ?? 0, at);
  return { ...ink, x, y };
}

/** Ink bent softly towards the form: near points go the same way. */
function bent(form: Cloud, ink: Cloud, matches: Matches, softness: number): Cloud {
  const sumX = new Float64Array(ink.size);
  const sumY = new Float64Array(ink.size);
  const weights = new Float64Array(ink.size);
  eachPair(matches, (formAt, inkAt, weight) => {
    sumX[inkAt] = (sumX[inkAt] ?? 0) + weight * ((form.x[formAt] ?? 0) - (ink.x[inkAt] ?? 0));
    sumY[inkAt] = (sumY[inkAt] ?? 0) + weight * ((form.y[formAt] ?? 0) - (ink.y[inkAt] ?? 0));
    weights[inkAt] = (weights[inkAt] ?? 0) + weight;
  });
  const spread = 2 * softness * softness;
  return moved(ink, (x, y) => {
    let [goX, goY, total] = [0, 0, 1e-6];
    for (let at = 0; at < ink.size; at += 1) {
      const square = (x - (ink.x[at] ?? 0)) ** 2 + (y - (ink.y[at] ?? 0)) ** 2;
      if (square > 4 * spread) continue;
      const near = Math.exp(-square / spread);
      goX += near * (sumX[at] ?? 0);
      goY += near * (sumY[at] ?? 0);
      total += near * (weights[at] ?? 0);
    }
    return [x + goX / total, y + goY / total];
  });
}

const spreadOf = (values: Float64Array) => Math.sqrt(values.reduce((sum, one) => sum + one * one, 0) / values.length) || 1e-6;

/** Ink as wide and as high as the form, within reason. */
function begun(form: Cloud, ink: Cloud): Cloud {
  const wide = spreadOf(form.x) / spreadOf(ink.x);
  const high = spreadOf(form.y) / spreadOf(ink.y);
  const within = (one: number) => Math.min(MOST_STRETCHED, Math.max(1 / MOST_STRETCHED, one));
  const [sx, sy] = [within(wide), within(high)];
  return moved(ink, (x, y) => [x * sx, y * sy]);
}

/** How two clouds lie on each other at first sight. */
export function atFirstSight(form: Cloud, ink: Cloud): Matches {
  return match(form, begun(form, ink), emptyMatches(form, ink));
}

/** How they lie on each other once the ink was laid on the form and softly bent to it. */
export function registered(form: Cloud, ink: Cloud): Matches {
  const matches = emptyMatches(form, ink);
  let laid = begun(form, ink);
  for (let step = 0; step < AFFINE_STEPS; step += 1) laid = laidOn(form, laid, match(form, laid, matches));
  for (const softness of BENDING) laid = bent(form, laid, match(form, laid, matches), softness);
  return match(form, laid, matches);
}
