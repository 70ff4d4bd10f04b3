import { command, letUs } from '../grammar/verb';
import { complementsFrom } from './complements';
import { verbAt } from './doing';
import type { Draft } from './draft';
import { type Context, wordAt } from './named';
import { piece, span } from './piece';
import { chooseVerb, fitsTime } from './verbPhrase';
import { BUILD, WHY } from './why';

/** "Give me water", "Do not cry", "Please sit", "Let us play". */
export function draftCommand(context: Context): Draft | null {
  const isPolite = wordAt(context, 0) === 'please' || wordAt(context, context.tokens.length - 1) === 'please';
  const start = wordAt(context, 0) === 'please' ? 1 : 0;
  const trimmed =
    wordAt(context, context.tokens.length - 1) === 'please' && context.tokens.length > 1
      ? { ...context, tokens: context.tokens.slice(0, -1) }
      : context;
  const politePlaces = isPolite ? [start === 1 ? 0 : context.tokens.length - 1] : [];
  const isLetUs = wordAt(trimmed, start) === 'let' && wordAt(trimmed, start + 1) === 'us';
  const isForbidden = wordAt(trimmed, start) === 'do' && wordAt(trimmed, start + 1) === 'not';
  const from = start + (isLetUs || isForbidden ? 2 : 0);
  const found = verbAt(trimmed, from, ['base']);
  if (!found || (isLetUs && isPolite)) return null;
  for (const complements of complementsFrom(trimmed, found.next, found.match)) {
    const chosen = chooseVerb(found.match, complements, isLetUs ? 'all of us' : 'you');
    const recipient = complements.recipient?.render('to') ?? [];
    // "See you" is not a command.
    if (complements.object?.pronoun === 'you' || complements.recipient?.pronoun === 'you') continue;
    if (!chosen?.object || !fitsTime(complements, 'always') || (complements.recipient && recipient.length === 0))
      continue;
    const form = isLetUs ? letUs(chosen.verb) : command(chosen.verb, isPolite ? 'elder' : 'friend', isForbidden);
    const why = isLetUs
      ? WHY.letUs
      : isForbidden
        ? isPolite
          ? WHY.doNotPolite
          : WHY.doNot
        : isPolite
          ? WHY.polite
          : WHY.command;
    const places = [...politePlaces, ...span(start, from), ...span(from, found.next)];
    return {
      pieces: [
        ...(isLetUs && complements.also
          ? [piece('మనం', [start]), complements.also]
          : complements.also
            ? [piece('నువ్వు', [from]), complements.also]
            : []),
        ...complements.times.map((time) => time.piece),
        ...complements.places,
        ...recipient,
        ...chosen.object,
        ...complements.manners,
        piece(form, places, { wordId: found.match.wordId, why }),
      ],
      build: [BUILD.verbLast, BUILD.youUnsaid],
      end: '.',
    };
  }
  return null;
}
