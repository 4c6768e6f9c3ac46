import { notifications } from '@mantine/notifications'
import { IconCheck, IconX } from '@tabler/icons-react'
import { kitMessages } from '../text/kit.messages.ts'

/** The cross in its corner has a name, in the language that is on the screen. */
const closeButtonProps = () => ({
  'aria-label': kitMessages[document.documentElement.lang === 'en' ? 'en' : 'fr'].hideNotice,
})

const failureTime = 6000
const failure = (title: string, message: string) => ({
  title,
  message,
  color: 'red',
  closeButtonProps: closeButtonProps(),
  icon: <IconX size={16} aria-hidden />,
  role: 'alert',
})

/**
 * Notice that an action ended. A failure that carries its sentence stays until it is closed: it
 * must be read.
 */
export const notifySuccess = (title: string, message = '') =>
  notifications.show({
    title,
    message,
    color: 'teal',
    closeButtonProps: closeButtonProps(),
    icon: <IconCheck size={16} aria-hidden />,
    autoClose: 5000,
    role: 'status',
  })
export const notifyError = (title: string, message: string) =>
  notifications.show({ ...failure(title, message), autoClose: message ? false : failureTime })

let scanNotice: string | null = null
/** What was said of a scan ends with the next: it would be taken for an answer to that. */
export function endScanNotice(): void {
  if (scanNotice) notifications.hide(scanNotice)
  scanNotice = null
}
/** A scan that did nothing: it can be repeated, so its notice leaves by itself. */
export function notifyScan(title: string, message: string): void {
  endScanNotice()
  scanNotice = notifications.show({ ...failure(title, message), autoClose: failureTime })
}
