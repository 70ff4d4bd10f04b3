import { useLanguage } from './useText';

type Titled = { readonly title: string; readonly titleTelugu: string };
type Described = { readonly description: string; readonly descriptionTelugu: string };

/** Titles and descriptions of modules and lessons in the current language, and titles in the other one. */
export function useTitles() {
  const isTelugu = useLanguage() === 'te';
  return {
    titleOf: ({ title, titleTelugu }: Titled) => (isTelugu ? titleTelugu : title),
    otherOf: ({ title, titleTelugu }: Titled) => (isTelugu ? title : titleTelugu),
    otherLanguage: isTelugu ? 'en' : 'te',
    descriptionOf: ({ description, descriptionTelugu }: Described) => (isTelugu ? descriptionTelugu : description),
  } as const;
}
