import { packagePage } from '../widgetPage.server.js';

export const load = packagePage;
