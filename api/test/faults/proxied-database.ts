import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** The database of `url` behind a network that a test can silence or cut. */
export async function proxiedDatabase(url: string): Promise<TcpProxy & { url: string }> {
  const address = new URL(url)
  const dir = decodeURIComponent(address.hostname)
  const proxy = await openTcpProxy({ path: `${dir}/.s.PGSQL.${address.port}` })
  const { username, pathname } = address
  return { ...proxy, url: `postgres://${username}@127.0.0.1:${proxy.port}${pathname}` }
}
