/**
 * Returns a short number for a record that has none, for prints: the last eight characters of its
 * id, which are random, while ids of the same minute begin alike.
 */
export const numberOfId = (publicId: string): string => publicId.slice(-8).toUpperCase()
