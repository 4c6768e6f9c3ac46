const names = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether a name is reachable from this host only. */
export const isLoopbackName = (name: string): boolean => names.has(name.toLowerCase())

/** Name of a Host header or a `host:port`, in lower case: `[::1]:3000` gives `[::1]`. */
export const hostnameOf = (host: string): string => host.replace(/:\d*$/, '').toLowerCase()

export const isLoopbackUrl = (url: string): boolean => isLoopbackName(new URL(url).hostname)
