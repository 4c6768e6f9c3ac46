import { notifications } from '@mantine/notifications'
import { IconCheck, IconX } from '@tabler/icons-react'
import { kitMessages } from '../text/kit.messages.ts'
import { wholeDates } from '../text/whole-dates.tsx'

/** The close button is named in the language on the screen. */
const closeButtonProps = () => ({
  'aria-label': kitMessages[document.documentElement.lang === 'en' ? 'en' : 'fr'].hideNotice,
})

const failureTime = 6000
const failure = (title: string, message: string) => ({
  title,
  message: wholeDates(message),
  color: 'red',
  closeButtonProps: closeButtonProps(),
  icon: <IconX size={16} aria-hidden />,
  role: 'alert',
})

/**
 * Notifications at the end of an action. A failure with a message stays until it is closed, because
 * it must be read.
 */
export const notifySuccess = (title: string, message = '') =>
  notifications.show({
    title,
    message: wholeDates(message),
    color: 'teal',
    closeButtonProps: closeButtonProps(),
    icon: <IconCheck size={16} aria-hidden />,
    autoClose: 5000,
    role: 'status',
  })
export const notifyError = (title: string, message: string) =>
  notifications.show({
    ...failure(title, message),
    // The same failure is shown once while it is open.
    id: `${title}\n${message}`,
    autoClose: message ? false : failureTime,
  })

let scanNotice: string | null = null
/** Hides the notice of a scan, which would be taken for the result of the next one. */
export function endScanNotice(): void {
  if (scanNotice) notifications.hide(scanNotice)
  scanNotice = null
}
/** Notice of a scan without effect: it can be repeated, so the notice closes by itself. */
export function notifyScan(title: string, message: string): void {
  endScanNotice()
  scanNotice = notifications.show({ ...failure(title, message), autoClose: failureTime })
}
