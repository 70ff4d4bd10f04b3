export { allSigns as threeLetters } from '../allSigns';
