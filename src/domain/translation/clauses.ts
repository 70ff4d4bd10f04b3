import { draftCommand } from './commands';
import { placesAt } from './complements';
import type { Draft } from './draft';
import type { Context } from './named';
import { namedAt } from './nounPhrase';
import { draftOpenQuestion } from './questions';
import { draftStatement, draftThereIs, draftToday, draftYesNoQuestion } from './statements';
import { BUILD } from './why';

/** A phrase that is not a sentence: "red car", "two cats", "in the house". */
export function draftPhrase(context: Context): Draft | null {
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

/** Tries the sentence patterns that the grammar is sure of, one after the other. */
export const draftSentence = (context: Context): Draft | null =>
  draftToday(context) ??
  draftThereIs(context) ??
  draftOpenQuestion(context) ??
  draftYesNoQuestion(context) ??
  draftStatement(context) ??
  draftCommand(context);
