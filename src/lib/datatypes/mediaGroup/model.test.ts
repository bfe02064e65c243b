import { describe } from 'vitest';
import { testSelection } from '../shared/selectionSuite.js';
import { model } from './model.js';

describe('mediaGroup', () => testSelection(model));
