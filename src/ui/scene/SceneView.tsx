import type { Scene } from '../../domain/reading/scene';

const GROUND = 150;
const ROWS = { sky: 40, back: GROUND - 10, front: GROUND + 25 } as const;

/** A picture of a story. */
export const SceneView = ({ scene, label }: { readonly scene: Scene; readonly label: string }) => (
  <svg viewBox="0 0 320 200" role="img" aria-label={label} className="block h-auto w-full rounded-tile">
    <rect width="320" height="200" className="fill-indigo-tint" />
    <rect y={GROUND} width="320" height="50" className="fill-leaf-tint" />
    {scene.things.map(({ what, x, row, size = 1 }, at) => (
      <circle key={`${what} ${at}`} cx={x * 3.2} cy={ROWS[row] - 18 * size} r={18 * size} className="fill-turmeric" />
    ))}
  </svg>
);
