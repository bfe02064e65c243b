import type { PatternTester } from '../ascdata/dataTypeModel.js';
import type { Answer } from './evaluate.js';
import { createPatternTester } from './tester.js';

/** A tester whose worker is a file of its own (CSP `worker-src 'self'`), loaded with the first question. */
export function workerPatterns(): PatternTester {
  return createPatternTester(({ onready, onanswer, onbroken }) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<Answer | 'ready'>) =>
      event.data === 'ready' ? onready() : onanswer(event.data);
    worker.onerror = onbroken;
    return { post: (question) => worker.postMessage(question), terminate: () => worker.terminate() };
  });
}
