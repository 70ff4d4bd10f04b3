import { told } from './commands';
import { placesAt } from './complements';
import type { Draft } from './draft';
import type { Context } from './named';
import { namedAt } from './nounPhrase';
import { openQuestion } from './questions';
import { statement, thereIs, today, yesNo } from './statements';
import { BUILD } from './why';

/** "Red car", "two cats", "in the house". */
export function phraseOnly(context: Context): Draft | null {
  for (const named of namedAt(context, 0, 'object')) {
    const pieces = named.render('plain');
    if (!pieces || named.next !== context.tokens.length || named.kind === 'pronoun') continue;
    const build = [
      ...(named.hasAdjective === true ? [BUILD.describesFirst] : []),
      ...(named.hasArticle === true ? [BUILD.noArticle] : []),
    ];
    return { pieces, build, end: '' };
  }
  for (const { pieces, next } of placesAt(context, 0, null)) {
    if (next === context.tokens.length) return { pieces, build: [BUILD.endings], end: '' };
  }
  return null;
}

/** A sentence in one of the patterns we are sure of. */
export const sentence = (context: Context): Draft | null =>
  today(context) ?? thereIs(context) ?? openQuestion(context) ?? yesNo(context) ?? statement(context) ?? told(context);
