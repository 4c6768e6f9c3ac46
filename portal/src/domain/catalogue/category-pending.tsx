import type { UseQueryResult } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { isApiError } from '../../kit/api/api-error.ts'
import { BackLink, RecordPending } from '../../kit/forms/record-page.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { categoryMessages } from './category.messages.ts'

type Props = { query: UseQueryResult<unknown>; to: '/lodging' | '/equipment-rentals' }

/** Placeholder while a category loads; its list when it does not exist. */
export function CategoryPending({ query, to }: Props) {
  const messages = useMessages(categoryMessages)
  if (isApiError(query.error, 'NotFound', 'InvalidRequest')) return <Navigate to={to} replace />
  return <RecordPending query={query} title={messages.oneFailed} back={<BackLink to={to} />} />
}
