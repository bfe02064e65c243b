import { Type } from 'typebox';
import type { TypeSchema } from '../../ascdata/schema.js';
import { flag } from '../shared/schemaParts.js';

const channel = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const alpha = '(?:0|1|0\\.[0-9]{0,2}[1-9])';

export const schema: TypeSchema = {
  /** `#RRGGBB`, or with UseRGBA `rgba(r,g,b,a)`. */
  Value: Type.Union([
    Type.String({ pattern: '^#[0-9A-F]{6}$' }),
    Type.String({ pattern: `^rgba\\((?:${channel},){3}${alpha}\\)$` })
  ]),
  Options: {
    UseRGBA: flag('Enables alpha support: the value is rgba(r,g,b,a).')
  }
};
