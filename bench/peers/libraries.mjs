/**
 * The form libraries, each with its most usual look and validator. `name`: of its entry. `hiding`: by which of its own means a
 * setting hides. `checks`: when Values are compared with what the form allows, by default.
 */
export const LIBRARIES = [
  {
    name: 'sjsf',
    title: 'sjsf',
    packages: ['@sjsf/form', '@sjsf/basic-theme', '@sjsf/ajv8-validator'],
    hiding: '`if` and `else` of JSON Schema',
    checks: 'on submitting'
  },
  {
    name: 'rjsf',
    title: 'react-jsonschema-form',
    packages: ['@rjsf/core', '@rjsf/validator-ajv8'],
    hiding: '`if` and `else` of JSON Schema',
    checks: 'on submitting'
  },
  {
    name: 'jsonForms',
    title: 'JSON Forms',
    packages: ['@jsonforms/react', '@jsonforms/vanilla-renderers'],
    hiding: 'the rule `HIDE` of its control',
    checks: 'on each change'
  },
  {
    name: 'surveyJs',
    title: 'SurveyJS',
    packages: ['survey-core', 'survey-react-ui'],
    hiding: '`visibleIf` of its question',
    checks: 'on completing'
  }
];

/** All that take part, by their pages: hand-written DOM and the editor come with the other benches. */
export const CONTENDERS = [
  { title: 'By hand', page: 'vanilla', hiding: '`hidden` on its row', checks: 'never' },
  ...LIBRARIES.map((library) => ({ ...library, page: `peers/${library.name}` })),
  { title: 'The whole editor', page: 'product/editor', hiding: '`Conditions`', checks: 'on each change' }
];
