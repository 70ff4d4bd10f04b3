import type { Block, Item, Section } from '../../../domain/lesson/lessonContent';
import { useBilingual } from '../../../i18n/useBilingual';
import { useLanguage } from '../../../i18n/useText';
import { MixedText } from '../../../ui/MixedText';
import { Dialogue } from './blocks/Dialogue';
import { Gunintalu } from './blocks/Gunintalu';
import { Items } from './blocks/Items';
import { Letters } from './blocks/Letters';
import { Numbers } from './blocks/Numbers';
import { Sentences } from './blocks/Sentences';
import { TableView } from './blocks/TableView';

type Words = ReadonlyMap<string, Item>;

/** A part of a lesson. Its heading can be led to by the address. */
export function SectionView({ section: { id, title, text, blocks }, words }: { section: Section; words: Words }) {
  const language = useLanguage();
  const pick = useBilingual();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 grid-cols-1 gap-5 pt-3 md:pt-6"
    >
      <h2 id={`${id}-title`} className="text-2xl md:text-3xl">
        <MixedText text={pick(title)} language={language} />
      </h2>
      {text && (
        <div className="grid max-w-176 gap-3 text-lg">
          {text.map((paragraph) => (
            <p key={paragraph.en}>
              <MixedText text={pick(paragraph)} language={language} />
            </p>
          ))}
        </div>
      )}
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} words={words} />
      ))}
    </section>
  );
}

function BlockView({ block, words }: { block: Block; words: Words }) {
  switch (block.kind) {
    case 'letters':
      return <Letters letters={block.letters} />;
    case 'gunintalu':
      return <Gunintalu signs={block.signs} />;
    case 'items':
      return <Items items={block.items} />;
    case 'words':
      return <Items items={block.ids.flatMap((id) => words.get(id) ?? [])} />;
    case 'dialogue':
      return <Dialogue lines={block.lines} />;
    case 'numbers':
      return <Numbers from={block.from} to={block.to} />;
    case 'table':
      return <TableView table={block.table} />;
    case 'sentences':
      return <Sentences sentences={block.sentences} />;
  }
}
