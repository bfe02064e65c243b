import { AnalysisTask } from './task.js';
import type { Answer, Question, Ticketed } from './messages.js';

const task = new AnalysisTask();

self.onmessage = ({ data: { ticket, ...question } }: MessageEvent<Ticketed<Question>>) => {
  task.answer(question as Question, (answer: Answer) => self.postMessage({ ...answer, ticket }));
};
