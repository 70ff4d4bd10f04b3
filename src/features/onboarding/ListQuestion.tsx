import type { Entries } from '../../domain/learner/onboarding';
import type { PreferenceList } from '../../domain/learner/preferences';
import { SuggestionTiles } from './SuggestionTiles';
import { WrittenEntries } from './WrittenEntries';

type Props = {
  labeledBy: string;
  list: PreferenceList;
  entries: Entries;
  onChange: (entries: Entries) => void;
};

/** The learner taps any number of pictures; the picks appear below as text that can be edited. */
export const ListQuestion = ({ labeledBy, ...answer }: Props) => (
  <div className="grid gap-6">
    <SuggestionTiles labeledBy={labeledBy} {...answer} />
    <WrittenEntries {...answer} />
  </div>
);
