/** @type {import('../messages.js').EntryTexts} */
export default {
  unclearHost:
    'The request does not say once and clearly which server it is for. It needs a path, and one Host header with a name and a port.',
  behindProxy: (name, origin) =>
    `This server does not answer to the name “${name}”. Open ${origin} instead. If that is what was opened, the proxy in front has to pass on the Host header.`,
  foreignHost: (name, address) =>
    `This server does not answer to the name “${name}”. Open ${address} instead, or set ORIGIN to the address that people open.`
};
