export function OrderScreen() { return null }
