import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { generateForm } from '../form.js';
import { controls } from './translations.js';

/** JSON Forms with the renderers that draw plain controls; its others bring a whole library of components. */
window.mountForm = (...form) => {
  const element = createElement(JsonForms, {
    ...controls(generateForm(...form)),
    renderers: vanillaRenderers,
    cells: vanillaCells,
    // As on a page that keeps the data.
    onChange: () => {}
  });
  createRoot(document.querySelector('main')).render(element);
};
