import { notifications } from '@mantine/notifications'
import { IconCheck, IconX } from '@tabler/icons-react'
import { kitMessages } from '../text/kit.messages.ts'

/** The cross in its corner has a name, in the language that is on the screen. */
const closeButtonProps = () => ({
  'aria-label': kitMessages[document.documentElement.lang === 'en' ? 'en' : 'fr'].hideNotice,
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
  notifications.show({
    title,
    message,
    color: 'red',
    closeButtonProps: closeButtonProps(),
    icon: <IconX size={16} aria-hidden />,
    autoClose: message ? false : 6000,
    role: 'alert',
  })
