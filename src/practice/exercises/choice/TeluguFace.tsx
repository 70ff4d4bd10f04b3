import type { Entry } from '../../../domain/lesson/entry';

type Written = Pick<Entry, 'telugu'>;

const LETTERS = 4;
const WORD = 14;

const longestOf = (among: readonly Written[]) => Math.max(...among.map(({ telugu }) => telugu.length));

/** Telugu as large as the longest of those that stand together allows. */
export const TeluguFace = ({ telugu, among }: Written & { among: readonly Written[] }) => {
  const longest = longestOf(among);
  const size =
    longest <= LETTERS ? 'font-display pt-2 text-5xl' : longest <= WORD ? 'text-2xl font-semibold' : 'text-xl';
  return (
    <span lang="te" className={`wrap-anywhere ${size}`}>
      {telugu}
    </span>
  );
};

/** What is seen of choices that are picked by their Telugu. */
export const teluguFaces =
  (among: readonly Written[]) =>
  ({ telugu }: Written) => <TeluguFace telugu={telugu} among={among} />;

export const areLong = (among: readonly Written[]): boolean => longestOf(among) > LETTERS * 2;
