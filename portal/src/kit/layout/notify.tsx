import { notifications } from '@mantine/notifications'
import { IconCheck, IconX } from '@tabler/icons-react'

/**
 * Notice that an action ended. A failure that carries its sentence stays until it is closed: it
 * must be read.
 */
export const notifySuccess = (title: string, message = '') =>
  notifications.show({
    title,
    message,
    color: 'teal',
    icon: <IconCheck size={16} aria-hidden />,
    autoClose: 5000,
    role: 'status',
  })
export const notifyError = (title: string, message: string) =>
  notifications.show({
    title,
    message,
    color: 'red',
    icon: <IconX size={16} aria-hidden />,
    autoClose: message ? false : 6000,
    role: 'alert',
  })
