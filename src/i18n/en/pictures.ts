export const en = {
  '🦚': 'peacock',
  '🐘': 'elephant',
  '🦜': 'parrot',
  '🐢': 'tortoise',
  '🐯': 'tiger',
  '🐒': 'monkey',
  '🦋': 'butterfly',
  '🐰': 'rabbit',
  '🥭': 'mango',
  '🍌': 'banana',
  '🥥': 'coconut',
  '🍇': 'grapes',
} as const;
