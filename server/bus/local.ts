import { listeners, type Bus } from './bus.ts'

/** The bus of a process that is alone. */
export function localBus(): Bus {
  const here = listeners()
  return {
    publish: (channel, message) => queueMicrotask(() => here.tell(channel, message)),
    subscribe: here.add,
    close: async () => {},
  }
}
