import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'

export type Query = { data?: unknown; error: unknown; isFetching: boolean; refetch: () => unknown }

/** The first query that failed and has nothing older to show. */
export const failedOf = (...queries: readonly Query[]): Query | undefined =>
  queries.find(({ data, error }) => error && !data)

/** A failed query: what happened, and a way to ask again. `children` is another way out. */
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
  /** The heading when it could not be loaded. */
  title: string
  loading: ReactNode
  children: (data: T) => ReactNode
}

/** What a query answered, while it is asked, or when it failed. */
export function QueryBoundary<T>({ query, title, loading, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  return query.error ? <QueryFailed query={query} title={title} /> : loading
}
