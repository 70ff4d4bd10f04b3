import { cream, gold, gray, orange, rose, type Time, white } from './colours';
import { dots, line, oval, type Part, patch, shape } from './pen';
import { FRAME } from './placement';
import type { Pane } from './places/backgrounds';

const STARS = '24 22 62 48 96 18 134 40 176 16 206 50 238 20 300 70 40 78 152 70';
const CLOUD = 'q-14 0-12-12 4-12 16-10 2-16 20-16 14 0 18 14 16-6 20 8 12 6 2 16z';

/** The sun and moon to draw, because the story has not placed its own. */
type Missing = { readonly sun: boolean; readonly moon: boolean };

/** The hills are drawn in front of these. */
export const skyPartsAt = (time: Time, missing: Missing): readonly Part[] => {
  if (time === 'evening') {
    return [
      ...(missing.sun ? [oval(232, 88, 34, 34, cream), oval(232, 88, 26, 26, orange)] : []),
      patch('M20 40q40-8 80 0-40 5-80 0zM180 30q50-8 100 0-50 6-100 0zM90 64q36-6 70 0-36 5-70 0z', rose),
    ];
  }
  if (time === 'night') {
    return [
      dots(STARS, 2.2, white),
      dots('80 30 220 34 120 60', 3.4, gold),
      ...(missing.moon ? [shape('M276 12A24 24 0 1 0 294 48A20 20 0 0 1 276 12z', cream)] : []),
    ];
  }
  return time === 'rain' ? [shape(`M34 46${CLOUD}M150 36${CLOUD}M252 48${CLOUD}`, gray)] : [];
};

/** The sky as seen through a window. */
export const panePartsAt = (time: Time, [x, y, wide, tall]: Pane): readonly Part[] => {
  const [middle, low] = [x + wide / 2, y + tall / 2];
  const bars = line(`M${middle} ${y}v${tall}M${x} ${low}h${wide}`, 2.4);
  if (time === 'evening') return [oval(middle, low + 6, 9, 9, orange), bars];
  if (time === 'night') {
    return [
      dots(`${x + 6} ${y + 8} ${x + wide - 6} ${y + tall - 8} ${x + 9} ${low + 8}`, 2, white),
      shape(`M${middle + 4} ${y + 6}a8 8 0 1 0 6 12a7 7 0 0 1-6-12z`, cream),
      bars,
    ];
  }
  const drops = [0.2, 0.4, 0.6, 0.8].map((at) => `M${x + wide * at} ${y + tall * (0.3 + (at % 0.4))}l-3 8`);
  return time === 'rain' ? [line(drops.join(''), 1.6, white), bars] : [bars];
};

const DROP = { across: 23, down: 26 } as const;

/** Rain or snow, drawn in front of everything. */
export const falling = (isSnow: boolean): Part => {
  const columns = Array.from({ length: Math.ceil(FRAME.wide / DROP.across) }, (_, at) => at);
  const rows = Array.from({ length: Math.ceil(FRAME.tall / DROP.down) }, (_, at) => at);
  const drops = rows.flatMap((row) =>
    columns.map((column) => {
      const [x, y] = [column * DROP.across + ((row * 9) % DROP.across) + 4, row * DROP.down + ((column * 11) % 20)];
      return `M${x} ${y}${isSnow ? 'h.01' : 'l-3 9'}`;
    }),
  );
  return line(drops.join(''), isSnow ? 3.4 : 1.2, white);
};
