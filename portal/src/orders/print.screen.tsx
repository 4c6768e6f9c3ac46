export function PrintScreen() { return null }
