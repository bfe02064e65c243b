import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { generateForm } from '../form.js';
import { conditionalSchema, multilineIds } from './translations.js';

/** react-jsonschema-form with its plain theme. The form keeps its data itself: as the page's state, all of it would render twice. */
window.mountForm = (...form) => {
  const definition = generateForm(...form);
  const { schema, order, data } = conditionalSchema(definition);
  const multiline = { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } };
  const uiSchema = {
    'ui:order': order,
    ...Object.fromEntries(multilineIds(definition).map((id) => [id, multiline]))
  };
  const element = createElement(Form, { schema, uiSchema, validator, initialFormData: data });
  createRoot(document.querySelector('main')).render(element);
};
