import type { Entry } from '../../domain/lesson/entry';

/** What something means: its picture and its English. */
export const Meaning = ({ entry: { picture, english } }: { entry: Entry }) => (
  <p className="grid justify-items-center text-center">
    {picture !== undefined && (
      <span aria-hidden="true" className="text-[4rem] leading-tight">
        {picture}
      </span>
    )}
    {english !== undefined && (
      <span data-asked lang="en" className="text-2xl font-semibold wrap-anywhere">
        {english}
      </span>
    )}
  </p>
);
