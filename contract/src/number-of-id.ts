/**
 * What people call a record that has no number of its own, on paper: the random end of its id,
 * since ids of one minute begin alike.
 */
export const numberOfId = (publicId: string): string => publicId.slice(-8).toUpperCase()
