import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'

export type Query = { data?: unknown; error: unknown; isFetching: boolean; refetch: () => unknown }

/**
 * The queries that failed and have no earlier data to show, as one: with the first error, and a
 * retry of them all. Undefined when there are none.
 */
export function failedOf(...queries: readonly (Query | undefined)[]): Query | undefined {
  const failed = queries.filter((query) => query?.error && !query.data) as Query[]
  return failed.length === 0
    ? undefined
    : {
        error: failed[0]!.error,
        isFetching: failed.some(({ isFetching }) => isFetching),
        refetch: () => failed.map(({ refetch }) => refetch()),
      }
}

/** Message of a failed query, with a retry. `children` is another way out of the page. */
export function QueryFailed({
  query,
  title,
  children,
}: {
  query: Query
  title: string
  children?: ReactNode
}) {
  return (
    <LoadFailed
      title={title}
      error={query.error}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      {children}
    </LoadFailed>
  )
}

type Props<T> = {
  query: Query & { data: T | undefined }
  /** Heading of the error. */
  title: string
  loading: ReactNode
  children: (data: T) => ReactNode
}

/** Renders the data of a query, its loading state or its error. */
export function QueryBoundary<T>({ query, title, loading, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  return query.error ? <QueryFailed query={query} title={title} /> : loading
}
