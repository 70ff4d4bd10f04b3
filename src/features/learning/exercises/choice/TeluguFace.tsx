import type { Sample } from '../../../../domain/lesson/sample';

const LETTERS = 4;
const WORD = 14;

/** Telugu as large as its length allows. */
export const TeluguFace = ({ telugu }: Pick<Sample, 'telugu'>) => {
  const size =
    telugu.length <= LETTERS
      ? 'font-display pt-2 text-5xl'
      : telugu.length <= WORD
        ? 'text-2xl font-semibold'
        : 'text-xl';
  return (
    <span lang="te" className={`wrap-anywhere ${size}`}>
      {telugu}
    </span>
  );
};

/** What is seen of a choice that is picked by its Telugu. */
export const teluguFace = ({ telugu }: Pick<Sample, 'telugu'>) => <TeluguFace telugu={telugu} />;

export const isLong = ({ telugu }: Pick<Sample, 'telugu'>): boolean => telugu.length > LETTERS * 2;
