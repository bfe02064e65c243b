import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What Prometheus reads at `/metrics`: the process (memory, CPU, event loop) and the requests. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

/** By route, not by address: one series per operation, however many objects there are. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the arrival of a request to its answer, in seconds.',
  labelNames: ['route', 'method', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics]
});

/** A stream counts as a request only until it starts; staying open is not slowness. */
export const openStreams = new Gauge({
  name: 'live_streams',
  help: 'Live streams that are open.',
  registers: [metrics]
});

export const packageWork = new Gauge({
  name: 'package_work',
  help: 'Packages that are being uploaded, checked or packed.',
  registers: [metrics]
});
