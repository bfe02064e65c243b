import { describe, expect, it } from 'vitest';
import { disposition } from './download.js';

describe('the name that a downloaded file is saved under', () => {
  it.each([
    ['clock.dash.zip', 'clock.dash.zip', 'clock.dash.zip'],
    ['../../Grüße\r\n".zip', '__.._Gr__e___.zip', '__.._Gr%C3%BC%C3%9Fe___.zip'],
    ['con.dash.zip', '_con.dash.zip', '_con.dash.zip'],
    ['LPT1.dash.zip', '_LPT1.dash.zip', '_LPT1.dash.zip'],
    ['com¹.zip', 'com_.zip', '_com%C2%B9.zip'],
    ['.htaccess', '_htaccess', '_htaccess']
  ])('%j', (name, plain, full) => {
    const header = disposition(name);
    expect(header).toContain(`filename="${plain}"`);
    expect(header).toContain(`filename*=UTF-8''${full}`);
  });
});
