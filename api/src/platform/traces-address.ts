/** Where a collector takes traces, below the address that it is set by. */
export const tracesAddress = (endpoint: string): string => `${endpoint}/v1/traces`
