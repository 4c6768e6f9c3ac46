import { Button, Group, Text } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useWords } from '../kit/words.ts'
import { PageHead } from '../kit/page-head.tsx'
import { appWords } from './app.words.ts'
import { BarePage } from './bare-page.tsx'
import { pagesOf } from './pages.ts'
import { useSession } from './session.ts'

/** For a person whom no business employs. */
export function Unauthorized() {
  const words = useWords(appWords)
  return (
    <BarePage title={words.unauthorizedTitle}>
      <Text>{words.unauthorized}</Text>
      <Button variant="default" component={Link} to="/logout">{words.signOut}</Button>
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
  const text = isValidator ? words.validator : need ? words.noAccess(words.accesses[need]) : words.noAccessAtAll
  const buttons = (
    <Group>
      {hasHome && <Button component={Link} to="/">{words.goHome}</Button>}
      {!hasHome && <Button variant="default" component={Link} to="/logout">{words.signOut}</Button>}
    </Group>
  )
  if (!hasHome) return <BarePage title={title}><Text>{text}</Text>{buttons}</BarePage>
  return <><PageHead title={title} /><Text maw={560} mb="md">{text}</Text>{buttons}</>
}
