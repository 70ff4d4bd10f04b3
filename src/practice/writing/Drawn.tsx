import type { Form } from '../../domain/writing/stroke';
import { CHALK } from './Slate';
import type { Drawing } from './useDrawing';
import { pathOf, type View } from './view';

/** The strokes still to come are drawn faintly. */
export const Drawn = ({ form, view, drawing }: { form: Form; view: View; drawing: Drawing }) => (
  <g>
    {form.strokes.map(({ line }, place) => (
      <g key={place}>
        <path d={pathOf(line)} stroke="currentColor" strokeWidth={view.size * 0.012} opacity={0.3} />
        {place <= drawing.stroke && (
          <path
            d={pathOf(line)}
            pathLength={1}
            stroke="currentColor"
            strokeWidth={view.size * CHALK}
            strokeDasharray={place < drawing.stroke ? undefined : '1 1'}
            strokeDashoffset={place < drawing.stroke ? undefined : 1 - drawing.share}
            opacity={place === drawing.stroke && drawing.share === 0 ? 0 : 1}
            className={place === drawing.stroke ? 'text-turmeric' : ''}
          />
        )}
      </g>
    ))}
  </g>
);

/** Numbers the strokes at their starting points. */
export const StrokeNumbers = ({ form, view }: { form: Form; view: View }) => (
  <g aria-hidden="true" className="text-turmeric">
    {form.strokes.map(({ line }, place) => {
      const [x, y] = line[0] ?? [0, 0];
      const size = view.size * 0.034;
      return (
        <g key={place}>
          <circle cx={x} cy={y} r={size} fill="currentColor" />
          <text
            x={x}
            y={y}
            dy="0.36em"
            textAnchor="middle"
            fontSize={size * 1.4}
            className="fill-on-turmeric font-semibold"
            stroke="none"
          >
            {place + 1}
          </text>
        </g>
      );
    })}
  </g>
);
