/** What tests the patterns of a definition; a bundler for browsers takes `patternsInBrowser.ts` instead. */
export { nodePatterns as hostPatterns } from '../lib/patterns/node.js';
