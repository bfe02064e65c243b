import { Worker } from 'node:worker_threads';
import { evaluate, type Answer } from './evaluate.js';
import { createPatternTester, type PatternPool } from './tester.js';

/** Given as text, so that it also works where everything is bundled into one file. */
const SOURCE = `
const evaluate = ${evaluate.toString()};
const { parentPort } = require('node:worker_threads');
parentPort.on('message', (question) => parentPort.postMessage(evaluate(question)));
parentPort.postMessage('ready');
`;

/** The tester for the server and the command. Its worker does not keep the process alive. */
export function nodePatterns(): PatternPool {
  return createPatternTester(({ onready, onanswer, onbroken }) => {
    const worker = new Worker(SOURCE, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 64 }, stdin: false });
    worker.on('message', (message: Answer | 'ready') => {
      if (message !== 'ready') return onanswer(message);
      // Not sooner: while it starts, its port takes that back.
      worker.unref();
      onready();
    });
    worker.on('error', onbroken);
    worker.on('exit', onbroken);
    return { post: (question) => worker.postMessage(question), terminate: () => void worker.terminate() };
  });
}
