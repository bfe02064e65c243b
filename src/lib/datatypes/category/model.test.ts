import { describe } from 'vitest';
import { testSelection } from '../shared/selectionSuite.js';
import { model } from './model.js';

describe('category', () => testSelection(model));
