import type { Form, Point } from '../../domain/writing/stroke';
import { pathOf, type View } from './view';

type Props = {
  form: Form;
  view: View;
  /** The stroke to trace now; those before it are done. */
  at: number;
};

/** The dotted outline of a letter; the current stroke is bolder, and its start is highlighted. */
export function Road({ form, view, at }: Props) {
  const thick = view.size * 0.02;
  const now = form.strokes[at];
  const start: Point | undefined = now?.line[0];
  return (
    <g>
      {form.strokes.map(({ line }, place) => (
        <path
          key={place}
          d={pathOf(line)}
          stroke="currentColor"
          strokeWidth={thick}
          strokeDasharray={place < at ? undefined : `0 ${thick * 1.9}`}
          opacity={place === at ? 1 : place < at ? 0.25 : 0.45}
        />
      ))}
      {start && (
        <g data-start className="text-turmeric">
          <circle
            cx={start[0]}
            cy={start[1]}
            r={view.size * 0.06}
            fill="currentColor"
            opacity={0.35}
            className="motion-safe:animate-pulse"
          />
          <circle cx={start[0]} cy={start[1]} r={view.size * 0.032} fill="currentColor" />
        </g>
      )}
    </g>
  );
}
