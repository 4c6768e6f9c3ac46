import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

/**
 * On the left, where notifications cover neither amounts nor buttons; at the top they would cover
 * the close button of dialogs.
 */
export function Notices() {
  return <Notifications position="bottom-left" limit={3} zIndex={400} />
}
