// npm run doctor: reports what is missing or wrong in this folder's configuration before you deploy it.
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
ensureDependencies();
const { examine, report } = await import('./doctor/examine.mjs');

const findings = await examine(root);
for (const line of report(findings)) console.log(line);
process.exit(findings.some(({ level }) => level === 'wrong') ? 1 : 0);
