export { ensureValidators as default } from '../scripts/lib/validators.mjs';
