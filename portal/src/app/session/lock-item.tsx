import { Menu } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useMessages } from '../../kit/text/messages.ts'
import { lockMessages } from './lock.messages.ts'
import { useLock, useLockScreen } from './lock.ts'

/** Menu item that locks the screen; hidden from users without a PIN, who could not unlock it. */
export function LockItem({ businessId }: { businessId: string }) {
  const messages = useMessages(lockMessages)
  const { data: lock } = useLock(businessId)
  const lockScreen = useLockScreen()
  if (!lock?.hasPin) return null
  return (
    <Menu.Item leftSection={<IconLock size={16} aria-hidden />} onClick={() => void lockScreen()}>
      {messages.lock}
    </Menu.Item>
  )
}
