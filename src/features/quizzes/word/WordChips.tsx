type Props = { title: string; words: readonly string[]; onTake: (word: string) => void };

export const WordChips = ({ title, words, onTake }: Props) =>
  words.length > 0 && (
    <div className="flex flex-wrap items-center gap-2.5">
      <p className="text-muted">{title}</p>
      {words.map((word) => (
        <button
          key={word}
          type="button"
          onClick={() => onTake(word)}
          className="touch rounded-full border-2 border-line bg-card px-4 py-1.5 font-semibold text-indigo hover:border-edge"
        >
          {word}
        </button>
      ))}
    </div>
  );
