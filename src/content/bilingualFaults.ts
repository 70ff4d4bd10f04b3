// Finds mistakes in bilingual texts, for the tests of the content.
import type { Bilingual } from '../domain/bilingual';

const isBilingual = (value: object): value is Bilingual => 'en' in value && 'te' in value;

/** All bilingual texts at any depth. */
function bilingualTexts(content: unknown): readonly Bilingual[] {
  if (typeof content !== 'object' || content === null) return [];
  return isBilingual(content) ? [content] : Object.values(content).flatMap(bilingualTexts);
}

const withoutNames = (text: string, names: readonly string[]) =>
  names.reduce((left, name) => left.replaceAll(name, ''), text);

function faultsOf({ en, te }: Bilingual, latinNames: readonly string[]): string[] {
  const faults = [
    [en.trim() === '' || te.trim() === '', 'has one language only'],
    [[en, te].some((text) => text !== text.normalize('NFC')), 'is not in Unicode’s composed form'],
    [[en, te].some((text) => text !== text.trim() || /\s\s/.test(text)), 'has a space too many'],
    [!/\p{Script=Latin}/u.test(en), 'has no English'],
    [!/\p{Script=Telugu}/u.test(te), 'has no Telugu'],
    [/\p{Script=Latin}/u.test(withoutNames(te, latinNames)), 'has Latin letters in its Telugu'],
  ] as const;
  return faults.filter(([found]) => found).map(([, fault]) => `“${en}” · “${te}” ${fault}`);
}

/**
 * One message per mistake. Content without any text is a mistake too.
 * @param latinNames names that stay in Latin letters in Telugu texts
 */
export function bilingualFaults(content: unknown, latinNames: readonly string[] = []): string[] {
  const texts = bilingualTexts(content);
  return texts.length === 0 ? ['There is no text'] : texts.flatMap((text) => faultsOf(text, latinNames));
}
