import { Icon } from '../pictures/Icon';

const SIZES = { medium: 'size-16 text-3xl', large: 'size-20 text-4xl' } as const;

type Props = { picture: string; unlocked: boolean; size?: keyof typeof SIZES };

/** A locked medal is gray with a lock; the text beside it says which one it is. */
export const Medal = ({ picture, unlocked, size = 'medium' }: Props) => (
  <span
    aria-hidden="true"
    lang="te"
    className={`font-display relative grid flex-none place-items-center rounded-full border-4 leading-none! ${SIZES[size]} ${
      unlocked ? 'border-turmeric bg-turmeric-tint text-turmeric-deep' : 'border-line bg-paper text-muted'
    }`}
  >
    <span className={unlocked ? '' : 'opacity-55 grayscale'}>{picture}</span>
    <span
      className={`absolute -right-1.5 -bottom-1.5 grid size-7 place-items-center rounded-full border-2 border-card ${
        unlocked ? 'bg-leaf text-on-leaf' : 'bg-line text-muted'
      }`}
    >
      <Icon name={unlocked ? 'check' : 'lock'} className="size-3.5" />
    </span>
  </span>
);
