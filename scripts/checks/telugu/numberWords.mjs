// Number words up to one hundred in both languages. A Telugu word lacks its last sign, which endings change: పది, పదో,
// పదింటికి.

const TELUGU_UNITS = [
  ...['సున్నా', 'ఒక', 'రెండ', 'మూడ', 'నాలుగ', 'ఐద', 'ఆర', 'ఏడ', 'ఎనిమిద', 'తొమ్మిద', 'పద', 'పదకొండ', 'పన్నెండ', 'పదమూడ'],
  ...['పద్నాలుగ', 'పదిహేన', 'పదహార', 'పదిహేడ', 'పద్దెనిమిద', 'పంతొమ్మిద'],
];
const TELUGU_TENS = ['', '', 'ఇరవై', 'ముప్పై', 'నలభై', 'యాభై', 'అరవై', 'డెబ్బై', 'ఎనభై', 'తొంభై'];
const ENGLISH_UNITS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** @param {number} number @param {readonly string[]} units @param {readonly string[]} tens @param {string} between */
function below100(number, units, tens, between) {
  if (number < 20) return units[number];
  const ten = tens[Math.floor(number / 10)];
  return number % 10 === 0 ? ten : `${ten}${between}${units[number % 10]}`;
}

/** @param {string} number in digits @param {'en' | 'te'} language @param {string} text */
export function isWrittenInWords(number, language, text) {
  const value = Number(number);
  if (!Number.isInteger(value) || value > 100) return false;
  if (language === 'te') {
    const words = value === 100 ? '(?:వంద|నూర)' : below100(value, TELUGU_UNITS, TELUGU_TENS, ' ');
    return new RegExp(`(?<![\\u0c00-\\u0c7f])${words}`, 'u').test(text);
  }
  const words = value === 100 ? 'hundred' : below100(value, ENGLISH_UNITS, ENGLISH_TENS, '[- ]');
  return new RegExp(`\\b${words}`, 'iu').test(text);
}
