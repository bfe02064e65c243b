import { Gauge } from 'prom-client';
import { metrics } from '../platform/metrics.js';
import { app } from './currentApp.js';

const storedBytes = new Gauge({
  name: 'stored_bytes',
  help: 'Bytes of the files of packages and updates that are stored.',
  registers: [metrics]
});

/** The metrics that Prometheus reads. The stored bytes are counted for each request. */
export async function metricsNow(): Promise<{ readonly text: string; readonly contentType: string }> {
  const used = async () => app().storage.used();
  // If the database does not answer, the other numbers are still reported.
  storedBytes.set(await used().catch(() => NaN));
  return { text: await metrics.metrics(), contentType: metrics.contentType };
}
