import { Button, Menu } from '@mantine/core'
import {
  IconDots,
  IconPencil,
  IconPlus,
  IconShoppingCartOff,
  IconShoppingCartPause,
} from '@tabler/icons-react'
import { useContext, type MouseEvent } from 'react'
import { useMessages } from '../../../kit/text/messages.ts'
import type { HeldPlaces } from '../counter/hold-places.tsx'
import { SharedDayContext } from '../times/shared-day.ts'
import { isEmpty } from './cart-state.rules.ts'
import { savedCartMessages } from './saved-cart.messages.ts'
import type { CartUndos } from './use-cart-undo.ts'
import type { CartOnScreen } from './use-saved-cart.ts'
import styles from './saved-cart.module.css'

type Props = {
  kept: CartOnScreen
  hold: Pick<HeldPlaces, 'letGo'>
  undo: CartUndos
  isLocked: boolean
  onName: () => void
}

/** Actions for the cart on the screen, each named in words. */
export function CartButtons({ kept, hold, undo, isLocked, onName }: Props) {
  const messages = useMessages(savedCartMessages)
  const shared = useContext(SharedDayContext)
  const isDisabled = isLocked || isEmpty(kept.state)
  const park = ({ detail }: MouseEvent) => {
    // The second click of a double click would park the next cart.
    if (detail >= 2) return
    shared?.reset()
    void kept.park()
  }
  const empty = () => {
    hold.letGo()
    shared?.reset()
    undo.offer(null, { text: messages.emptied, onUndo: kept.empty() })
  }
  return (
    <div className={styles.acts}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconShoppingCartPause size={16} aria-hidden />}
        disabled={isDisabled || kept.conflict !== null}
        onClick={park}
      >
        {messages.park}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={messages.more}
            leftSection={<IconDots size={16} aria-hidden />}
            disabled={isDisabled}
          >
            {messages.moreShort}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => void kept.startNew()}
          >
            {messages.another}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onName}>
            {messages.rename}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconShoppingCartOff size={16} aria-hidden />}
            disabled={kept.conflict !== null}
            onClick={empty}
          >
            {messages.clear}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
