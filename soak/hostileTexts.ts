// Texts that are known to break programs.

export const MARKUP = [
  '<script>window.taken = true</script>',
  '<img src=x onerror="window.taken = true">',
  '"><svg onload=window.taken=true>',
  'javascript:window.taken=true',
  '{{constructor.constructor("window.taken=true")()}}',
  '${7*7}',
  '</title></style></script><script>window.taken=true</script>',
  '<a href="javascript:window.taken=true">x</a>',
] as const;

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202Etxet',
  'అ\u200C్\u200D',
  '్్్్',
  'ాాా',
  '👩‍👩‍👧‍👦',
  '\uFEFF',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '0x10',
  '١٢٣',
  '౧౨౩',
  '9999999999999999999999',
  '$t(title)',
  '{{name}}',
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  'a'.repeat(5_000),
  'క్ష్మ్య'.repeat(500),
  'ఖ '.repeat(2_000),
] as const;

export const HOSTILE_TEXTS: readonly string[] = [...MARKUP, ...ODD_TEXTS];
