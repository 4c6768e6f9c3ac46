import { Button, Group, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { appMessages } from './app.messages.ts'
import { mayValidate } from './offline/gate-business.ts'
import { pagesOf } from './pages.ts'
import { runtimeConfig } from './runtime-config.ts'
import { useSession } from './session/session.ts'
import { useTaskManager } from './session/use-task-manager.ts'
import { BarePage } from './shell/bare-page.tsx'

/** For a person without a business, or with access to the task manager only. */
export function Unauthorized() {
  const messages = useMessages(appMessages)
  const roles = useSession()?.profile.roles ?? []
  if (roles.includes('SchedulerDashboardAdmin')) return <TaskManagerOnly />
  return (
    <BarePage title={messages.unauthorizedTitle}>
      <Text>{messages.unauthorized}</Text>
      <ButtonLink variant="default" to="/logout">
        {messages.signOut}
      </ButtonLink>
    </BarePage>
  )
}

/** The task manager is another application; this one only signs its users in. */
function TaskManagerOnly() {
  const messages = useMessages(appMessages)
  const { taskManagerUrl } = runtimeConfig()
  const openTaskManager = useTaskManager()
  return (
    <BarePage title={messages.taskManager}>
      <Text>{messages.taskManagerOnly}</Text>
      {!taskManagerUrl && <Text c="dimmed">{messages.noTaskManager}</Text>}
      <Group>
        {taskManagerUrl && (
          <Button onClick={() => openTaskManager(taskManagerUrl)}>
            {messages.openTaskManager}
          </Button>
        )}
        <ButtonLink variant="default" to="/logout">
          {messages.signOut}
        </ButtonLink>
      </Group>
    </BarePage>
  )
}

const route = getRouteApi('/inside/unauthorized/access')

/** Names the missing access and who can grant it. */
export function NoAccess() {
  const messages = useMessages(appMessages)
  const { need = '' } = route.useSearch()
  const language = useLanguage()
  const { accessNames, missingAccessMessages } = route.useLoaderData()
  const session = useSession()
  const hasHome = session !== null && (mayValidate(session) || pagesOf(session).length > 0)
  const { noAccess, noAccessAtAll, noAccessHere } = missingAccessMessages[language]
  const names: Readonly<Record<string, string>> = accessNames[language]
  // The parameter of the address may be any text.
  const missing = hasHome ? noAccessHere : noAccessAtAll
  const text = Object.hasOwn(names, need) ? noAccess(names[need]!) : missing
  const buttons = (
    <Group>
      {hasHome && <ButtonLink to="/">{messages.goHome}</ButtonLink>}
      {!hasHome && (
        <ButtonLink variant="default" to="/logout">
          {messages.signOut}
        </ButtonLink>
      )}
    </Group>
  )
  if (!hasHome)
    return (
      <BarePage title={messages.noAccessTitle}>
        <Text>{text}</Text>
        {buttons}
      </BarePage>
    )
  return (
    <>
      <PageHead title={messages.noAccessTitle} />
      <Text maw={560} mb="md">
        {text}
      </Text>
      {buttons}
    </>
  )
}
