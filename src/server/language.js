/**
 * The browser's preferred language among ours.
 * @template {string} Language
 * @param {string | null | undefined} accepted `Accept-Language`; only the first 1,000 characters count
 * @param {readonly Language[]} ours
 * @returns {Language | undefined} undefined if it accepts none of them
 */
export function acceptedLanguage(accepted, ours) {
  const liked = (accepted ?? '')
    .slice(0, 1000)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return liked.flatMap(({ language }) => ours.find((each) => each === language) ?? [])[0];
}
