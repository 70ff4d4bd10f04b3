/**
 * Most feelings come "to" the person: నాకు ఆకలిగా ఉంది. A few describe the person: నేను సంతోషంగా ఉన్నాను.
 * `noun` lists the words of the bank for the feeling.
 */
export type Feeling = {
  readonly english: readonly string[];
  readonly telugu: string;
  readonly noun: readonly string[];
  readonly describesPerson?: boolean;
};

export const FEELINGS: readonly Feeling[] = [
  { english: ['hungry'], telugu: 'ఆకలిగా', noun: ['hungry', 'hunger'] },
  { english: ['thirsty'], telugu: 'దాహంగా', noun: ['thirsty', 'thirst'] },
  { english: ['sad', 'unhappy'], telugu: 'బాధగా', noun: ['sad', 'sadness'] },
  { english: ['angry'], telugu: 'కోపంగా', noun: ['angry', 'anger'] },
  { english: ['afraid', 'scared'], telugu: 'భయంగా', noun: ['afraid', 'fear'] },
  { english: ['tired'], telugu: 'అలసటగా', noun: ['tiredness'] },
  { english: ['surprised'], telugu: 'ఆశ్చర్యంగా', noun: ['surprise'] },
  { english: ['bored'], telugu: 'విసుగ్గా', noun: ['boredom'] },
  { english: ['shy'], telugu: 'సిగ్గుగా', noun: ['shyness'] },
  { english: ['worried'], telugu: 'దిగులుగా', noun: ['worry'] },
  { english: ['happy', 'glad'], telugu: 'సంతోషంగా', noun: ['happy', 'happiness'], describesPerson: true },
  { english: ['ready'], telugu: 'సిద్ధంగా', noun: ['ready'], describesPerson: true },
  { english: ['quiet'], telugu: 'నిశ్శబ్దంగా', noun: ['quiet'], describesPerson: true },
];
