/** The stems and forms from which a verb is conjugated. */
export type VerbParts = {
  /** The stem before -ాను, -ున్నాను, -ోంది: తాగుత-. */
  readonly now: string;
  /** The stem in ఆడతాను, where it differs from that in ఆడుతుంది and ఆడుతున్నాను; otherwise `now` is used. */
  readonly always?: string;
  /** The stem before -ాను, -ాడు: తాగ-. */
  readonly past: string;
  /** The past of "she" and "it": తింది. Formed by rule if missing. */
  readonly pastIt?: string;
  /** The command to a friend: తాగు. */
  readonly command: string;
  /** "Let us": తాగుదాం. */
  readonly letUs: string;
  /** "Having done": కూర్చుని. */
  readonly done?: string;
  /** The command to an elder, if it is not the infinitive with -ండి: రండి. */
  readonly politeCommand?: string;
};

/** Irregular verbs by the form before -డం or -వడం: చూడ, రా. */
export const VERB_EXCEPTIONS: Readonly<Record<string, VerbParts>> = {
  రా: { now: 'వస్త', past: 'వచ్చ', command: 'రా', letUs: 'వద్దాం', done: 'వచ్చి', politeCommand: 'రండి' },
  తే: { now: 'తెస్త', past: 'తెచ్చ', command: 'తే', letUs: 'తెద్దాం', done: 'తెచ్చి', politeCommand: 'తెండి' },
  తీసుకురా: {
    now: 'తీసుకొస్త',
    past: 'తీసుకొచ్చ',
    command: 'తీసుకురా',
    letUs: 'తీసుకొద్దాం',
    politeCommand: 'తీసుకురండి',
  },
  వెళ్ల: { now: 'వెళ్త', past: 'వెళ్ల', command: 'వెళ్లు', letUs: 'వెళ్దాం' },
  తీసుకెళ్ల: { now: 'తీసుకెళ్త', past: 'తీసుకెళ్ల', command: 'తీసుకెళ్లు', letUs: 'తీసుకెళ్దాం' },
  చూడ: { now: 'చూస్త', past: 'చూశ', command: 'చూడు', letUs: 'చూద్దాం' },
  ఎదురుచూడ: { now: 'ఎదురుచూస్త', past: 'ఎదురుచూశ', command: 'ఎదురుచూడు', letUs: 'ఎదురుచూద్దాం' },
  ఇవ్వ: { now: 'ఇస్త', past: 'ఇచ్చ', command: 'ఇవ్వు', letUs: 'ఇద్దాం' },
  చెప్ప: { now: 'చెప్త', past: 'చెప్ప', command: 'చెప్పు', letUs: 'చెప్దాం' },
  ఉండ: { now: 'ఉంట', past: 'ఉన్న', pastIt: 'ఉంది', command: 'ఉండు', letUs: 'ఉందాం' },
  మేల్కో: { now: 'మేల్కొంట', past: 'మేల్కొన్న', command: 'మేల్కో', letUs: 'మేల్కొందాం' },
  // Verbs in -య have different commands.
  చేయ: { now: 'చేస్త', past: 'చేశ', command: 'చెయ్యి', letUs: 'చేద్దాం' },
  వేయ: { now: 'వేస్త', past: 'వేశ', command: 'వెయ్యి', letUs: 'వేద్దాం' },
  తీయ: { now: 'తీస్త', past: 'తీశ', command: 'తియ్యి', letUs: 'తీద్దాం' },
  రాయ: { now: 'రాస్త', past: 'రాశ', command: 'రాయి', letUs: 'రాద్దాం' },
  గీయ: { now: 'గీస్త', past: 'గీశ', command: 'గియ్యి', letUs: 'గీద్దాం' },
  మూయ: { now: 'మూస్త', past: 'మూశ', command: 'ముయ్యి', letUs: 'మూద్దాం' },
  కోయ: { now: 'కోస్త', past: 'కోశ', command: 'కొయ్యి', letUs: 'కోద్దాం' },
  పోయ: { now: 'పోస్త', past: 'పోశ', command: 'పొయ్యి', letUs: 'పోద్దాం' },
  మోయ: { now: 'మోస్త', past: 'మోశ', command: 'మొయ్యి', letUs: 'మోద్దాం' },
  తోయ: { now: 'తోస్త', past: 'తోశ', command: 'తొయ్యి', letUs: 'తోద్దాం' },
  నేయ: { now: 'నేస్త', past: 'నేశ', command: 'నెయ్యి', letUs: 'నేద్దాం' },
  ఎగరేయ: { now: 'ఎగరేస్త', past: 'ఎగరేశ', command: 'ఎగరెయ్యి', letUs: 'ఎగరేద్దాం' },
  పడేయ: { now: 'పడేస్త', past: 'పడేశ', command: 'పడెయ్యి', letUs: 'పడేద్దాం' },
  // Verbs in -వ: నడుస్తాను, but చదువుతాను.
  చదవ: { now: 'చదువుత', past: 'చదివ', command: 'చదువు', letUs: 'చదువుదాం' },
  నడవ: { now: 'నడుస్త', past: 'నడిచ', command: 'నడువు', letUs: 'నడుద్దాం' },
  ఏడవ: { now: 'ఏడుస్త', past: 'ఏడ్చ', command: 'ఏడువు', letUs: 'ఏడుద్దాం' },
  తెరవ: { now: 'తెరుస్త', past: 'తెరిచ', command: 'తెరువు', letUs: 'తెరుద్దాం' },
  పిలవ: { now: 'పిలుస్త', past: 'పిలిచ', command: 'పిలువు', letUs: 'పిలుద్దాం' },
  గెలవ: { now: 'గెలుస్త', past: 'గెలిచ', command: 'గెలువు', letUs: 'గెలుద్దాం' },
  కలవ: { now: 'కలుస్త', past: 'కలిశ', command: 'కలువు', letUs: 'కలుద్దాం' },
  కొలవ: { now: 'కొలుస్త', past: 'కొలిచ', command: 'కొలువు', letUs: 'కొలుద్దాం' },
  అరవ: { now: 'అరుస్త', past: 'అరిచ', command: 'అరువు', letUs: 'అరుద్దాం' },
  తుడవ: { now: 'తుడుస్త', past: 'తుడిచ', command: 'తుడువు', letUs: 'తుడుద్దాం' },
  మడవ: { now: 'మడుస్త', past: 'మడిచ', command: 'మడువు', letUs: 'మడుద్దాం' },
  ఒలవ: { now: 'ఒలుస్త', past: 'ఒలిచ', command: 'ఒలువు', letUs: 'ఒలుద్దాం' },
  పరచ: { now: 'పరుస్త', past: 'పరిచ', command: 'పరుచు', letUs: 'పరుద్దాం' },
  లేవ: { now: 'లేస్త', past: 'లేచ', command: 'లే', letUs: 'లేద్దాం', politeCommand: 'లేవండి' },
  ఊడ్చ: { now: 'ఊడుస్త', past: 'ఊడ్చ', command: 'ఊడువు', letUs: 'ఊడుద్దాం' },
  // Other verbs.
  నెట్ట: { now: 'నెడుత', always: 'నెడత', past: 'నెట్ట', command: 'నెట్టు', letUs: 'నెడదాం' },
  వాడ: { now: 'వాడుత', always: 'వాడత', past: 'వాడ', command: 'వాడు', letUs: 'వాడదాం' },
  పంప: { now: 'పంపుత', past: 'పంప', command: 'పంపు', letUs: 'పంపుదాం' },
  కుట్ట: { now: 'కుడుత', always: 'కుడత', past: 'కుట్ట', command: 'కుట్టు', letUs: 'కుడదాం' },
  పుట్ట: { now: 'పుడుత', always: 'పుడత', past: 'పుట్ట', command: 'పుట్టు', letUs: 'పుడదాం' },
  చుట్ట: { now: 'చుడుత', always: 'చుడత', past: 'చుట్ట', command: 'చుట్టు', letUs: 'చుడదాం' },
};
