import { evaluate, type Question } from './evaluate.js';

/** The browser's worker: says that it is ready, then answers one question after the other. */
self.onmessage = (event: MessageEvent<Question>) => self.postMessage(evaluate(event.data));
self.postMessage('ready');
