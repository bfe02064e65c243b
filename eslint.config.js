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
    'max-lines': ['error', { max: 450, skipComments: true }],
    'svelte/no-at-html-tags': 'error',
    'svelte/no-navigation-without-resolve': 'off',
    // Maps and Sets inside state classes are plain on purpose: the fields hold what screens react to.
    'svelte/prefer-svelte-reactivity': 'off'
  }
});
