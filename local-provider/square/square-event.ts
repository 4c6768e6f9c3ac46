/** For each type of event, `data.type` and the key in `data.object`. */
export const squareEventKinds = {
  'payment.created': { type: 'payment', name: 'payment' },
  'payment.updated': { type: 'payment', name: 'payment' },
  'refund.created': { type: 'refund', name: 'refund' },
  'refund.updated': { type: 'refund', name: 'refund' },
  'dispute.created': { type: 'dispute', name: 'dispute' },
  'dispute.state.updated': { type: 'dispute', name: 'dispute' },
  'device.code.paired': { type: 'device_code', name: 'device_code' },
  'terminal.checkout.created': { type: 'checkout', name: 'checkout' },
  'terminal.checkout.updated': { type: 'checkout', name: 'checkout' },
  'terminal.refund.created': { type: 'refund', name: 'refund' },
  'terminal.refund.updated': { type: 'refund', name: 'refund' },
  'oauth.authorization.revoked': { type: 'revocation', name: 'revocation' },
} as const
export type SquareEventType = keyof typeof squareEventKinds

export type SquareEvent = {
  merchant_id: string
  type: SquareEventType
  event_id: string
  created_at: string
  data: { type: string; id: string; object: object }
}
