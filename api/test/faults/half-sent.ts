import net from 'node:net'

/**
 * Opens a connection that sends the beginning of a request and nothing more. @returns after how
 * many milliseconds it was closed
 */
export const halfSent = async (base: string, begin: string): Promise<number> => {
  const { port } = new URL(base)
  const socket = net.connect(Number(port), '127.0.0.1').on('error', () => {})
  socket.write(begin)
  await new Promise((wake) => setTimeout(wake, 100))
  const began = performance.now()
  const closed = new Promise<number>((resolve) =>
    socket.once('close', () => resolve(performance.now() - began)),
  )
  socket.resume()
  return closed
}

/** A form whose body is never complete. */
export const halfBody =
  'POST /sign-in/forgotten HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nemail='
