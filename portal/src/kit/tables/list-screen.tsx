import { Button, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { failedOf, QueryFailed } from '../api/query-boundary.tsx'
import { useSingleKeys } from '../keys/single-keys.ts'
import { PageHead } from '../layout/page-head.tsx'
import { useMessages } from '../text/messages.ts'
import { ListPages } from './list-pages.tsx'
import { listMessages } from './list.messages.ts'
import type { RememberedList } from './remembered-list.ts'
import styles from './list.module.css'

type Page = { items: readonly unknown[]; total: number; totalIsCapped: boolean }
type Props<P extends Page> = {
  query: UseQueryResult<P>
  messages: {
    title: string
    loadFailed: string
    results: (total: number, isCapped: boolean) => string
  }
  aside?: ReactNode
  /** Search box and filters. */
  children: ReactNode
  search: { page: number; size: number }
  /** The records of a page; `isOld` while the next page is loading. */
  list: (page: P, isOld: boolean) => ReactNode
  empty: (page: P) => ReactNode
  onPage: (page: number) => void
  /** Preview of a record, or a dialog. */
  preview?: ReactNode
}

/** The screen of a list that is searched, filtered, sorted and paged. */
export function ListScreen<P extends Page>({
  query,
  messages,
  aside,
  children,
  search,
  list,
  empty,
  onPage,
  preview,
}: Props<P>) {
  const ofList = useMessages(listMessages)
  const { data: found } = query
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  return (
    <>
      <PageHead title={messages.title} aside={aside}>
        {found && (
          <Text component="output" c="dimmed" size="sm">
            {messages.results(found.total, found.totalIsCapped)}
          </Text>
        )}
      </PageHead>
      {children}
      {!found && <div className={styles.skeleton} aria-busy="true" />}
      {found?.totalIsCapped && (
        <Text size="xs" c="dimmed" mb="xs">
          {ofList.capped}
        </Text>
      )}
      {found && (found.items.length > 0 ? list(found, query.isPlaceholderData) : empty(found))}
      {found && (
        <ListPages total={found.total} page={search.page} size={search.size} onPage={onPage} />
      )}
      {preview}
    </>
  )
}

type EmptyProps = {
  /** Whether there are records that the search does not find. */
  hasAny: boolean
  why: string
  clear: string
  onClear: () => void
  messages: { neverTitle: string; never: string }
  /** The way to a first record. */
  children?: ReactNode
}

/** Empty state of a list: no records yet, no result, or a page beyond the last one. */
export const EmptyList = ({ hasAny, why, clear, onClear, messages, children }: EmptyProps) => (
  <div className="panel to-middle roomy">
    <Text fw={620}>{hasAny ? why : messages.neverTitle}</Text>
    {hasAny ? (
      <Button variant="default" mt="sm" onClick={onClear}>
        {clear}
      </Button>
    ) : (
      <>
        <Text c="dimmed">{messages.never}</Text>
        {children}
      </>
    )}
  </div>
)

type PeekState<S> = {
  search: S
  remembered: RememberedList<S & { peek: string }>
  /** Records of the page, in their order. */
  ids: readonly string[]
  onPeek: (id: string) => void
}

/**
 * Remembers a list for the way back, and lets the keys `j` and `k` walk its preview.
 *
 * @returns Whether a record has been previewed; the preview then stays mounted.
 */
export function usePeekedList<S extends { peek: string }>({
  search,
  remembered,
  ids,
  onPeek,
}: PeekState<S>): boolean {
  const [hasPeeked, setPeeked] = useState(false)
  if (search.peek && !hasPeeked) setPeeked(true)
  const { history } = useRouter()
  useEffect(
    () => remembered.remember(search, history.location.state.__TSR_index),
    [remembered, search, history],
  )
  const walk = (step: number) => {
    const next = ids[ids.indexOf(search.peek) + step]
    if (search.peek && next !== undefined) onPeek(next)
  }
  useSingleKeys([
    ['j', () => walk(1)],
    ['k', () => walk(-1)],
  ])
  return hasPeeked
}
