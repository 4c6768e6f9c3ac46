import { requestLimit } from '@guichet/contract/orders/sale/read-request.ts'
import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Command } from 'cmdk'
import { useRef, useState, type Ref } from 'react'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { foundMessages } from '../../../domain/found/found.messages.ts'
import type { FoundRecord } from '../../../domain/found/found.view.ts'
import type { Place } from '../../../domain/go-to.tsx'
import { isDialogOpen } from '../../../kit/keys/typing.rules.ts'
import { useScanner } from '../../../kit/keys/use-scanner.ts'
import { endScanNotice, notifyScan } from '../../../kit/layout/notify.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { FieldOption } from './field-option.tsx'
import { searchFieldMessages } from './search-field.messages.ts'
import { isCodeLike, mayBeCode } from './search-field.rules.ts'
import { useSearchFieldMessages } from './use-search-field-messages.ts'
import { useSearchField } from './use-search-field.ts'
import found from '../../../domain/found/found-item.module.css'
import styles from './search-field.module.css'

type Props = {
  /** Lines to add to the quantities that are in the cart already. */
  onLines: (lines: CartLine[], activityId: string | null) => void
  onRecord: (record: FoundRecord) => void
  onList: (place: Place) => void
  /** Id of the client to put in the cart. */
  onBuyer: (clientId: string) => void
  /** Promo code to try on the cart. */
  onCode: (code: string) => void
  /** Default activity and date for sentences that name none. */
  activityId: string | null
  date: string | null
  /** Messages about one cart disappear with the next. */
  cartId: string
  ref?: Ref<HTMLInputElement>
}

/**
 * Search box of the counter: a sentence fills the cart, a name or a number finds a record, a
 * scanned code opens it. It is the search of the page, so `/` focuses it.
 */
export function SearchField({ ref, onCode, ...taking }: Props) {
  const messages = useMessages(searchFieldMessages)
  const { kinds } = useMessages(foundMessages)
  const box = useSearchField({
    ...taking,
    onMiss: (code) => notifyScan(messages.notAdded, messages.unknownCode(code)),
  })
  const says = useSearchFieldMessages(box)
  const [hasFocus, setFocus] = useState(false)
  const { options, current, typed } = box
  const place = useRef<HTMLElement>(null)
  const tryCode = () => {
    onCode(typed.trim())
    box.type('')
  }
  useScanner(
    ({ target, before }) =>
      target instanceof Node &&
      place.current!.contains(target) &&
      before !== null &&
      box.goesOn(before),
    (code) => {
      endScanNotice()
      // The answer would be hidden behind the dialog.
      if (isDialogOpen()) return notifyScan(messages.scannedBehind, messages.scanAgain)
      place.current!.querySelector('input')!.focus()
      box.scan(code)
    },
  )
  return (
    <search
      ref={place}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false)
      }}
    >
      <Command
        label={messages.label}
        shouldFilter={false}
        vimBindings={false}
        loop
        value={current?.id ?? ''}
        onValueChange={box.choose}
        onKeyDownCapture={(event) => {
          // A mistyped number of a ticket is no promo code.
          if (event.key === 'Enter' && mayBeCode(box) && !isCodeLike(typed.trim())) tryCode()
          else box.press(event)
        }}
        className="block relative"
      >
        <IconSearch size={18} aria-hidden className={styles.sign} />
        <Command.Input
          ref={ref}
          value={typed}
          onValueChange={box.type}
          placeholder={messages.hint}
          maxLength={requestLimit}
          className={styles.input}
        />
        <div className={styles.below} hidden={!hasFocus} data-old={!box.isSettled}>
          <Command.List label={messages.results}>
            {box.sections.map(({ heading, options: choices }) => (
              <Command.Group
                key={heading}
                heading={heading === 'sale' ? messages.sale : kinds[heading]}
                className={`${styles.section} ${found.rows}`}
              >
                {choices.map((option) => (
                  <FieldOption
                    key={option.id}
                    option={option}
                    sought={box.asked}
                    onTake={() => box.take(option)}
                  />
                ))}
              </Command.Group>
            ))}
          </Command.List>
          {/* The cart shows what was added: said here, it would cover the tiles. */}
          {box.asked.trim() !== '' &&
            says.map((sentence) => (
              <p key={sentence} className={styles.say}>
                {sentence}
              </p>
            ))}
          {mayBeCode(box) && (
            <Button
              variant="subtle"
              // Keeps the focus in the box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={tryCode}
            >
              {messages.asPromoCode}
            </Button>
          )}
        </div>
      </Command>
      <output className="visually-hidden">
        {[box.isSettled && options.length > 0 ? messages.found(options.length) : '', ...says].join(
          ' ',
        )}
      </output>
    </search>
  )
}
