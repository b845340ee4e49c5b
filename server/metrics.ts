import { createServer, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Milliseconds between two looks at how late the event loop is. */
const LOOK = 10

/** What an operator can watch. Numbers only: no names, no tables. */
export function metricsOf() {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  // Each look is late by what the loop was busy with; what it waits anyway is taken off.
  const late = monitorEventLoopDelay({ resolution: LOOK })
  late.enable()
  gauge('revier_loop_lag_p99_seconds', 'How late the event loop was in the worst hundredth, since last read', () => {
    const p99 = Math.max(0, late.percentile(99) / 1e9 - LOOK / 1000)
    late.reset()
    return p99
  })
  return {
    register,
    commits: new Histogram({
      name: 'revier_commit_seconds',
      help: 'Time of a commit of entries',
      buckets: SECONDS,
      registers,
    }),
    entries: new Counter({ name: 'revier_entries_total', help: 'Entries made durable', registers }),
    decisions: new Histogram({
      name: 'revier_decision_seconds',
      help: 'From the bytes of a decision to its ok',
      buckets: SECONDS,
      registers,
    }),
    refusals: new Counter({
      name: 'revier_refusals_total',
      help: 'What was refused, by code',
      labelNames: ['code'],
      registers,
    }),
    failures: new Counter({ name: 'revier_failures_total', help: 'What should not have happened', registers }),
    gauge,
  }
}

export type Metrics = ReturnType<typeof metricsOf>

/** Serves the metrics on a port of their own. */
export function serveMetrics({ register }: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    void register.metrics().then((text) => response.writeHead(200, { 'content-type': register.contentType }).end(text))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
