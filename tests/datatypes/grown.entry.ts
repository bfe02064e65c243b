/** What `eighteenth.test.ts` uses of a copy of the sources. */
export { check } from '../../src/lib/ascdata/check.js';
export { ascdataSchema } from '../../src/lib/datatypes/schema.js';
export { registry } from '../../src/lib/datatypes/registry.js';
export { structure } from '../../src/lib/datatypes/validators.generated.js';
export { DefinitionSchema } from '../../src/lib/definition/properties.js';
export { EditorState } from '../../src/lib/form/state.svelte.js';
export { comparePackages } from '../../src/lib/package/compare/compare.js';
export { planValues } from '../../src/lib/package/compare/plan.js';
export { sentenceOf } from '../../src/lib/package/compare/sentences.js';
