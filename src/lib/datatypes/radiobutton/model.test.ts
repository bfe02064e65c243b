import { describe } from 'vitest';
import { testChoice } from '../shared/choiceSuite.js';
import { model } from './model.js';

describe('radiobutton', () => testChoice(model));
