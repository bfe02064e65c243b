import { ask, type Ask } from '../api/harness.js';

/** A browser: stores and sends cookies. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36') {}

  async ask(path: string, options: Ask = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'user-agent': this.userAgent, ...(cookie && { cookie }), ...options.headers };
    const response = await ask(path, { ...options, as: null, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async signIn(Name: string, Password: string): Promise<this> {
    const response = await this.ask('/sign-in', { method: 'POST', json: { Name, Password } });
    if (response.status !== 204) throw new Error(`${Name} was not let in: ${await response.text()}`);
    return this;
  }

  /** The name of the signed-in user; undefined: nobody. */
  async whoAmI(): Promise<string | undefined> {
    const response = await this.ask('/api/Account');
    return response.status === 200 ? ((await response.json()) as { Name: string }).Name : undefined;
  }
}
