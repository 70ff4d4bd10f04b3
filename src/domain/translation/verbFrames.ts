/** The complements of an English verb and how Telugu renders them. A verb without a frame is not translated. */
export type Frame = {
  /** Things have no ending before the verb; people and animals take -ని or -ను. */
  readonly takesObject: boolean;
  /** The person takes -కి or -కు: "help me", "tell me". */
  readonly personIsTo?: boolean;
  /** Takes a recipient and an object: "give me water". */
  readonly takesRecipient?: boolean;
  /** Takes a destination: బడికి, ఇక్కడికి. */
  readonly goesSomewhere?: boolean;
  /** "Is sitting" describes a posture already taken: కూర్చుని ఉంది. */
  readonly isPosture?: boolean;
};

const PLAIN: Frame = { takesObject: false };
const WITH_OBJECT: Frame = { takesObject: true };

const frames = (verbs: string, frame: Frame): [string, Frame][] => verbs.split('|').map((verb) => [verb, frame]);

export const FRAMES: ReadonlyMap<string, Frame> = new Map([
  ...frames(
    'sleep|laugh|smile|cry|weep|jump|swim|fly|dance|bathe|take a bath|work|wake up|get up|play|speak|talk|think|crawl|tremble|' +
      'clap|hurry|hide|shout|pray|run away|breathe|fight|stop|fall|fall down|slip|grow|lose|win|hang|live',
    PLAIN,
  ),
  ...frames('come|go|run|walk|return', { takesObject: false, goesSomewhere: true }),
  ...frames('sit|sit down|stand|stand up', { takesObject: false, isPosture: true }),
  ...frames(
    'eat|drink|read|write|see|look|watch|listen|hear|climb|sing|draw|cook|wash|wear|open|close|shut|take|buy|purchase|sell|learn|' +
      'sweep|throw|catch|hold|push|pull|count|search|look for|share|ask|carry|touch|lick|chew|swallow|kick|hit|' +
      'call|meet|chase|forget|praise|scold|forgive|bless|protect|choose|use|dig|wipe|fill|pour|press|fold|tie|cross|' +
      'do|make|build|sew|weave|mix|fry|boil|feed|celebrate|drive|remember|believe|find out|notice|plant|put|repair|peel|serve|roast|decorate|erase|measure|paste|wrap|knit|' +
      'heat up|clean up|switch on|switch off|explain|pronounce|greet|comfort|recognise|begin|finish|drop|squeeze',
    WITH_OBJECT,
  ),
  ...frames('help', { takesObject: true, personIsTo: true }),
  ...frames('give|tell|say|teach|show|send|bring', { takesObject: true, personIsTo: true, takesRecipient: true }),
]);

/** Verbs that the bank lacks or lists under another name. */
export const MORE_VERBS: readonly (readonly [english: string, telugu: string])[] = [
  ['watch', 'చూడడం'],
  ['sit down', 'కూర్చోవడం'],
  ['stand up', 'నిలబడడం'],
  ['live', 'ఉండడం'],
  ['do', 'చేయడం'],
  ['bring', 'తేవడం'],
  ['put', 'పెట్టడం'],
  ['meet', 'కలవడం'],
  ['call', 'పిలవడం'],
  ['hit', 'కొట్టడం'],
  ['fall', 'పడిపోవడం'],
  ['fall down', 'పడిపోవడం'],
];
