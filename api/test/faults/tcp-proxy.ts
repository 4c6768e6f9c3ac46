import net from 'node:net'

/** A network between two programs that a test can silence, restore or cut. */
export type TcpProxy = {
  port: number
  /**
   * From now on bytes are accepted and never arrive, and new connections get no answer, as behind a
   * dead link.
   */
  silence: () => void
  /** Delivers the delayed bytes, and everything after them. */
  restore: () => void
  /** Closes every connection at once. */
  cut: () => void
  close: () => Promise<void>
}

/** Where the proxy leads: a TCP port of this machine, or the path of a Unix socket. */
export type Target = { port: number } | { path: string }

export async function openTcpProxy(target: Target): Promise<TcpProxy> {
  const pairs = new Set<{ near: net.Socket; far: net.Socket }>()
  let isSilent = false
  // Small packets are forwarded without delay, as by a real network.
  const server = net.createServer({ noDelay: true }, (near) => {
    const far = net.connect({ ...target, noDelay: true } as net.NetConnectOpts)
    const pair = { near, far }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => {
        if (!to.write(bytes)) from.pause()
      })
      to.on('drain', () => {
        if (!isSilent) from.resume()
      })
      from.on('error', end).on('close', end)
    }
    if (isSilent) {
      near.pause()
      far.pause()
    }
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const each = (act: (socket: net.Socket) => void) => {
    for (const { near, far } of pairs) for (const socket of [near, far]) act(socket)
  }
  return {
    port: (server.address() as net.AddressInfo).port,
    silence: () => {
      isSilent = true
      each((socket) => socket.pause())
    },
    restore: () => {
      isSilent = false
      each((socket) => socket.resume())
    },
    // A Unix socket cannot be reset, only ended.
    cut: () => each((socket) => socket.destroy()),
    close: async () => {
      each((socket) => socket.destroy())
      await new Promise<void>((done) => {
        server.close(() => done())
      })
    },
  }
}
