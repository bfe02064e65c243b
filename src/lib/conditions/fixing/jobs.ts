import type { FixAnswer, FixQuestion } from './messages.js';

/** Runs one question in a new worker; returns what cancels it. `onbroken`: it ended without the last answer. */
export type RunJob = (question: FixQuestion, onanswer: (answer: FixAnswer) => void, onbroken: () => void) => () => void;

/** A worker with its own file (CSP `worker-src 'self'`); ends with its last answer. */
export const runInWorker: RunJob = (question, onanswer, onbroken) => {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FixAnswer>) => {
    if (data.type === 'searched' || data.type === 'plan') worker.terminate();
    onanswer(data);
  };
  worker.onerror = () => {
    worker.terminate();
    onbroken();
  };
  worker.postMessage(question);
  return () => worker.terminate();
};
