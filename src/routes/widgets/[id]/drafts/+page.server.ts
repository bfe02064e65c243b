export { editorPage as load } from '../widgetPage.server.js';
