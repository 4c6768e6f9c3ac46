import { codeKey } from '@guichet/contract/rebates/rebate-keys.ts'
import type { RebateObstacle } from '@guichet/contract/rebates/rebate-obstacles.ts'
import { isInvalidCode } from '@guichet/contract/rebates/rebate-obstacles.ts'
import type { RebateResult } from '@guichet/contract/rebates/rebate-results.ts'
import { Button, TextInput } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { IconDiscount, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { IconAction } from '../../kit/layout/icon-action.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { promoCodeMessages } from './promo-codes.messages.ts'
import styles from './promo-codes.module.css'

type Props = {
  codes: readonly string[]
  onChange: (codes: string[]) => void
  /** Results of the codes by the server; undefined while loading. */
  results: readonly RebateResult[] | undefined
  /** False where a button opens the field of the code. */
  hasField?: boolean
  /** Called when the field is no longer needed: its code applies, or it was left. */
  onLeave?: () => void
}
const isSame = (a: string | null, b: string) => a !== null && codeKey(a) === codeKey(b)

/**
 * Promo codes of a sale or a quote, each with its description or the reason why it does not apply.
 * Their amounts are in the totals.
 */
export function PromoCodes({ codes, onChange, results, hasField = true, onLeave }: Props) {
  const messages = useMessages(promoCodeMessages)
  const [typed, setTyped] = useState('')
  const code = typed.trim()
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // The code whose result is awaited. Its text stays in the field until then, to be corrected.
  const [asked, setAsked] = useState<string | null>(null)
  const [invalid, setInvalid] = useState<RebateObstacle | null>(null)
  const leave = () => {
    setAsked(null)
    setTyped('')
    setInvalid(null)
    onLeave?.()
  }
  const settle = useCallbackRef(({ obstacle }: RebateResult) => {
    if (isInvalidCode(obstacle)) {
      setAsked(null)
      onChange(codes.filter((each) => !isSame(each, asked!)))
      setInvalid(obstacle)
      field.current?.focus()
    } else {
      leave()
      list.current?.scrollIntoView({ block: 'nearest' })
    }
  })
  useEffect(() => {
    const result = asked && results?.find((each) => isSame(each.code, asked))
    if (result) settle(result)
  }, [asked, results, settle])
  const apply = () => {
    if (!code || asked === code) return
    if (codes.some((each) => isSame(each, code))) return leave()
    setInvalid(null)
    setAsked(code)
    onChange([...codes, code])
  }
  const byThemselves = results?.filter((result) => result.code === null) ?? []
  const hasLines = codes.length > 0 || byThemselves.length > 0
  if (!hasField && !hasLines) return null
  return (
    <div className="stack gap-8 below-8">
      {hasField && (
        <div className={styles.entry}>
          <TextInput
            ref={field}
            aria-label={messages.label}
            data-code
            placeholder={messages.label}
            leftSection={<IconDiscount size={16} aria-hidden />}
            value={typed}
            error={invalid && messages.obstacles[invalid]}
            maxLength={50}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.currentTarget.value.replace(/\s/g, ''))
              setInvalid(null)
            }}
            // A button that sells would otherwise take the price without the code.
            onBlur={apply}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && onLeave) leave()
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
              event.preventDefault()
              apply()
            }}
          />
          <Button variant="default" disabled={!code} onClick={apply}>
            {messages.apply}
          </Button>
        </div>
      )}
      {hasLines && (
        <ul ref={list}>
          {codes.map((each) => (
            <Line
              key={each}
              name={each.toUpperCase()}
              result={results?.find((result) => isSame(result.code, each))}
              onRemove={() => onChange(codes.filter((other) => other !== each))}
            />
          ))}
          {byThemselves.map((result) => (
            <Line key={result.description} name={messages.byItself} result={result} />
          ))}
        </ul>
      )}
    </div>
  )
}

type LineProps = { name: string; result: RebateResult | undefined; onRemove?: () => void }
function Line({ name, result, onRemove }: LineProps) {
  const messages = useMessages(promoCodeMessages)
  return (
    <li className={styles.line} data-off={Boolean(result?.obstacle) || undefined}>
      <span className={styles.name}>
        <strong>{name}</strong>
        {result?.description && <span>{result.description}</span>}
        {result?.obstacle && (
          <output className={styles.why}>
            <IconInfoCircle size={14} aria-hidden />
            {messages.obstacles[result.obstacle]}
          </output>
        )}
      </span>
      {onRemove && <IconAction label={messages.remove(name)} icon={IconX} onClick={onRemove} />}
    </li>
  )
}
