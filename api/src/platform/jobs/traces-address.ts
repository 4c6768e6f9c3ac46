/** Traces endpoint of a collector, below its base URL. */
export const tracesAddress = (endpoint: string): string => `${endpoint}/v1/traces`
