import changes from './comparison/changes.js';
import conditions from './comparison/conditions.js';
import outcomes from './comparison/outcomes.js';
import widgetOptions from './comparison/widgetOptions.js';

export default { changes, conditions, outcomes, widgetOptions };
