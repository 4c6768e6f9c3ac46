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
