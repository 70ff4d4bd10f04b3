export { allSigns as doubledLetters } from '../allSigns';
