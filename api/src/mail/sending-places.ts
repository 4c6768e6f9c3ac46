/** Places for emails between the SMTP server and the record of its answer. */
export type SendingPlaces = {
  /**
   * @returns A function that releases the place
   * @throws The reason of the signal when it is aborted first
   */
  take: (signal: AbortSignal) => Promise<() => void>
}

export function sendingPlaces(count: number): SendingPlaces {
  let free = count
  const waiting: (() => void)[] = []
  const giveBack = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return {
    take: async (signal) => {
      signal.throwIfAborted()
      if (free > 0) free -= 1
      else {
        await new Promise<void>((resolve, reject) => {
          const onAbort = () => {
            waiting.splice(waiting.indexOf(onTurn), 1)
            reject(signal.reason)
          }
          const onTurn = () => {
            signal.removeEventListener('abort', onAbort)
            resolve()
          }
          waiting.push(onTurn)
          signal.addEventListener('abort', onAbort, { once: true })
        })
      }
      return giveBack
    },
  }
}
