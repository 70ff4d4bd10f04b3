export { allSigns as twoKinds } from '../allSigns';
