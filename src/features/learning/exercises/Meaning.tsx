import type { Sample } from '../../../domain/lesson/sample';

/** What something means: its picture and its English. */
export const Meaning = ({ sample: { picture, english } }: { sample: Sample }) => (
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
