import { explanationPrompt, questionsPrompt, translationPrompt } from './prompts';

const QUOTED = /^(?:Text: |- )<<<(.*)>>>$/u;
const quotationIn = (line: string) => QUOTED.exec(line)?.[1];

const numberIn = (lines: readonly string[], pattern: RegExp): number | null => {
  const digits = lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
  return digits === undefined ? null : Number(digits);
};

/**
 * Whether a prompt is exactly one of our own: rebuilds the prompts from the quoted texts and compares. A server that
 * holds a model's key can then refuse everything else.
 */
export function isTutorPrompt(prompt: string): boolean {
  const lines = prompt.split('\n');
  const text = quotationIn(lines.at(-1) ?? '');
  if (text === undefined) return false;
  const said = lines.slice(0, -1).flatMap((line) => quotationIn(line) ?? []);
  const grade = numberIn(lines, /^The child is in school grade (\d{1,2})\.$/u);
  const count = numberIn(lines, /^Write (\d{1,2}) different /u) ?? 0;
  return [
    explanationPrompt(text, said, grade),
    translationPrompt(text),
    questionsPrompt(text, count, 'medium'),
    questionsPrompt(text, count, 'hard'),
  ].includes(prompt);
}
