import { memo } from 'react';
import type { Note } from '../../scripts/proofreading/note.mjs';
import type { ShownText } from '../../scripts/proofreading/shownTexts.mjs';
import { joined, lineText, pageTexts } from './pageTexts';
import { TextCell } from './TextCell';

type Props = {
  text: ShownText;
  english: Note | undefined;
  telugu: Note | undefined;
  onNote: (note: Note) => void;
};

const Missing = ({ words }: { words: string }) => <p className="type-small text-muted">{words}</p>;

export const TextRow = memo(({ text, english, telugu, onNote }: Props) => {
  const { en, te, key } = text;
  const line = te?.line ?? en?.line ?? 0;
  return (
    <li className="border-t border-line py-4">
      <p className="type-small mb-2 break-words text-muted">{joined(key, lineText(line))}</p>
      <div className="grid gap-4 md:grid-cols-2 md:gap-8">
        {en ? (
          <TextCell text={text} side={en} language="en" note={english} onNote={onNote} />
        ) : (
          <Missing words={pageTexts.noEnglish} />
        )}
        {te ? (
          <TextCell text={text} side={te} language="te" note={telugu} onNote={onNote} />
        ) : (
          <Missing words={pageTexts.noTelugu} />
        )}
      </div>
    </li>
  );
});
