import type { Entries } from '../../domain/learner/onboarding';
import type { PreferenceList } from '../../domain/learner/preferences';
import { SuggestionTiles } from './SuggestionTiles';
import { WrittenEntries } from './WrittenEntries';

type Props = {
  labelledBy: string;
  list: PreferenceList;
  entries: Entries;
  onChange: (entries: Entries) => void;
};

/** Pictures to touch, as many as one likes; below them what was picked stands as text, and one can write. */
export const ListQuestion = ({ labelledBy, ...answer }: Props) => (
  <div className="grid gap-6">
    <SuggestionTiles labelledBy={labelledBy} {...answer} />
    <WrittenEntries {...answer} />
  </div>
);
