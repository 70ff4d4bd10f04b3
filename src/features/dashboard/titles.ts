import { useLanguage } from '../../i18n/useText';

type Titled = { readonly title: string; readonly titleTelugu: string };
type Described = { readonly description: string; readonly descriptionTelugu: string };

/** Titles and descriptions of modules and lessons in the interface's language. */
export function useTitles() {
  const isTelugu = useLanguage() === 'te';
  return {
    titleOf: ({ title, titleTelugu }: Titled) => (isTelugu ? titleTelugu : title),
    descriptionOf: ({ description, descriptionTelugu }: Described) => (isTelugu ? descriptionTelugu : description),
  };
}

export const addressOf = (module: { readonly id: string }, lesson: { readonly id: string }): string =>
  `/dashboard/learning/${module.id}/${lesson.id}`;
