import type { Entry } from '../../../domain/lesson/entry';
import { Fit } from '../../fit/Fit';

type Written = Pick<Entry, 'telugu'>;

const LETTERS = 4;
/** Two of them beside each other would be small. */
const LONG = 9;

const longestOf = (among: readonly Written[]) => Math.max(...among.map(({ telugu }) => telugu.length));

/** Telugu as large as the longest of those that stand together allows. */
export const TeluguFace = ({ telugu, among }: Written & { among: readonly Written[] }) => {
  const areLetters = longestOf(among) <= LETTERS;
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

/** What is seen of choices that are picked by their Telugu. */
export const teluguFaces =
  (among: readonly Written[]) =>
  ({ telugu }: Written) => <TeluguFace telugu={telugu} among={among} />;

export const areLong = (among: readonly Written[]): boolean => longestOf(among) > LONG;
