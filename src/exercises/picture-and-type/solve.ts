// Typed like a heard word: the spelling is found by sound, meaning or picture.
export { solve } from '../hear-and-type/solve';
