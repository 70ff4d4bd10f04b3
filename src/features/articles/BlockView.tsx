import type { ArticleBlock, TeluguExample } from '../../content/articles/article';
import { useSpeakLabels } from '../../i18n/speech';
import { useBilingual } from '../../i18n/useBilingual';
import { useOpenSpeech } from '../../state/session/ports';
import { LateSpeakButton } from '../../ui/speech/LateSpeakButton';

function Example({ telugu, meaning }: TeluguExample) {
  const pick = useBilingual();
  const labels = useSpeakLabels(telugu);
  const openSpeech = useOpenSpeech();
  return (
    <li className="flex items-center gap-4 rounded-tile border-l-4 border-turmeric bg-turmeric-tint px-5 py-3">
      <LateSpeakButton text={telugu} labels={labels} openSpeech={openSpeech} />
      <span>
        <span lang="te" className="block font-display text-2xl whitespace-pre-line">
          {telugu}
        </span>
        <span className="text-base">{pick(meaning)}</span>
      </span>
    </li>
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
      return (
        <ul className="grid gap-2.5">
          {block.items.map((example) => (
            <Example key={example.telugu} {...example} />
          ))}
        </ul>
      );
  }
}
