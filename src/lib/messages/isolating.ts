import { isolated } from '../language/bidi.js';

const made = new WeakMap<object, object>();

/**
 * The same texts, in which every value has its own direction: an Arabic name moves nothing of an English sentence. Here, once
 * for all sentences, because most values are names that somebody gave.
 */
export function isolating<T extends object>(texts: T): T {
  const known = made.get(texts);
  if (known) return known as T;
  const entries = Object.entries(texts).map(([key, text]) => [key, isolatingText(text)] as const);
  const all = Object.fromEntries(entries) as T;
  made.set(texts, all);
  return all;
}

function isolatingText(text: unknown): unknown {
  if (typeof text === 'function') return (...values: unknown[]) => Reflect.apply(text, undefined, values.map(value));
  return typeof text === 'object' && text !== null && !Array.isArray(text) ? isolating(text) : text;
}

function value(given: unknown): unknown {
  if (typeof given === 'string') return isolated(given);
  if (Array.isArray(given)) return given.map(value);
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([name, each]) => [name, value(each)]));
}
