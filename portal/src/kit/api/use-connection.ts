import { useEffect, useSyncExternalStore } from 'react'
import { connection, type Connection } from './connection.ts'

/** Also follows the browser's `online` and `offline` events, which need no call. */
export function useConnection(): Connection {
  useEffect(() => {
    const look = () => void connection.look()
    window.addEventListener('offline', connection.lose)
    window.addEventListener('online', look)
    return () => {
      window.removeEventListener('offline', connection.lose)
      window.removeEventListener('online', look)
    }
  }, [])
  return useSyncExternalStore(connection.subscribe, connection.now)
}
