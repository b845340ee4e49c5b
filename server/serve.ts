import type { AddressInfo } from 'node:net'
import { app } from './http/app.ts'
import { openLog } from './log.ts'
import { serveMetrics } from './metrics.ts'
import { openOnline } from './online.ts'
import type { Settings } from './settings.ts'

export interface Serving {
  readonly address: string
  /** Says goodbye to everybody, finishes what is under way, and ends. */
  stop(): Promise<void>
}

/** Serves the app and the online tables from one process. */
export async function serve(settings: Settings, dist?: string): Promise<Serving> {
  const log = openLog(settings.logLevel)
  const online = await openOnline(settings, log)
  const server = await app({ online, dist })
  const metrics =
    settings.metricsPort === undefined ? null : await serveMetrics(online.metrics, settings.metricsPort, settings.host)
  try {
    await server.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await online.close()
    throw error
  }
  const { port } = server.server.address() as AddressInfo
  log.info({ what: 'open', port, store: online.store.kind })
  return {
    address: `http://${settings.host}:${port}`,
    async stop() {
      log.info({ what: 'closing' })
      await server.close()
      metrics?.close()
      await online.close()
      log.info({ what: 'closed' })
    },
  }
}
