import type { ReactNode } from 'react';
import type { Block, Item, Section } from '../../../domain/lesson/lessonContent';
import { useBilingual } from '../../../i18n/useBilingual';
import { useLanguage } from '../../../i18n/useText';
import { MixedText } from '../../../ui/layout/MixedText';
import { Dialogue } from './blocks/Dialogue';
import { Gunintalu } from './blocks/Gunintalu';
import { Items } from './blocks/Items';
import { Letters } from './blocks/Letters';
import { Numbers } from './blocks/Numbers';
import { PassageView } from './blocks/PassageView';
import { Sentences } from './blocks/Sentences';
import { TableView } from './blocks/TableView';

type Words = ReadonlyMap<string, Item>;

type Props = {
  section: Section;
  words: Words;
  headingLevel: 'h1' | 'h2';
  /** Shown beside the heading. */
  note?: ReactNode;
};

/** The heading has an id, so that a URL hash can lead to it. */
export function SectionView({ section, words, headingLevel: Heading, note }: Props) {
  const { id, title, text, blocks } = section;
  const language = useLanguage();
  const pick = useBilingual();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`grid scroll-mt-6 grid-cols-1 gap-5 ${Heading === 'h2' ? 'pt-3 md:pt-6' : ''}`}
    >
      <Heading id={`${id}-title`} className="text-2xl md:text-3xl">
        <MixedText text={pick(title)} language={language} /> {note}
      </Heading>
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
        <BlockView key={at} block={block} words={words} subheading={Heading === 'h1' ? 'h2' : 'h3'} />
      ))}
    </section>
  );
}

type BlockProps = { block: Block; words: Words; subheading: 'h2' | 'h3' };

function BlockView({ block, words, subheading }: BlockProps) {
  switch (block.kind) {
    case 'letters':
      return <Letters letters={block.letters} />;
    case 'gunintalu':
      return <Gunintalu signs={block.signs} heading={subheading} />;
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
    case 'passage':
      return <PassageView passage={block.passage} heading={subheading} />;
  }
}
