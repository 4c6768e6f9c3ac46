/** Statuses of an order; search documents write them in upper snake case. */
export const orderStatuses = [
  'Canceled',
  'Created',
  'CreatedByAdmin',
  'ValidationSucceed',
  'ValidationError',
  'PaymentSucceed',
  'PaymentError',
  'PaymentInProgress',
  'Completed',
  'RefundInProgress',
  'PartialRefundCompleted',
  'RefundCompleted',
] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const upperSnake = (status: string): string =>
  status.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
/** Parses either spelling; null for any other text. */
export const orderStatusOf = (given: string): OrderStatus | null =>
  orderStatuses.find((status) => status === given || upperSnake(status) === given) ?? null
export const upperSnakeStatuses = orderStatuses.map(upperSnake) as [string, ...string[]]

/** How a sold order stands: `owed` has a balance, `free` cost nothing. */
export const settlements = ['paid', 'owed', 'free'] as const
export type Settlement = (typeof settlements)[number]
/** Statuses of sold orders whose settlement is said: sold by staff, or bought by the client. */
export const settledStatuses = ['CreatedByAdmin', 'Completed'] as const satisfies OrderStatus[]
export type SettledStatus = (typeof settledStatuses)[number]
