import { online } from './online.ts'

/** Lets the server send notices to this device. */
export async function pushHere(key: string): Promise<'on' | 'refused' | 'missing'> {
  const worker = await ready()
  if (!worker || !('Notification' in window)) return 'missing'
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  const kept = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null)
  if (!kept) return 'missing'
  const { endpoint, keys } = kept.toJSON()
  try {
    if (!endpoint || !keys) throw new Error('nowhere to send to')
    await online().api('addPush', { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } })
    return 'on'
  } catch {
    await kept.unsubscribe() // what the server does not know of would look as if it were on
    return 'missing'
  }
}

/** Whether this device gets notices. */
export const isPushed = async (): Promise<boolean> =>
  ((await (await ready())?.pushManager.getSubscription()) ?? null) !== null

/** Ends it here first: a page that closes before the server has heard is off all the same, and the server learns it from the next notice. */
export async function stopPush(): Promise<void> {
  const kept = await (await ready())?.pushManager.getSubscription()
  if (!kept) return
  await kept.unsubscribe()
  await online()
    .api('removePush', { body: { endpoint: kept.endpoint } })
    .catch(() => undefined)
}

/** The service worker, if there is one; a page that never gets one does not wait for it. */
async function ready(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null
  return (await navigator.serviceWorker.getRegistration()) ?? null
}
