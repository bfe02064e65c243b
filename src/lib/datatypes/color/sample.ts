import type { Sample } from '../shared/testing.js';

export const sample: Sample = {
  element: {
    Id: 'Color',
    DisplayName: 'Background',
    DataType: 'color',
    Value: '#1A2B3C',
    Translations: { de: { DisplayName: 'Hintergrund' } }
  },
  options: {
    UseRGBA: [false, true, 1]
  },
  exactForms: [{}, { UseRGBA: true }],
  good: ['#1A2B3C', '#000000', '#FFFFFF'],
  bad: [
    ['#1a2b3c', ['value-spelling']],
    ['#FFF', ['value-type']],
    ['red', ['value-type']],
    ['', ['value-missing']],
    ['#GG0000', ['value-type']],
    ['rgba(1,2,3,0.5)', ['value-type']],
    [255, ['value-type']],
    ['#1A2B3C', ['value-spelling'], { UseRGBA: true }],
    ['rgba(1, 2, 3, 0.50)', ['value-spelling'], { UseRGBA: 1 }],
    ['rgba(256,0,0,1)', ['value-type'], { UseRGBA: true }],
    ['rgba(0,0,0,1.1)', ['value-type'], { UseRGBA: true }],
    ['rgba(0,0,0)', ['value-type'], { UseRGBA: true }]
  ],
  conditions: [
    ['#1A2B3C', '==', '#1a2b3c', true],
    ['#1A2B3C', '==', 'rgba(26,43,60,1)', true],
    ['#1A2B3C', '!=', 'rgba(26,43,60,0.5)', true],
    ['#1A2B3C', '?', '#1A2B3C', true],
    ['#1A2B3C', '?', true, true],
    ['', '?', true, false],
    ['', '?', false, true],
    ['#1A2B3C', '==', 'blue', undefined],
    ['#1A2B3C', '?', 7, undefined],
    ['rgba(26,43,60,0.5)', '==', 'rgba(26, 43, 60, .5)', true, { UseRGBA: true }]
  ]
};
