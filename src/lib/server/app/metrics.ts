import { Gauge } from 'prom-client';
import { metrics } from '../platform/metrics.js';
import { app } from './currentApp.js';

const storedBytes = new Gauge({
  name: 'stored_bytes',
  help: 'Bytes of the files of packages and updates that are stored.',
  registers: [metrics]
});

/** What Prometheus reads: what the platform counts, and what the services are asked for now. */
export async function metricsNow(): Promise<{ readonly text: string; readonly contentType: string }> {
  const used = async () => app().storage.used();
  // A database that does not answer leaves the other numbers.
  storedBytes.set(await used().catch(() => NaN));
  return { text: await metrics.metrics(), contentType: metrics.contentType };
}
