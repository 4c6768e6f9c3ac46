import { Pagination } from '@mantine/core'
import { usePhone } from '../layout/breakpoints.ts'
import { useMessages } from '../text/messages.ts'
import { mostPages } from './list-search.rules.ts'
import { listMessages } from './list.messages.ts'

type Props = { total: number; page: number; size: number; onPage: (page: number) => void }

/** Pagination of a list; another page scrolls to the top. */
export function ListPages({ total, page: current, size, onPage }: Props) {
  const messages = useMessages(listMessages)
  const isPhone = usePhone()
  const pages = Math.min(mostPages, Math.ceil(total / size))
  if (pages < 2) return null
  return (
    <nav aria-label={messages.pages}>
      <Pagination
        mt="md"
        total={pages}
        value={current}
        onChange={(page) => {
          onPage(page)
          window.scrollTo({ top: 0 })
        }}
        size={isPhone ? 'xl' : 'md'}
        siblings={isPhone ? 0 : 1}
        getItemProps={(page) => ({ 'aria-label': messages.page(page) })}
        getControlProps={(control) => ({
          'aria-label': control === 'previous' ? messages.previous : messages.next,
        })}
      />
    </nav>
  )
}
