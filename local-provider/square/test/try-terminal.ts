import type { Square } from 'square'
import { cad, type SquareTrial } from './try-square.ts'

/** Creates a code that pairs a terminal. */
export async function deviceCode({ client, locationId }: SquareTrial): Promise<Square.DeviceCode> {
  const answer = await client.devices.codes.create({
    idempotencyKey: crypto.randomUUID(),
    deviceCode: { name: 'Guichet 1', productType: 'TERMINAL_API', locationId },
  })
  return answer.deviceCode!
}

export const pairedTerminal = async (trial: SquareTrial): Promise<string> =>
  trial.provider.square.pair((await deviceCode(trial)).code!)

/** Requests a payment at a terminal. */
export async function requestPaymentAt(
  { client }: SquareTrial,
  deviceId: string,
  cents = 1000,
  more: Partial<Square.TerminalCheckout> = {},
): Promise<Square.TerminalCheckout> {
  const answer = await client.terminal.checkouts.create({
    idempotencyKey: crypto.randomUUID(),
    checkout: {
      amountMoney: cad(cents),
      referenceId: 'order-12',
      note: 'Commande 12',
      deviceOptions: { deviceId },
      ...more,
    },
  })
  return answer.checkout!
}
