import { isHuman } from '../grammar/nounKinds';
import type { Person } from '../grammar/person';
import { PRONOUNS } from '../grammar/pronouns';
import { type Tense, type Verb, verbOf } from '../grammar/verb';
import type { Complements } from './complements';
import type { VerbMatch } from './lexicon';
import type { Named } from './named';
import { BODY, DRINKS, FOOD_VERBS, GAMES, PUT_ON, RIDDEN_IN, TIED_ON, WORN } from './nounUses';
import type { Piece } from './piece';

const list = (text: string): ReadonlySet<string> => new Set(text.split('|'));
/** The things that can do each action; a sentence with any other thing as subject is refused. */
const THINGS_DO: Readonly<Record<string, ReadonlySet<string>>> = {
  come: list('వాన|పండుగ|ఉగాది|సంక్రాంతి|దీపావళి|దసరా|ఎండాకాలం|వానాకాలం|చలికాలం'),
  stop: list('వాన|ఆట|పాట|గడియారం'),
  fly: list('విమానం|గాలిపటం|హెలికాప్టర్|రాకెట్|బుడగ|డ్రోన్'),
  grow: list('చెట్టు|మొక్క|జుట్టు|గోరు|గడ్డి|పువ్వు'),
  fall: list('పుస్తకం|బంతి|చెట్టు|కుర్చీ|గ్లాసు|పెన్ను|పెన్సిల్|బొమ్మ|గోడ|కుండ|ఫోన్'),
};
const VEHICLES_DO = ['come', 'go', 'stop'];

export const mayDo = (subject: Named, verb: VerbMatch): boolean => {
  if (subject.kind !== 'thing') return true;
  if (RIDDEN_IN.has(subject.word) && VEHICLES_DO.includes(verb.base)) return true;
  return THINGS_DO[verb.base.replace(/ down$/u, '')]?.has(subject.word) ?? false;
};

/** Whether the tense fits the times named: "I go yesterday" is refused. */
export const fitsTime = ({ times }: Complements, tense: Tense): boolean =>
  times.every(({ when }) => {
    if (when === 'past') return tense === 'past';
    if (when === 'future') return tense !== 'past';
    return when !== 'now' || tense !== 'past';
  });

type Chosen = { readonly verb: Verb; readonly object: Piece[] | null };

/** Verbs that take a person as their object; "open" and "eat" do not. */
const DONE_TO_PEOPLE = list(
  'see|look|watch|look for|search|call|meet|help|ask|tell|give|teach|show|hit|push|pull|chase|praise|scold|forgive|bless|protect|carry|catch|hold|' +
    'touch|forget|remember|believe|feed|greet|comfort|recognise|kick',
);
/** Verbs that take only a person or an animal as their object. */
const ONLY_TO_PEOPLE = list('call|meet|help|praise|scold|forgive|bless|chase|greet|comfort');

const verbNamed = (name: string): Verb | null => verbOf(name);

/** Chooses the Telugu verb for the object: wearing a cap and wearing a shirt are different verbs. */
export function chooseVerb(
  match: VerbMatch,
  { object, recipient, places }: Complements,
  owner: Person | null,
  isObjectAsked = false,
): Chosen | null {
  const { base, verb, frame } = match;
  // Walking to a destination is నడిచి వెళ్లడం.
  if (base === 'walk' && places.some(({ telugu }) => /క[ిు]$/u.test(telugu))) return wrap(verbNamed('నడిచి వెళ్లడం'), []);
  if (object === null) {
    // "Bring him" is ambiguous: "him" may be the object or the recipient.
    if (recipient !== null && ['bring', 'send'].includes(base)) return null;
    // In "What did you do?" the question word is the object.
    if (isObjectAsked) return { verb, object: [] };
    if (base === 'cook') return wrap(verbNamed('వంట చేయడం'), []);
    if (base === 'draw') return wrap(verbNamed('బొమ్మ గీయడం'), []);
    if (['do', 'put', 'wear', 'make', 'use'].includes(base)) return null;
    return { verb, object: [] };
  }
  // "Put" needs a place.
  if (base === 'put' && places.length === 0) return null;
  const { word, kind } = object;
  const plain = object.render('plain');
  if (base === 'play') return GAMES.has(word) ? wrap(verbNamed('ఆడడం'), plain) : null;
  if (base === 'wear' || base === 'put on') {
    if (PUT_ON.has(word)) return wrap(verbNamed('పెట్టుకోవడం'), plain);
    if (TIED_ON.has(word)) return wrap(verbNamed('కట్టుకోవడం'), plain);
    return WORN.has(word) ? { verb, object: plain } : null;
  }
  if (base === 'wash' && BODY.has(word)) {
    // Washing one's own hands is another verb: చేతులు కడుక్కుంటాను.
    const isOwn = owner !== null && object.owner !== undefined && PRONOUNS[object.owner].person === owner;
    return isOwn ? wrap(verbNamed('కడుక్కోవడం'), plain?.slice(1) ?? null) : null;
  }
  // In Telugu one "does" a meal: భోజనం చేయడం.
  if (base === 'eat' && word.endsWith('భోజనం')) return wrap(verbNamed('చేయడం'), plain);
  if (base === 'wash' && word === 'బట్టలు') return wrap(verbNamed('ఉతకడం'), plain);
  if (base === 'drink' && !DRINKS.has(word) && object.pronoun === undefined) return null;
  if (base === 'do' && !['ఇంటిపని', 'పని', 'హోంవర్క్'].includes(word)) return null;
  if (base === 'catch' && RIDDEN_IN.has(word)) return null;
  if (base === 'catch' && word === 'చేప') return wrap(verbNamed('పట్టడం'), plain);
  if (base === 'take' && ['ఫొటో', 'చిత్రం'].includes(word)) return null;
  const isPerson =
    kind === 'pronoun' ? !['this', 'that', 'these', 'those'].includes(object.pronoun ?? '') : isHuman(kind);
  if (isPerson && !DONE_TO_PEOPLE.has(base)) return null;
  if (!isPerson && kind === 'thing' && ONLY_TO_PEOPLE.has(base)) return null;
  if (base === 'climb') return kind === 'thing' ? { verb, object: plain } : null;
  if (kind === 'thing' || FOOD_VERBS.has(base))
    return { verb, object: kind === 'pronoun' ? object.render('object') : plain };
  // One helps "to" somebody in Telugu.
  if (frame.personIsTo === true && recipient === null && base === 'help') return { verb, object: object.render('to') };
  if (object.isJoined === true) return null;
  return { verb, object: object.render('object') };
}

const wrap = (verb: Verb | null, object: Piece[] | null): Chosen | null => (verb && object ? { verb, object } : null);
