import { Group, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { ButtonLink } from '../kit/links.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useWords } from '../kit/words.ts'
import { appWords } from './app.words.ts'
import { BarePage } from './bare-page.tsx'
import { pagesOf } from './pages.ts'
import { useSession } from './session.ts'

/** For a person whom no business employs, or only to validate at the gate. */
export function Unauthorized() {
  const words = useWords(appWords)
  const isValidator = useSession()?.isValidator === true
  return (
    <BarePage title={isValidator ? words.validatorTitle : words.unauthorizedTitle}>
      <Text>{isValidator ? words.validator : words.unauthorized}</Text>
      <ButtonLink variant="default" to="/logout">
        {words.signOut}
      </ButtonLink>
    </BarePage>
  )
}

const route = getRouteApi('/inside/unauthorized/access')

/** Names the missing access and who can grant it; a validator is told where validation takes place. */
export function NoAccess() {
  const words = useWords(appWords)
  const { need } = route.useSearch()
  const session = useSession()
  const hasHome = session !== null && pagesOf(session).length > 0
  const isValidator = session?.isValidator === true && !hasHome
  const title = isValidator ? words.validatorTitle : words.noAccessTitle
  const text = isValidator
    ? words.validator
    : need
      ? words.noAccess(words.accesses[need])
      : words.noAccessAtAll
  const buttons = (
    <Group>
      {hasHome && <ButtonLink to="/">{words.goHome}</ButtonLink>}
      {!hasHome && (
        <ButtonLink variant="default" to="/logout">
          {words.signOut}
        </ButtonLink>
      )}
    </Group>
  )
  if (!hasHome)
    return (
      <BarePage title={title}>
        <Text>{text}</Text>
        {buttons}
      </BarePage>
    )
  return (
    <>
      <PageHead title={title} />
      <Text maw={560} mb="md">
        {text}
      </Text>
      {buttons}
    </>
  )
}
