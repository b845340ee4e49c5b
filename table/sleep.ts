/** Waits, or until the signal comes; endlessly long only for that. */
export const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted || milliseconds <= 0) return resolve()
    const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined
    const wake = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', wake, { once: true })
  })
