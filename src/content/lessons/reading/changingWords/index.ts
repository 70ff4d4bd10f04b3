export { allSigns as changingWords } from '../allSigns';
