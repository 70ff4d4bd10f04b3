/** Which voice of the page, and which line height, a text is for. */
export const langOf = (text: string): 'te' | 'en' => (/\p{Script=Telugu}/u.test(text) ? 'te' : 'en');
