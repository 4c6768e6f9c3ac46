import { getGate } from '@guichet/contract/validation/get-gate.ts'
import { recordScans, scanLimit } from '@guichet/contract/validation/record-scans.ts'
import { isApiError } from '../kit/api/api-error.ts'
import { call } from '../kit/api/call.ts'
import { deviceId } from '../kit/session/device-id.ts'
import { keepList, keepReadings, storedGateOf, type StoredGate } from './gate-storage.ts'
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
  shownCode,
  withAnswers,
  withReading,
  type Pending,
  type Reading,
  type RecordedScan,
} from './readings.rules.ts'

export type ShownTicket = NonNullable<RecordedScan['ticket']>
export type GateEntry = {
  publicId: string
  verdict: Verdict
  doubt?: Doubt
  isOffline: boolean
  ticket: ShownTicket | null
  /** The code as read, shortened. */
  code: string
}
type GateDecision = Omit<GateEntry, 'code'>
export type GateState = StoredGate & {
  shown: GateEntry | null
  isChecking: boolean
  isReachable: boolean
  /** The session is over, belongs to somebody else, or has lost the role: nothing can be sent. */
  isLockedOut: boolean
}

/** Maximum wait for the server, in milliseconds; then the device decides alone. */
const patienceMs = 2500
/** Longer texts are cut: real codes are shorter. */
const longestCode = 300

/** Validates codes in sequence, stores the readings, and sends pending ones when possible. */
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
    {
      kept,
      verify,
      isConfirmed,
    }: { kept: StoredGate; verify: Verifier | null; isConfirmed: boolean },
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

  /** In sequence: a scanner can be faster than the network. */
  scan(text: string): Promise<void> {
    const code = text.trim().slice(0, longestCode)
    if (!code) return this.#turn
    this.#turn = this.#turn.then(() => {
      this.#change({ isChecking: true })
      return this.#decide(code)
    })
    return this.#turn
  }

  /** Hides the last decision, which is not about what is read next. */
  clear() {
    this.#change({ shown: null })
  }

  /** Loads a new list; if the page was opened offline, also determines the signed-in user. */
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

  /** Sends pending readings; concurrent calls share one run. */
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

  /** The server's decision about a reading; null if it cannot answer in time. */
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
    // A forged code, or a ticket admitted here before, is decided without the server.
    const isKnown = read.kind === 'forged' || before !== undefined
    const answer = isKnown ? null : await this.#askServer(scan)
    const decided = answer ? shownOf(answer) : this.#decideAlone(read, scan.publicId, before)
    const shown = { ...decided, code: shownCode(code) }
    const reading = readingOf(shown, { at, named })
    await this.#keep(reading, answer ? null : { ...scan, ...aloneOf(shown) }, shown)
    if (!answer && navigator.onLine) void this.send()
  }

  #decideAlone(read: ReadCode, publicId: string, before?: Reading): GateDecision {
    const { list } = this.#state
    const moment = { kept: list, clock: Date.now(), isSeen: before !== undefined }
    const { ticket, ...alone } = decideOffline(read, moment)
    const item = ticket && list?.list.items[ticket.item]
    const shown = item
      ? { ...fromList(ticket, item), lastEntryDateTimeUtc: before?.at ?? null }
      : null
    return { publicId, ...alone, isOffline: true, ticket: shown }
  }

  /** Stores a reading before it is shown: an admitted ticket is still known after a reload. */
  async #keep(reading: Reading, pending: Pending | null, shown: GateEntry) {
    const readings = withReading(this.#state.readings, reading)
    const waiting = pending ? [...this.#state.waiting, pending] : this.#state.waiting
    await keepReadings(this.#owner, { readings, waiting }).catch(() => {
      // Storage full or forbidden: the reading stays in memory.
    })
    this.#change({ readings, waiting, shown, isChecking: false })
  }
}

/** The device's decision, for the server to record. */
const aloneOf = ({ verdict }: GateEntry) => ({
  isOffline: true,
  isAdmitted: verdict === 'accepted',
})
const shownOf = ({ publicId, result, ticket }: RecordedScan): GateDecision => ({
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
  activePeriodStartDateTimeUtc: ticket.activePeriodStartDateTimeUtc,
  activePeriodStopDateTimeUtc: ticket.untilDateTimeUtc,
  entriesUsed: 0,
  isDaily: ticket.isDaily,
  lastEntryDateTimeUtc: null,
  isOrderRefunded: false,
  ...(ticket.isUnsettled && { isUnsettled: true }),
})

/** The gate with the stored data of a user; `isConfirmed`: the server has identified the user. */
export async function openGate(owner: string, isConfirmed: boolean): Promise<GateKeeper> {
  const kept = await storedGateOf(owner)
  const verify = kept.list ? await verifierOf(kept.list.list.publicKey) : null
  return new GateKeeper(owner, { kept, verify, isConfirmed })
}
