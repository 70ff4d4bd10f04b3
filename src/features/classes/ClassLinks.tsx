import { Link } from 'react-router';
import type { SchoolClass } from '../../domain/classroom/classroom';

type Props = { label: string; classes: readonly Pick<SchoolClass, 'id' | 'name'>[]; shown: string };

/** Links between the classes of a learner or teacher who has several. */
export const ClassLinks = ({ label, classes, shown }: Props) => (
  <nav aria-label={label} className="print:hidden">
    <ul className="flex flex-wrap gap-2">
      {classes.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={`?class=${encodeURIComponent(id)}`}
            aria-current={id === shown ? 'page' : undefined}
            className="touch typed inline-flex items-center rounded-full border-2 border-line bg-card px-5 py-1.5 font-semibold text-ink hover:border-edge aria-[current=page]:border-indigo aria-[current=page]:bg-indigo aria-[current=page]:text-on-indigo"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
