import type { Entry } from '../../../domain/lesson/entry';
import { Fit } from '../../fit/Fit';

type Written = Pick<Entry, 'telugu'>;

const MAX_LETTERS_LENGTH = 4;
/** Two longer texts side by side would be too small. */
const MAX_SQUARE_LENGTH = 9;

const longestOf = (among: readonly Written[]) => Math.max(...among.map(({ telugu }) => telugu.length));

/** All choices get the size at which the longest one fits. */
export const TeluguFace = ({ telugu, among }: Written & { among: readonly Written[] }) => {
  const areLetters = longestOf(among) <= MAX_LETTERS_LENGTH;
  return (
    <Fit
      name="choices"
      max={areLetters ? 3.4 : 2}
      className={areLetters ? 'font-display pt-[0.12em] leading-[1.3]!' : 'font-semibold leading-[1.5]!'}
    >
      <span lang="te" className="leading-[inherit]!">
        {telugu}
      </span>
    </Fit>
  );
};

export const teluguFaces =
  (among: readonly Written[]) =>
  ({ telugu }: Written) => <TeluguFace telugu={telugu} among={among} />;

export const areLong = (among: readonly Written[]): boolean => longestOf(among) > MAX_SQUARE_LENGTH;
