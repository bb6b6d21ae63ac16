import { readEnv } from './env.ts';
import type { ServeOptions } from './serve.ts';
import { describeFailure } from './start-error.ts';

/**
 * Checks the configuration, then loads and starts the site: most modules read the configuration
 * while they load, and its mistakes shall be told in sentences.
 */
export async function run(options: ServeOptions): Promise<void> {
  try {
    readEnv();
  } catch (error) {
    process.stderr.write(`${describeFailure(error, false)}\n`);
    process.exit(1);
  }
  const { serve } = await import('./serve.ts');
  await serve(options);
}

// A production image runs build/main.js itself.
if (import.meta.main) await run({ json: false, demo: true, withParent: false });
