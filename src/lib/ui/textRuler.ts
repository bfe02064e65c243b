/** How wide texts are in a font of the page: bold, so that they also fit while they are chosen. */
export function textRuler(size: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * Number.parseFloat(size) * 0.6;
  context.font = `600 ${size} ${getComputedStyle(document.body).fontFamily}`;
  return (text) => context.measureText(text).width;
}
