import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconUsersGroup } from '@tabler/icons-react'
import { useState, type ComponentProps } from 'react'
import { lazyPart } from '../../../kit/layout/lazy-part.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import styles from '../counter/sell.module.css'

// Loaded on demand, because most sales have no party.
const PartyDialog = lazyPart(() => import('./party-dialog.tsx'), 'PartyDialog')
type Props = Omit<ComponentProps<typeof PartyDialog>, 'isOpen' | 'onClose'> & { isLocked: boolean }

/** Button that opens the party dialog; the dialog keeps its input when it is closed. */
export function LazyParty({ isLocked, ...props }: Props) {
  const messages = useMessages(sellMessages)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  // Active in all fields, because the search box usually has the focus.
  useHotkeys([['F2', () => isLocked || setState('open')]], [])
  return (
    <>
      <Button
        className={styles.party!}
        variant="default"
        size="md"
        leftSection={<IconUsersGroup size={18} aria-hidden />}
        disabled={isLocked}
        aria-keyshortcuts="F2"
        rightSection={
          <Kbd size="xs" className={styles.key!} aria-hidden>
            F2
          </Kbd>
        }
        onClick={() => setState('open')}
      >
        <span className={styles.partyName}>{messages.party}</span>
      </Button>
      {state !== 'never' && (
        <PartyDialog {...props} isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}
