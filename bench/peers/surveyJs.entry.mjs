import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model, settings } from 'survey-core';
import 'survey-core/survey-core.fontless.css';
import { Survey } from 'survey-react-ui';
import { generateForm } from '../form.js';
import { questions } from './translations.js';

// The bench draws more frames than a screen does, and each would count.
settings.animationEnabled = false;

/** SurveyJS with its default look, without the fonts that this would fetch. */
window.mountForm = (...form) => {
  const { elements, data } = questions(generateForm(...form));
  // As in the others, each key counts, not only leaving the field.
  const model = new Model({ elements, textUpdateMode: 'onTyping', showQuestionNumbers: false });
  model.data = data;
  createRoot(document.querySelector('main')).render(createElement(Survey, { model }));
};
