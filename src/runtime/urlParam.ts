/** The value of a parameter of the page's URL; '' if there is none. The first one counts. */
export function findUrlParam(name: string): string {
  return new URLSearchParams(window.location.search).get(name) || '';
}
