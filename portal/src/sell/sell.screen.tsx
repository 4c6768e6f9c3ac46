export function SellScreen() { return null }
