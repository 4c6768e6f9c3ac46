import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { TillSlip } from './till-slip.tsx'
import { tillMessages } from './till.messages.ts'
import { useTill } from './till.queries.ts'
import styles from './till.module.css'

const route = getRouteApi('/bare/till/$id/print')
// Thermal rolls have no page length; a sheet keeps a margin that every printer can reach.
const pages = {
  '80mm': '@page { size: 80mm auto; margin: 3mm }',
  letter: '@page { size: letter; margin: 14mm }',
}

/** The slip of a till alone, without the shell; the print dialog opens by itself. */
export function PrintTillScreen() {
  const messages = useMessages(tillMessages)
  const { id } = route.useParams()
  const { format } = route.useSearch()
  const navigate = route.useNavigate()
  const till = useTill(id)
  const isReady = till.data !== undefined
  useEffect(() => {
    document.title = messages.slip
  }, [messages])
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => void document.fonts.ready.then(() => window.print()), 300)
    return () => clearTimeout(timer)
  }, [isReady])
  return (
    <>
      <style>{pages[format]}</style>
      <header className={styles.bar}>
        <Group gap="sm">
          <Button
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            {messages.print}
          </Button>
          <SegmentedControl
            aria-label={messages.format}
            value={format}
            onChange={(next) => void navigate({ search: { format: next }, replace: true })}
            data={[
              { value: 'letter', label: messages.letter },
              { value: '80mm', label: messages.narrow },
            ]}
          />
        </Group>
      </header>
      <main className={styles.sheet} data-format={format}>
        {failedOf(till) && <QueryFailed query={till} title={messages.loadFailed} />}
        {till.data && <TillSlip till={till.data} />}
      </main>
    </>
  )
}
