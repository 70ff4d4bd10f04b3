export { allSigns as polluAndSunna } from '../allSigns';
