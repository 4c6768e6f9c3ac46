import type { SearchKind } from '@guichet/contract/search/search-kinds.ts'
import { Alert, Button, CloseButton, Group, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconClockPause, IconSearch } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import {
  isSearchable,
  useEverything,
  useSearchedKinds,
  type FoundGroup,
} from '../domain/found/everything.queries.ts'
import { foundMessages } from '../domain/found/found.messages.ts'
import { PartFailed } from '../kit/api/part-failed.tsx'
import { termPauseMs } from '../kit/forms/pauses.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { kitMessages } from '../kit/text/kit.messages.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { EverythingSearch } from './everything-search.rules.ts'
import { FoundKind } from './found-kind.tsx'
import { RecentRecordsList } from './recent-records.tsx'
import { searchMessages } from './search.messages.ts'
import styles from './search.module.css'

const route = getRouteApi('/inside/search')

/** Search of all records of the business. The address is its only state. */
export function SearchScreen() {
  const messages = useMessages(searchMessages)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const go = (next: Partial<EverythingSearch>) =>
    void navigate({ search: { ...search, ...next }, replace: true })
  const found = useEverything(search.q.trim(), 25)
  const groups = found.groups ?? []
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const isCapped = groups.some((group) => group.totalIsCapped)
  const kind = useSearchedKinds().find((each) => each === search.kind) ?? ''
  return (
    <>
      <PageHead title={messages.title}>
        {found.groups && (
          <Text component="output" c="dimmed" size="sm">
            {messages.found(total, isCapped)}
          </Text>
        )}
      </PageHead>
      <Box sought={search.q} onSearch={(q) => go({ q })} />
      {found.isAsked && (
        <Kinds groups={groups} chosen={kind} onChoose={(next) => go({ kind: next })} />
      )}
      <Results q={search.q} kind={kind} found={found} groups={groups} />
    </>
  )
}

/** Searches while typing, and at once on Enter, which ends a scan. */
function Box({ sought, onSearch }: { sought: string; onSearch: (q: string) => void }) {
  const messages = useMessages(searchMessages)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(sought)
  const [term] = useDebouncedValue(typed, termPauseMs)
  const settled = term.trim()
  // The term in the address may change elsewhere (Back, palette): the box follows.
  const [followed, setFollowed] = useState(sought)
  if (followed !== sought) {
    setFollowed(sought)
    if (sought !== typed.trim()) setTyped(sought)
  }
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (settled === typed.trim() && settled !== sought) onSearch(settled)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the typing pauses, once
  }, [settled])
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <TextInput
          ref={field}
          type="search"
          size="md"
          className={styles.box!}
          aria-label={messages.box}
          placeholder={messages.hint}
          value={typed}
          maxLength={200}
          autoComplete="off"
          leftSection={<IconSearch size={18} aria-hidden />}
          onChange={(event) => setTyped(event.currentTarget.value)}
          rightSectionWidth={44}
          rightSection={
            typed && (
              <CloseButton
                aria-label={messages.clear}
                onClick={() => {
                  setTyped('')
                  onSearch('')
                  field.current?.focus()
                }}
              />
            )
          }
        />
      </form>
    </search>
  )
}

type KindsProps = {
  groups: FoundGroup[]
  chosen: SearchKind | ''
  onChoose: (kind: SearchKind | '') => void
}
/** Number of results by kind, which also filter the results. */
function Kinds({ groups, chosen, onChoose }: KindsProps) {
  const messages = useMessages(searchMessages)
  const names = useMessages(foundMessages)
  const kinds = useSearchedKinds()
  const countOf = (kind: string) => {
    const group = groups.find((each) => each.kind === kind)
    return messages.count(group?.total ?? 0, group?.totalIsCapped ?? false)
  }
  return (
    <Group
      gap="xs"
      my="sm"
      component="fieldset"
      className={styles.kinds}
      aria-label={messages.kind}
    >
      <Button
        size="xs"
        variant={chosen === '' ? 'filled' : 'default'}
        aria-pressed={chosen === ''}
        onClick={() => onChoose('')}
      >
        {messages.all}
      </Button>
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="xs"
          variant={chosen === kind ? 'filled' : 'default'}
          aria-pressed={chosen === kind}
          onClick={() => onChoose(kind)}
        >
          {names.kinds[kind]} <span className={styles.count}>{countOf(kind)}</span>
        </Button>
      ))}
    </Group>
  )
}

type ResultsProps = {
  q: string
  kind: SearchKind | ''
  found: ReturnType<typeof useEverything>
  groups: FoundGroup[]
}
function Results({ q, kind, found, groups }: ResultsProps) {
  const messages = useMessages(searchMessages)
  if (!found.isAsked) return <EmptySearch q={q} />
  if (found.error && !found.isFetching) return <PartFailed query={found} title={messages.failed} />
  if (!found.groups) return <div className={styles.skeleton} aria-busy="true" />
  const shown = groups.filter((group) => kind === '' || group.kind === kind)
  const hasNothing = shown.every(({ items, outcome }) => items.length === 0 && outcome !== 'late')
  return (
    <div
      className={styles.results}
      aria-busy={found.isPlaceholderData}
      data-old={found.isPlaceholderData}
    >
      <Late groups={shown} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
      {shown.some(({ outcome }) => outcome === 'similar') && (
        <Text c="dimmed">{messages.similarHint}</Text>
      )}
      {shown
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          <FoundKind key={group.kind} group={group} sought={q} isAlone={kind !== ''} />
        ))}
      {hasNothing && (
        <div className={`panel ${styles.empty}`}>
          <Text fw={620}>{messages.nothing(q)}</Text>
          <Text c="dimmed">{messages.nothingHint}</Text>
        </div>
      )}
    </div>
  )
}

type LateProps = { groups: FoundGroup[]; onRetry: () => void; isRetrying: boolean }
function Late({ groups, onRetry, isRetrying }: LateProps) {
  const messages = useMessages(searchMessages)
  const names = useMessages(foundMessages)
  const { retry } = useMessages(kitMessages)
  const late = groups.filter(({ outcome }) => outcome === 'late')
  if (late.length === 0) return null
  return (
    <Alert color="orange" variant="light" icon={<IconClockPause size={18} aria-hidden />}>
      {late.map(({ kind }) => (
        <Text key={kind} size="sm">
          {messages.late(names.kinds[kind])}
        </Text>
      ))}
      <Button mt="xs" size="xs" variant="default" loading={isRetrying} onClick={onRetry}>
        {retry}
      </Button>
    </Alert>
  )
}

/** Shown without a term: an explanation of the search, and recent records. */
function EmptySearch({ q }: { q: string }) {
  const messages = useMessages(searchMessages)
  const kinds = useSearchedKinds()
  if (kinds.length === 0)
    return (
      <div className={`panel ${styles.empty}`}>
        <Text c="dimmed">{messages.noAccess}</Text>
      </div>
    )
  if (q.trim() !== '' && !isSearchable(q))
    return (
      <Text component="output" display="block" c="dimmed" mt="md">
        {messages.tooShort}
      </Text>
    )
  return <RecentRecordsList />
}
