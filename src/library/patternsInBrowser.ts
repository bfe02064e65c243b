import { evaluate, type Answer } from '../lib/patterns/evaluate.js';
import { createPatternTester, type PatternPool } from '../lib/patterns/tester.js';

/** Given as text, so that whoever bundles the library has no file to serve beside it. */
const SOURCE = `
const evaluate = ${evaluate.toString()};
onmessage = ({ data }) => postMessage(evaluate(data));
postMessage('ready');
`;

/** The tester for pages: a worker of its own, so that a slow pattern never holds up the page. */
export function hostPatterns(): PatternPool {
  const address = URL.createObjectURL(new Blob([SOURCE], { type: 'text/javascript' }));
  return createPatternTester(({ onready, onanswer, onbroken }) => {
    const worker = new Worker(address);
    worker.onmessage = ({ data }: MessageEvent<Answer | 'ready'>) => (data === 'ready' ? onready() : onanswer(data));
    worker.onerror = onbroken;
    return { post: (question) => worker.postMessage(question), terminate: () => worker.terminate() };
  });
}
