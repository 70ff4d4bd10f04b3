import { explanationPrompt, questionsPrompt, translationPrompt } from './prompts';

const QUOTED = /^(?:Text: |- )<<<(.*)>>>$/u;
const quotationIn = (line: string) => QUOTED.exec(line)?.[1];

const numberIn = (lines: readonly string[], pattern: RegExp): number | null => {
  const digits = lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
  return digits === undefined ? null : Number(digits);
};

/**
 * Whether one of our own prompts stands round the text, letter by letter: what is quoted is taken out, and the prompt
 * made again from it. A server that holds a model's key can so refuse everything else.
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
