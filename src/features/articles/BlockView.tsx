import type { ArticleBlock, TeluguExample } from '../../content/articles/article';
import { useBilingual } from '../../i18n/useBilingual';

function Examples({ items }: { items: readonly TeluguExample[] }) {
  const pick = useBilingual();
  return (
    <ul className="grid gap-2.5">
      {items.map(({ telugu, meaning }) => (
        <li key={telugu} className="rounded-tile border-l-4 border-turmeric bg-turmeric-tint px-5 py-3">
          <span lang="te" className="block font-display text-2xl whitespace-pre-line">
            {telugu}
          </span>
          <span className="text-base">{pick(meaning)}</span>
        </li>
      ))}
    </ul>
  );
}

export function BlockView({ block }: { block: ArticleBlock }) {
  const pick = useBilingual();
  switch (block.kind) {
    case 'paragraph':
      return <p>{pick(block.text)}</p>;
    case 'heading':
      return <h2 className="mt-5 text-2xl md:text-3xl">{pick(block.text)}</h2>;
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-6 marker:text-vermilion">
          {block.items.map((item) => (
            <li key={item.en}>{pick(item)}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="grid list-decimal gap-3 pl-7 marker:font-bold marker:text-indigo">
          {block.items.map((item) => (
            <li key={item.en}>{pick(item)}</li>
          ))}
        </ol>
      );
    case 'examples':
      return <Examples items={block.items} />;
  }
}
