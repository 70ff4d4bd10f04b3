/** The language decides which voice reads the text, and its line height. */
export const langOf = (text: string): 'te' | 'en' => (/\p{Script=Telugu}/u.test(text) ? 'te' : 'en');
