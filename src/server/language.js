/**
 * The language that a browser likes best of ours.
 * @param {string | null | undefined} accepted `Accept-Language`; of a long one the first 1,000 characters count
 * @returns {'en' | 'de'} English where it likes neither
 */
export function acceptedLanguage(accepted) {
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
  return liked.find(({ language }) => language === 'en' || language === 'de')?.language === 'de' ? 'de' : 'en';
}
