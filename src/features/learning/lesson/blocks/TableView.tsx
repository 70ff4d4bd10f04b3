import type { Cell, Table } from '../../../../domain/lesson/lessonContent';
import { shownAndSaid } from '../../../../domain/script/signs';
import { useBilingual } from '../../../../i18n/useBilingual';
import { useLanguage } from '../../../../i18n/useText';
import { Icon } from '../../../../ui/pictures/Icon';
import { MixedText } from '../../../../ui/layout/MixedText';
import { ScrollArea } from '../../../../ui/layout/ScrollArea';
import { HeardButton } from '../HeardButton';
import { Latin } from '../latin';

/** A table whose Telugu can be heard. */
export function TableView({ table: { caption, columns, rows } }: { table: Table }) {
  const language = useLanguage();
  const pick = useBilingual();
  return (
    <ScrollArea label={pick(caption)} className="justify-self-start rounded-card border border-line shadow-card">
      <table className="border-collapse text-left">
        <caption className="px-4 pt-3 pb-2 text-left font-semibold text-indigo">
          <MixedText text={pick(caption)} language={language} />
        </caption>
        <thead>
          <tr className="border-b-2 border-line">
            {columns.map((column, at) => (
              <th
                key={at}
                scope="col"
                className="px-1.5 py-2 align-bottom font-semibold text-muted first:pl-4 last:pr-4 md:px-3"
              >
                <MixedText text={pick(column)} language={language} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className="border-b border-line last:border-0">
              {row.map((cell, place) =>
                place === 0 ? (
                  <th key={place} scope="row" className="py-2 pr-1.5 pl-4 font-normal md:pr-3">
                    <CellView cell={cell} />
                  </th>
                ) : (
                  <td key={place} className="px-1.5 py-2 last:pr-4 md:px-3">
                    <CellView cell={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function CellView({ cell }: { cell: Cell }) {
  const language = useLanguage();
  const pick = useBilingual();
  if ('text' in cell) return <MixedText text={pick(cell.text)} language={language} />;
  const { shown, said } = shownAndSaid(cell.telugu);
  return (
    <HeardButton
      text={said}
      name={shown}
      className="flex items-center gap-1.5 rounded-tile py-1 pr-2.5 pl-2 text-left md:gap-2 md:pr-4 md:pl-2.5"
    >
      <Icon name="speaker" className="size-4.5 text-turmeric-deep" />
      <span>
        <span lang="te" className="block text-xl whitespace-nowrap">
          {shown}
        </span>
        <Latin text={cell.telugu} className="type-small" />
        {cell.english && (
          <span lang="en" className="type-small block text-muted">
            {cell.english}
          </span>
        )}
      </span>
    </HeardButton>
  );
}
