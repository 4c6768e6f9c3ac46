import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconUsersGroup } from '@tabler/icons-react'
import { Suspense, useState, type ComponentProps } from 'react'
import { lazyPart } from '../../../kit/layout/late.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../sell.messages.ts'
import styles from '../sell.module.css'

// Most sales have no party.
const PartyDialog = lazyPart(() =>
  import('./party-dialog.tsx').then((module) => ({ default: module.PartyDialog })),
)
type Props = Omit<ComponentProps<typeof PartyDialog>, 'isOpen' | 'onClose'> & { isLocked: boolean }

/** The way to the party card; what is typed in it stays when it is closed. */
export function LateParty({ isLocked, ...props }: Props) {
  const messages = useMessages(sellMessages)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  // Out of any field too: the box has the focus most of the time.
  useHotkeys([['F2', () => isLocked || setState('open')]], [])
  return (
    <>
      <Button
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
        {messages.party}
      </Button>
      {state !== 'never' && (
        <Suspense fallback={null}>
          <PartyDialog {...props} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
