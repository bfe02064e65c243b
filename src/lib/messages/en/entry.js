/** @type {import('../../../server/messages.js').EntryTexts} */
export default {
  unclearHost:
    'The request does not name one server clearly. It needs a path, and exactly one Host header with a name and a port.',
  behindProxy: (name, origin) =>
    `This server does not answer to the name “${name}”. Open ${origin} instead. If that is what you opened, the proxy in front of it must pass on the Host header.`,
  foreignHost: (name, address) =>
    `This server does not answer to the name “${name}”. Open ${address} instead, or set ORIGIN to the address that people open.`
};
