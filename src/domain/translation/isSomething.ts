import { asPredicate } from '../grammar/adjective';
import { asked } from '../grammar/ends';
import { isHuman } from '../grammar/nounKinds';
import { ALWAYS_MANY } from '../grammar/nounTable';
import type { Person } from '../grammar/person';
import type { PronounName } from '../grammar/pronouns';
import { isNot } from '../grammar/verb';
import { type Being, type Draft, endOf } from './draft';
import { type Named, pronounNamed } from './named';
import { namedAt } from './nounPhrase';
import { type Piece, piece } from './piece';
import { BUILD, WHY, whyAgrees } from './why';

const MALE_ELDERS = ['నాన్న', 'తాతయ్య', 'మామయ్య', 'బాబాయి', 'పెదనాన్న'];
const FEMALE_ELDERS = ['అమ్మమ్మ', 'నానమ్మ', 'అత్తయ్య', 'పిన్ని', 'పెద్దమ్మ'];

/** Chooses the pronoun: "this" is ఇది for a thing, ఇతను for a boy, ఇవి for milk. Null if unsure. */
function chooseSubject(subject: Named, predicate: Named): Named | null {
  const { pronoun, from } = subject;
  const named = (name: PronounName) => pronounNamed(name, from);
  if (predicate.kind === 'pronoun') return null;
  const isPerson = isHuman(predicate.kind);
  const isNear = pronoun === 'this' || pronoun === 'these';
  if (pronoun === 'this' || pronoun === 'that') {
    // Milk is plural in Telugu (ఇవి పాలు), but "this is books" is not English.
    if (predicate.number === 'many') {
      return predicate.person === 'things' && ALWAYS_MANY.has(predicate.word)
        ? named(isNear ? 'these' : 'those')
        : null;
    }
    if (!isPerson) return subject;
    if (predicate.kind === 'man') return named(isNear ? 'heHere' : 'he');
    if (predicate.kind === 'woman' || FEMALE_ELDERS.includes(predicate.word)) return named(isNear ? 'sheHere' : 'she');
    return MALE_ELDERS.includes(predicate.word) ? named(isNear ? 'heElderHere' : 'heElder') : null;
  }
  if (pronoun === 'these' || pronoun === 'those') {
    if (predicate.number !== 'many') return null;
    return isPerson ? named(isNear ? 'theyHere' : 'they') : subject;
  }
  if (pronoun === 'they') {
    if (predicate.number !== 'many') return null;
    return isPerson ? subject : named('those');
  }
  if (pronoun === 'he') {
    if (FEMALE_ELDERS.includes(predicate.word) || predicate.kind === 'woman') return null;
    return predicate.kind === 'elder' ? named('heElder') : subject;
  }
  if (pronoun === 'she') return MALE_ELDERS.includes(predicate.word) || predicate.kind === 'man' ? null : subject;
  return subject;
}

/** Whether subject and predicate can be the same person or thing: a man is not a కూతురు. */
function fitsGender(subject: Named, predicate: Named): boolean {
  if (predicate.kind === 'pronoun' || subject.word === 'పేరు') return true;
  if (subject.kind === 'pronoun') {
    const isPersonal = [
      'I',
      'you',
      'he',
      'she',
      'we',
      'they',
      'heElder',
      'heHere',
      'sheHere',
      'theyHere',
      'heElderHere',
    ].includes(subject.pronoun ?? '');
    return isPersonal === isHuman(predicate.kind) || !isPersonal;
  }
  if (isHuman(subject.kind) !== isHuman(predicate.kind)) return false;
  const kinds = [subject.kind, predicate.kind];
  const names = [subject.word, predicate.word];
  if (
    MALE_ELDERS.includes(subject.word) !== MALE_ELDERS.includes(predicate.word) &&
    names.some((name) => FEMALE_ELDERS.includes(name))
  ) {
    return false;
  }
  return !(kinds.includes('man') && kinds.includes('woman'));
}

const isMansWord = (word: string) => word.endsWith('ుడు');
const WOMENS_WORDS = ['గాయని', 'నర్తకి'];

function friendOf(predicate: Named, subject: Named): Named | null {
  if (predicate.word !== 'స్నేహితుడు' || predicate.number === 'many') return predicate;
  if (subject.pronoun === 'he' || subject.pronoun === 'heHere' || subject.kind === 'man') return predicate;
  const isWoman = subject.pronoun === 'she' || subject.kind === 'woman';
  if (!isWoman) return null;
  return {
    ...predicate,
    kind: 'woman',
    word: 'స్నేహితురాలు',
    render: (form) => {
      const pieces = predicate.render(form);
      const last = pieces?.at(-1);
      return pieces && last && form === 'plain'
        ? [...pieces.slice(0, -1), { ...last, telugu: 'స్నేహితురాలు', why: WHY.friend }]
        : null;
    },
  };
}

/** "She is my friend." Telugu has no verb here. */
export function draftIdentity(clause: Being): Draft | null {
  for (const found of namedAt(clause.context, clause.from, 'object')) {
    if (found.next !== clause.context.tokens.length || found.kind === 'pronoun') continue;
    const predicate = friendOf(found, clause.subject);
    if (!predicate) continue;
    // "It is my birthday" is about today, not about a thing.
    if (clause.context.tokens[clause.subject.from]?.word === 'it' && /వారం$|పుట్టినరోజు|సెలవు|పండుగ/u.test(predicate.word))
      continue;
    const subject = clause.subject.kind === 'pronoun' ? chooseSubject(clause.subject, predicate) : clause.subject;
    if (!subject || !fitsGender(subject, predicate)) continue;
    const { person } = subject;
    if (person === null && !(subject.kind === 'person' && predicate.kind === 'person')) continue;
    const isOfWoman = subject.kind === 'woman' || subject.pronoun === 'she' || subject.pronoun === 'sheHere';
    if (isOfWoman && predicate.number === 'one' && isMansWord(predicate.word)) continue;
    if (!isOfWoman && WOMENS_WORDS.includes(predicate.word)) continue;
    const isMany = subject.number === 'many' || person === 'they' || person === 'things';
    if (isMany !== (predicate.number === 'many') && subject.word !== 'పేరు') continue;
    const pieces = predicate.render('plain');
    const before = subject.render('plain');
    const last = pieces?.at(-1);
    if (!pieces || !before || !last) continue;
    const ended = endedFor(last, person, predicate.kind !== 'thing' && predicate.kind !== 'animal', clause);
    if (!ended) continue;
    return {
      pieces: [...before, ...pieces.slice(0, -1), ...ended],
      build: [BUILD.noIs, ...(clause.isQuestion ? [WHY.asked] : [])],
      end: endOf(clause),
    };
  }
  return null;
}

function endedFor(
  last: Piece,
  person: Person | null,
  isPerson: boolean,
  { isNegative, isQuestion, bePlaces }: Being,
): Piece[] | null {
  const needsEnding = person === 'I' || person === 'you' || person === 'we';
  if (isNegative) {
    // With "I", "you", "we" and "they" the negation has several forms (నేను టీచర్‌ని కాదు), so it is refused.
    if (person === 'they' || needsEnding) return null;
    const not = isNot(person ?? 'she or it');
    return [last, piece(isQuestion ? asked(not) : not, bePlaces, { why: WHY.isNot })];
  }
  const form = needsEnding ? asPredicate(last.telugu, person) : last.telugu;
  // A question form such as రవా? or సోదరా? could be misunderstood.
  if (form === null || (isQuestion && (needsEnding || (isPerson && form.endsWith('ి'))))) return null;
  const why =
    form === last.telugu ? last.why : whyAgrees(person === 'I' ? 'నేను' : person === 'you' ? 'నువ్వు' : 'మేము', form);
  return [{ ...last, telugu: isQuestion ? asked(form) : form, ...(why ? { why } : {}) }];
}
