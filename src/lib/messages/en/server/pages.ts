/** What a page says that could not be made. */
export default {
  outage: 'Not available at the moment',
  outageRetry: 'This page retries by itself.',
  notFound: 'Not found',
  badRequest: 'Bad request',
  internal: 'Internal error'
};
