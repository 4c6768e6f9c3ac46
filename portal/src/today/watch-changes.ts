/**
 * Maximum silence in milliseconds: the server sends something more often, so a longer silence means
 * a lost connection.
 */
const silenceMs = 40_000
const againMs = [1000, 5000, 15_000, 60_000] as const

export type Watching = {
  open: (signal: AbortSignal) => Promise<Response>
  onChange: () => void
  /** Whether pushes are received; otherwise the screen polls. */
  onLive: (isLive: boolean) => void
}

/**
 * Listens for changes while the page is visible, and reopens the stream when it ends. @returns
 * Stops listening
 */
export function watchChanges({ open, onChange, onLive }: Watching): () => void {
  const stopping = new AbortController()
  const watch = async () => {
    for (let failed = 0; !stopping.signal.aborted;) {
      await untilSeen(stopping.signal)
      const wasHeard = await readStream({ open, onChange, onLive, stopped: stopping.signal })
      onLive(false)
      failed = wasHeard ? 0 : failed + 1
      await pause(againMs[Math.min(failed, againMs.length - 1)]!, stopping.signal)
    }
  }
  void watch()
  return () => stopping.abort()
}

/** Reads a stream to its end. @returns Whether anything was received */
async function readStream({
  open,
  onChange,
  onLive,
  stopped,
}: Watching & { stopped: AbortSignal }): Promise<boolean> {
  const leaving = new AbortController()
  const signal = AbortSignal.any([stopped, leaving.signal])
  const leave = () => leaving.abort()
  const leaveHidden = () => document.hidden && leave()
  document.addEventListener('visibilitychange', leaveHidden)
  let silence = setTimeout(leave, silenceMs)
  let isHeard = false
  try {
    const reader = (await open(signal)).body!.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { value = '', done } = await reader.read()
      if (done || signal.aborted) return isHeard
      clearTimeout(silence)
      silence = setTimeout(leave, silenceMs)
      // Changes before the stream was open were not received.
      if (!isHeard || value.includes('event: changed')) onChange()
      if (!isHeard) onLive(true)
      isHeard = true
    }
  } catch {
    return isHeard
  } finally {
    clearTimeout(silence)
    document.removeEventListener('visibilitychange', leaveHidden)
    leave()
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((wake) => {
    const timer = setTimeout(wake, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      wake()
    })
  })

const untilSeen = (signal: AbortSignal) =>
  new Promise<void>((wake) => {
    if (!document.hidden) return wake()
    const look = () => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      wake()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
  })

/** Runs `work` one at a time: calls during a run result in one further run. */
export function oneAfterOther(work: () => Promise<unknown>): () => void {
  let isRunning = false
  let isWished = false
  return async () => {
    isWished = true
    if (isRunning) return
    isRunning = true
    while (isWished) {
      isWished = false
      await work().catch(() => {
        /* The screen shows the error. */
      })
    }
    isRunning = false
  }
}
