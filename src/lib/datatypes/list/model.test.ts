import { describe } from 'vitest';
import { testChoice } from '../shared/choiceSuite.js';
import { model } from './model.js';

describe('list', () => testChoice(model));
