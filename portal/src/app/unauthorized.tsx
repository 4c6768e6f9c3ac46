import { Group, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { appMessages } from './app.messages.ts'
import { BarePage } from './bare-page.tsx'
import { mayValidate } from './gate-business.ts'
import { pagesOf } from './pages.ts'
import { useSession } from './session.ts'

/** For a person whom no business employs. */
export function Unauthorized() {
  const messages = useMessages(appMessages)
  return (
    <BarePage title={messages.unauthorizedTitle}>
      <Text>{messages.unauthorized}</Text>
      <ButtonLink variant="default" to="/logout">
        {messages.signOut}
      </ButtonLink>
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
  const { noAccess, noAccessAtAll } = missingAccessMessages[language]
  const names: Readonly<Record<string, string>> = accessNames[language]
  // An address may name anything.
  const text = Object.hasOwn(names, need) ? noAccess(names[need]!) : noAccessAtAll
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
