import { localBus } from '#server/bus/local.ts'
import { busContract } from './bus-contract.ts'

busContract('one process', async () => {
  const bus = localBus()
  return [bus, bus]
})
