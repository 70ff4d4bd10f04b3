import type { Choice } from '../../scripts/proofreading/search.mjs';
import { Field } from '../../src/ui/controls/Field';
import { Select } from '../../src/ui/controls/Select';
import { Switch } from '../../src/ui/controls/Switch';
import { pageTexts } from './pageTexts';

type Props = {
  choice: Choice;
  places: readonly { place: string; count: number }[];
  onChoose: (choice: Choice) => void;
};

export const Filters = ({ choice, places, onChoose }: Props) => (
  <search className="grid items-start gap-x-6 gap-y-3 md:grid-cols-[2fr_1fr_1fr]">
    <Field
      label={pageTexts.search}
      hint={pageTexts.searchHint}
      type="search"
      value={choice.search}
      onChange={(event) => onChoose({ ...choice, search: event.currentTarget.value })}
    />
    <Select
      label={pageTexts.place}
      value={choice.place}
      options={[
        { value: '', label: pageTexts.allPlaces },
        ...places.map(({ place, count }) => ({ value: place, label: `${place} (${count})` })),
      ]}
      onChange={(event) => onChoose({ ...choice, place: event.currentTarget.value })}
    />
    <Switch
      label={pageTexts.notedOnly}
      checked={choice.isNotedOnly}
      onChange={(isNotedOnly) => onChoose({ ...choice, isNotedOnly })}
      className="md:mt-7"
    />
  </search>
);
