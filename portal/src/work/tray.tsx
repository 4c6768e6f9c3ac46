import { ActionIcon, Popover } from '@mantine/core'
import { IconClockPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '../kit/text/messages.ts'
import { BulkResults } from './bulk-results.tsx'
import { TrayItem } from './tray-item.tsx'
import { workMessages } from './work.messages.ts'
import { isGoing, useWork } from './work.queries.ts'
import styles from './tray.module.css'

/**
 * Background tasks of the business: a button with the number of running ones, which opens the list.
 * Hidden without tasks.
 */
export function Tray() {
  const messages = useMessages(workMessages)
  const [isOpen, setOpen] = useState(false)
  const [results, setResults] = useState<string | null>(null)
  const { data } = useWork()
  const items = data?.items ?? []
  if (!items.length) return null
  const [running, newest] = [items.filter(isGoing).length, items[0]!]
  return (
    <>
      <output className="visually-hidden">
        {messages.kinds[newest.kind]}: {messages.states[newest.state]}
      </output>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        width={340}
        shadow="md"
        trapFocus
        returnFocus
        withinPortal={false}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            className={styles.button!}
            aria-label={messages.open(running)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconClockPlay size={20} stroke={1.6} aria-hidden color="var(--ink)" />
            {running > 0 && (
              <span className={styles.badge} aria-hidden>
                {running}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={styles.list!} aria-label={messages.title}>
          <h2 className="size-14 below-4">{messages.title}</h2>
          <ul>
            {items.map((work) => (
              <li key={work.publicId}>
                <TrayItem
                  work={work}
                  onLeave={() => setOpen(false)}
                  onResults={(bulkId) => {
                    setOpen(false)
                    setResults(bulkId)
                  }}
                />
              </li>
            ))}
          </ul>
        </Popover.Dropdown>
      </Popover>
      {results && <BulkResults id={results} onClose={() => setResults(null)} />}
    </>
  )
}
