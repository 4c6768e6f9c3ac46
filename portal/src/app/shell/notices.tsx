import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

/** Over the header, where notifications cover no row, amount or button of a page. */
export function Notices() {
  return <Notifications position="top-center" limit={3} zIndex={400} />
}
