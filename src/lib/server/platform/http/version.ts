/** `{base_url}/<Path>` and `{base_url}/v1.0/<Path>` … `{base_url}/v1.18/<Path>` (docs/api.md, Addresses and answers). */
const VERSION = /^v1\.(?:\d|1[0-8])$/;

export const isVersion = (segment: string): boolean => VERSION.test(segment);
