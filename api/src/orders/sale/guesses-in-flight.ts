/** The guesses of one caller that are under way in this process. */
type Lane = { callers: number; guesses: number; ended: number; waiting: (() => void)[] }
/** How many more guesses the caller has, by what is written down. */
type Room = () => Promise<number>

/**
 * Lets no more guesses begin than a caller has left: whether one is wrong is known only when it has
 * ended, and a hundred at once must not all slip through before. They wait for each other; none is
 * refused for others that may turn out to be right.
 */
export function guessesInFlight() {
  const lanes = new Map<string, Lane>()

  function leave(who: string, lane: Lane, guesses: number): void {
    lane.callers -= 1
    lane.guesses -= guesses
    lane.ended += 1
    for (const wake of lane.waiting.splice(0)) wake()
    if (lane.callers === 0) lanes.delete(who)
  }

  /** @returns How to leave; null when there is no room, and none will come of what is under way */
  return async (who: string, guesses: number, room: Room): Promise<(() => void) | null> => {
    const lane = lanes.get(who) ?? { callers: 0, guesses: 0, ended: 0, waiting: [] }
    lanes.set(who, lane)
    lane.callers += 1
    let isIn = false
    try {
      for (;;) {
        const { ended } = lane
        const left = await room()
        // What has ended meanwhile may have been counted after it was read.
        if (ended !== lane.ended) continue
        isIn = lane.guesses + guesses <= left
        if (isIn) break
        if (lane.guesses === 0) return null
        await new Promise<void>((wake) => void lane.waiting.push(wake))
      }
      lane.guesses += guesses
      return () => leave(who, lane, guesses)
    } finally {
      if (!isIn) leave(who, lane, 0)
    }
  }
}
