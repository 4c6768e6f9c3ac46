import { Pagination } from '@mantine/core'
import { useWords } from '../kit/words.ts'
import { pageSize } from './rescheduling.queries.ts'
import { reschedulingWords } from './rescheduling.words.ts'

export function Pages({
  total,
  page,
  onPage,
}: {
  total: number
  page: number
  onPage: (page: number) => void
}) {
  const words = useWords(reschedulingWords)
  if (total <= pageSize) return null
  return (
    <nav aria-label={words.pages}>
      <Pagination
        mt="md"
        total={Math.ceil(total / pageSize)}
        value={page}
        onChange={onPage}
        getItemProps={(one) => ({ 'aria-label': words.page(one) })}
        getControlProps={(control) => ({
          'aria-label': control === 'previous' ? words.previous : words.next,
        })}
      />
    </nav>
  )
}
