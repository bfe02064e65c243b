#!/usr/bin/env node
// The `ascdata` command: sets up what is missing (progress on stderr), then runs the built command.
import { ensureProduct } from './lib/setup.mjs';

// npm runs scripts from the project folder; file names on the command line are relative to the caller's.
const from = process.env.INIT_CWD ?? process.cwd();
await ensureProduct();
process.chdir(from);
await import('../build/cli/ascdata.mjs');
