import { getGate } from '@guichet/contract/validation/get-gate.ts'
import { recordScans, scanLimit } from '@guichet/contract/validation/record-scans.ts'
import { isApiError } from '../kit/api/api-error.ts'
import { call } from '../kit/api/call.ts'
import { deviceId } from '../kit/session/device-id.ts'
import { keepList, keepReadings, keptBy, type Kept } from './kept-gate.ts'
import {
  decideOffline,
  listedTicket,
  namedBy,
  serverTime,
  type Doubt,
  type ReadCode,
  type Verdict,
} from './offline.rules.ts'
import { readCode, verifierOf, type Verifier } from './read-code.ts'
import {
  admittedHere,
  readingOf,
  withAnswers,
  withReading,
  type Pending,
  type Reading,
  type RecordedScan,
} from './readings.rules.ts'

export type ShownTicket = NonNullable<RecordedScan['ticket']>
export type Shown = {
  publicId: string
  verdict: Verdict
  doubt?: Doubt
  isOffline: boolean
  ticket: ShownTicket | null
}
export type GateState = Kept & {
  shown: Shown | null
  isChecking: boolean
  isReachable: boolean
  /** Nobody is signed in any more, or somebody else, or the role is gone: nothing can be sent. */
  isLockedOut: boolean
}

/** Who waits at the gate is answered within this time: then the device decides alone. */
const patienceMs = 2500
/** No code is longer; a page that somebody made into a code is. */
const longestCode = 300

/** Reads codes one after the other, keeps what it read, and sends what waits when it can. */
export class GateKeeper {
  #state: GateState
  readonly #owner: string
  #isConfirmed: boolean
  #verify: Verifier | null
  #turn: Promise<void> = Promise.resolve()
  #sending: Promise<void> | null = null
  readonly #listeners = new Set<() => void>()

  constructor(
    owner: string,
    { kept, verify, isConfirmed }: { kept: Kept; verify: Verifier | null; isConfirmed: boolean },
  ) {
    this.#owner = owner
    this.#isConfirmed = isConfirmed
    this.#verify = verify
    this.#state = {
      ...kept,
      shown: null,
      isChecking: false,
      isReachable: navigator.onLine,
      isLockedOut: false,
    }
  }

  readonly current = (): GateState => this.#state
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** One after the other: a scanner reads faster than a network answers. */
  scan(text: string): Promise<void> {
    const code = text.trim().slice(0, longestCode)
    if (!code) return this.#turn
    this.#turn = this.#turn.then(() => {
      this.#change({ isChecking: true })
      return this.#decide(code)
    })
    return this.#turn
  }

  /** A new list; where the page was opened without a network, also who is signed in. */
  async refresh(): Promise<void> {
    try {
      const list = await call(getGate, {}, { isLast: true })
      const before = this.#state.list?.list
      if (before && before.staffPublicId !== list.staffPublicId)
        return this.#change({ isLockedOut: true })
      this.#isConfirmed = true
      this.#verify = await verifierOf(list.publicKey)
      const kept = { list, receivedAt: Date.now() }
      this.#change({ list: kept, isReachable: true, isLockedOut: false })
      await keepList(this.#owner, kept)
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Sends what waits, however often it is asked to. */
  send(): Promise<void> {
    this.#sending ??= this.#flush()
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#sending = null
      })
    return this.#sending
  }

  #change(change: Partial<GateState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #fail(error: unknown) {
    const isFinal = isApiError(error, 'SignInRequired', 'NoAccess')
    this.#change(isFinal ? { isLockedOut: true } : { isReachable: false })
  }

  async #flush() {
    if (!this.#isConfirmed) await this.refresh()
    while (this.#isConfirmed && this.#state.waiting.length > 0) {
      const items = await record(this.#state.waiting.slice(0, scanLimit))
      const sent = new Set(items.map(({ publicId }) => publicId))
      this.#change({
        isReachable: true,
        isLockedOut: false,
        readings: withAnswers(this.#state.readings, items),
        waiting: this.#state.waiting.filter(({ publicId }) => !sent.has(publicId)),
      })
      await keepReadings(this.#owner, this.#state)
    }
  }

  /** What the server says of a reading; null where it cannot be asked in time. */
  async #askServer(pending: Pending): Promise<RecordedScan | null> {
    if (!navigator.onLine || !this.#isConfirmed) return null
    try {
      const [answer] = await record([pending])
      this.#change({ isReachable: true, isLockedOut: false })
      return answer ?? null
    } catch (error) {
      this.#fail(error)
      return null
    }
  }

  async #decide(code: string) {
    const read = await readCode(code, this.#verify)
    const { list } = this.#state
    const at = serverTime(list, Date.now())
    const named = namedBy(read, list)
    const before = admittedHere(this.#state.readings, named, at, list?.list.timeZone)
    const scan = {
      publicId: crypto.randomUUID(),
      code,
      scannedDateTimeUtc: at,
      isOffline: false,
      isAdmitted: false,
    }
    // What is forged, or was let in here before, is known at once.
    const isKnown = read.kind === 'forged' || before !== undefined
    const answer = isKnown ? null : await this.#askServer(scan)
    const shown = answer ? shownOf(answer) : this.#decideAlone(read, scan.publicId, before)
    const reading = readingOf(shown, { at, named })
    await this.#keep(reading, answer ? null : { ...scan, ...aloneOf(shown) }, shown)
    if (!answer && navigator.onLine) void this.send()
  }

  #decideAlone(read: ReadCode, publicId: string, before?: Reading): Shown {
    const { list } = this.#state
    const moment = { kept: list, clock: Date.now(), isSeen: before !== undefined }
    const { ticket, ...alone } = decideOffline(read, moment)
    const item = ticket && list?.list.items[ticket.item]
    const shown = item
      ? { ...fromList(ticket, item), lastEntryDateTimeUtc: before?.at ?? null }
      : null
    return { publicId, ...alone, isOffline: true, ticket: shown }
  }

  /** Nothing is shown that is not kept: whoever was let in is known here after a reload. */
  async #keep(reading: Reading, pending: Pending | null, shown: Shown) {
    const readings = withReading(this.#state.readings, reading)
    const waiting = pending ? [...this.#state.waiting, pending] : this.#state.waiting
    await keepReadings(this.#owner, { readings, waiting }).catch(() => {
      // A full or forbidden storage: what was read stays in the memory of the page.
    })
    this.#change({ readings, waiting, shown, isChecking: false })
  }
}

/** What the device decided, for the server to write down. */
const aloneOf = ({ verdict }: Shown) => ({ isOffline: true, isAdmitted: verdict === 'accepted' })
const shownOf = ({ publicId, result, ticket }: RecordedScan): Shown => ({
  publicId,
  verdict: result,
  isOffline: false,
  ticket,
})
const record = async (scans: Pending[]) => {
  const signal = AbortSignal.timeout(scans.length > 1 ? 20_000 : patienceMs)
  const body = { devicePublicId: deviceId(), scans }
  return (await call(recordScans, { body }, { signal, isLast: true })).items
}

const fromList = (
  ticket: NonNullable<ReturnType<typeof listedTicket>>,
  item: Pick<ShownTicket, 'category' | 'title' | 'description'>,
): ShownTicket => ({
  publicId: ticket.publicId,
  ticketReferenceKey: ticket.ticketReferenceKey,
  ...item,
  holderName: ticket.holderName,
  picture: ticket.picture,
  activePeriodStartDateTimeUtc: ticket.fromDateTimeUtc,
  activePeriodStopDateTimeUtc: ticket.untilDateTimeUtc,
  entriesUsed: 0,
  isDaily: ticket.isDaily,
  lastEntryDateTimeUtc: null,
  isOrderRefunded: false,
  ...(ticket.isUnsettled && { isUnsettled: true }),
})

/** What this device keeps for somebody; `isConfirmed` says that the server knows who that is. */
export async function openGate(owner: string, isConfirmed: boolean): Promise<GateKeeper> {
  const kept = await keptBy(owner)
  const verify = kept.list ? await verifierOf(kept.list.list.publicKey) : null
  return new GateKeeper(owner, { kept, verify, isConfirmed })
}
