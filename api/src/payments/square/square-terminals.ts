import type { Access, CheckoutState, Session, Terminals } from '../providers.ts'
import {
  rejectionOf,
  cad,
  clientFor,
  cutAnswer,
  paidBy,
  type SquareSettings,
} from './square-client.ts'

/** Maximum length of a device name at Square. */
const nameLimit = 128

/**
 * Sales on a Square Terminal. Source: developer.squareup.com/docs/terminal-api. A sale that was
 * cancelled on the device, or expired, has ended there: another attempt is another sale.
 */
export const squareTerminals = (settings: SquareSettings): Terminals => ({
  ...salesOn(settings),
  ...pairingOf(settings),
})

function salesOn(settings: SquareSettings): Pick<Terminals, 'open' | 'read' | 'close'> {
  const read = (session: Session) => stateOf(settings, session)
  return {
    open: async ({ key, access, cents, feeCents, title, orderReference, seconds }) => {
      const square = await clientFor(settings, access)
      const { checkout } = await square.terminal.checkouts.create({
        idempotencyKey: key,
        checkout: {
          amountMoney: cad(cents),
          ...(feeCents > 0 && { appFeeMoney: cad(feeCents) }),
          referenceId: orderReference,
          note: title,
          deviceOptions: { deviceId: access.terminal ?? '', skipReceiptScreen: true },
          deadlineDuration: `PT${seconds}S`,
        },
      })
      if (!checkout?.id) throw new Error('Square showed a sale that has no name')
      return { session: checkout.id }
    },
    read,
    close: async (session) => {
      const state = await read(session)
      if (state.state !== 'open') return state
      if (state.lastError !== null) return { state: 'expired' }
      const square = await clientFor(settings, session.access)
      try {
        await square.terminal.checkouts.cancel({ checkoutId: session.session })
      } catch (error) {
        // It was paid or has ended since: the state is read again.
        if (!rejectionOf(error)) throw error
      }
      const after = await read(session)
      return after.state === 'open' && after.lastError !== null ? { state: 'expired' } : after
    },
  }
}

async function stateOf(
  settings: SquareSettings,
  { access, session }: Session,
): Promise<CheckoutState> {
  const square = await clientFor(settings, access)
  const { checkout } = await square.terminal.checkouts.get({ checkoutId: session })
  if (!checkout) throw new Error(cutAnswer)
  const { status, paymentIds, cancelReason } = checkout
  const paid = status === 'COMPLETED' ? await paidBy(square, paymentIds?.[0]) : null
  if (paid) return paid
  return { state: 'open', lastError: status === 'CANCELED' ? (cancelReason ?? status) : null }
}

function pairingOf(settings: SquareSettings): Pick<Terminals, 'pair' | 'readPairing'> {
  const client = (access: Access) => clientFor(settings, access)
  return {
    pair: async (access, name, key) => {
      const square = await client(access)
      const { deviceCode } = await square.devices.codes.create({
        idempotencyKey: key,
        deviceCode: {
          name: name.slice(0, nameLimit),
          productType: 'TERMINAL_API',
          ...(access.location && { locationId: access.location }),
        },
      })
      const { id, code, pairBy } = deviceCode ?? {}
      if (!id || !code || !pairBy) throw new Error('Square gave no code for a terminal')
      return { ref: id, code, endsAt: pairBy }
    },
    readPairing: async (access, ref) => {
      const square = await client(access)
      const { deviceCode } = await square.devices.codes.get({ id: ref })
      return (deviceCode?.status === 'PAIRED' && deviceCode.deviceId) || null
    },
  }
}
