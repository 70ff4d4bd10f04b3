import { useId } from 'react';
import { Icon } from '../pictures/Icon';

type Props<P extends string> = {
  label: string;
  pictures: readonly P[];
  /** Describes a picture to a screen reader. */
  nameOf: (picture: P) => string;
  chosen: P | undefined;
  onChoose: (picture: P) => void;
};

/** One choice out of a few pictures, with none chosen at the start. */
export const PicturePicker = <P extends string>({ label, pictures, nameOf, chosen, onChoose }: Props<P>) => {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <div className="-mx-0.5 mt-1 grid max-w-sm grid-cols-6">
        {pictures.map((picture) => (
          <label key={picture} title={nameOf(picture)} className="touch relative grid cursor-pointer p-0.5">
            <input
              type="radio"
              name={group}
              aria-label={nameOf(picture)}
              checked={picture === chosen}
              onChange={() => onChoose(picture)}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="grid place-items-center rounded-tile border-2 border-transparent text-[1.75rem] leading-none! peer-checked:border-indigo peer-checked:bg-indigo-tint peer-hover:border-line peer-focus-visible:outline-3 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-indigo"
            >
              {picture}
            </span>
            {picture === chosen && (
              <span className="absolute top-0 right-0 grid size-5 place-items-center rounded-full bg-indigo text-on-indigo">
                <Icon name="check" className="size-3.5" />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
