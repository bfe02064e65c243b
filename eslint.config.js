import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// For Svelte components alone: everything else is oxlint's (.oxlintrc.json), which is far faster but cannot read them.
export default ts.config(js.configs.recommended, ...ts.configs.recommended, ...svelte.configs.recommended, {
  languageOptions: {
    globals: { ...globals.browser, ...globals.node },
    parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: ['.svelte'] }
  },
  rules: {
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'no-undef': 'off',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    complexity: ['error', { max: 22 }],
    eqeqeq: 'error',
    'max-depth': ['error', { max: 4 }],
    'max-lines': ['error', { max: 700, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'no-restricted-syntax': [
      'error',
      {
        selector: 'SvelteSpreadAttribute',
        // Svelte compares every spread attribute on each update. Without a single one its code for that leaves the build.
        message: 'Name the attributes: spreading them costs each mount and update.'
      },
      {
        selector:
          'SvelteElement[name.name="select"] > SvelteStartTag > :matches(SvelteAttribute[key.name="value"], SvelteDirective[kind="Binding"][key.name.name="value"], SvelteShorthandAttribute[key.name="value"])',
        // As above: Svelte watches each such select for new options.
        message: 'Use {@attach showing(value, options)} of ui/showing.ts.'
      }
    ],
    'svelte/no-at-html-tags': 'error',
    'svelte/no-navigation-without-resolve': 'off',
    // Maps and Sets inside state classes are plain on purpose: the fields hold what screens react to.
    'svelte/prefer-svelte-reactivity': 'off'
  }
});
