export function RefundScreen() { return null }
