import { addFormComponents, createFormValidator } from '@sjsf/ajv8-validator';
import { theme } from '@sjsf/basic-theme';
import '@sjsf/basic-theme/css/basic.css';
import '@sjsf/basic-theme/extra-widgets/textarea-include';
import { BasicForm, createForm } from '@sjsf/form';
import '@sjsf/form/fields/extra/enum-include';
import { createFormIdBuilder } from '@sjsf/form/id-builders/modern';
import { createFormMerger } from '@sjsf/form/mergers/modern';
import { resolver } from '@sjsf/form/resolvers/compat';
import { translation } from '@sjsf/form/translations/en';
import { mount } from 'svelte';
import { generateForm } from '../form.js';
import { conditionalSchema, multilineIds } from './translations.js';

// Without it, Ajv warns of each date.
const ajvPlugins = (ajv) => addFormComponents(ajv).addFormat('date-time', true);

/** sjsf with the plain controls of its basic theme. */
window.mountForm = (...form) => {
  const definition = generateForm(...form);
  const { schema, order, data } = conditionalSchema(definition);
  const multiline = { 'ui:components': { textWidget: 'textareaWidget' }, 'ui:options': { textarea: { rows: 3 } } };
  const state = createForm({
    ...{ theme, translation, resolver, schema, initialValue: data },
    ...{ merger: createFormMerger, idBuilder: createFormIdBuilder },
    validator: () => createFormValidator({ ajvPlugins }),
    uiSchema: {
      'ui:options': { order },
      ...Object.fromEntries(multilineIds(definition).map((id) => [id, multiline]))
    }
  });
  mount(BasicForm, { target: document.querySelector('main'), props: { form: state } });
};
