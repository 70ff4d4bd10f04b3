export { schema } from '../write-letter/schema';
