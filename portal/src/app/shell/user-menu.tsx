import { ActionIcon, Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import {
  IconDeviceDesktop,
  IconExternalLink,
  IconLogout,
  IconMoon,
  IconBarcode,
  IconSun,
  IconUser,
  IconUserCircle,
} from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { MenuItemLink } from '../../kit/layout/menu-link.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { appMessages } from '../app.messages.ts'
import { mayValidate } from '../offline/gate-business.ts'
import { runtimeConfig } from '../runtime-config.ts'
import type { Session } from '../session/session.ts'
import { useTaskManager } from '../session/use-task-manager.ts'

// Loaded when the menu opens.
const LockItem = lazy(() =>
  import('../session/lock-item.tsx').then((module) => ({ default: module.LockItem })),
)
const schemes = [
  ['auto', IconDeviceDesktop],
  ['light', IconSun],
  ['dark', IconMoon],
] as const

export function UserMenu({ session }: { session: Session }) {
  const messages = useMessages(appMessages)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { taskManagerUrl } = runtimeConfig()
  const openTaskManager = useTaskManager()
  const { profile, business } = session
  return (
    <Menu width={240}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={messages.userMenu(`${profile.firstName} ${profile.lastName}`)}
        >
          <IconUserCircle size={22} stroke={1.6} aria-hidden color="var(--ink)" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuItemLink to="/account" leftSection={<IconUser size={16} aria-hidden />}>
          {messages.account}
        </MenuItemLink>
        {mayValidate(session) && (
          <MenuItemLink to="/validate" leftSection={<IconBarcode size={16} aria-hidden />}>
            {messages.validate}
          </MenuItemLink>
        )}
        {taskManagerUrl && profile.roles.includes('SchedulerDashboardAdmin') && (
          <Menu.Item
            leftSection={<IconExternalLink size={16} aria-hidden />}
            onClick={() => openTaskManager(taskManagerUrl)}
          >
            {messages.taskManager}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>{messages.scheme.title}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
        >
          {schemes.map(([scheme, Sign]) => (
            <Menu.RadioItem
              key={scheme}
              value={scheme}
              rightSection={<Sign size={16} aria-hidden />}
            >
              {messages.scheme[scheme]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        {business && (
          <Suspense fallback={null}>
            <LockItem businessId={business.publicId} />
          </Suspense>
        )}
        <MenuItemLink to="/logout" leftSection={<IconLogout size={16} aria-hidden />}>
          {messages.signOut}
        </MenuItemLink>
      </Menu.Dropdown>
    </Menu>
  )
}
