import type { FixAnswer, FixQuestion } from './messages.js';
import { answerFixes } from './task.js';

self.onmessage = ({ data }: MessageEvent<FixQuestion>) => {
  answerFixes(data, (answer: FixAnswer) => self.postMessage(answer));
};
