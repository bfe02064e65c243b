import { describe } from 'vitest';
import { testSelection } from '../shared/selectionSuite.js';
import { model } from './model.js';

describe('player', () => testSelection(model));
