import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

/** On the left, where they cover neither an amount nor the button that made them. */
export function Notices() {
  return <Notifications position="bottom-left" limit={3} zIndex={400} />
}
