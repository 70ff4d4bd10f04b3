import { functionFindings, parameterFindings, secretFindings } from './functionFindings.mjs';
import {
  addressFindings,
  buildFindings,
  keyFindings,
  machineFindings,
  nameFindings,
  projectFindings,
} from './pageFindings.mjs';

const CHECKS = [
  machineFindings,
  nameFindings,
  projectFindings,
  addressFindings,
  keyFindings,
  buildFindings,
  functionFindings,
  parameterFindings,
  secretFindings,
];

/** One sentence per problem, with its fix. @param {import('./facts.mjs').Facts} facts */
export const findingsOf = (facts) => CHECKS.flatMap((check) => check(facts));
