import type { findingList } from './en/findinglist.js';

export type FindingListTexts = typeof findingList;
