import { Group, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { DayField } from '../../../kit/dates/day-field.tsx'
import { PriceField } from '../../../kit/forms/price-field.tsx'
import { IconAction } from '../../../kit/layout/icon-action.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import type { GroupTerms } from './check-out.rules.ts'
import { groupTermsMessages } from './group-terms.messages.ts'
import { termsOf } from './group-terms.rules.ts'

type Props = {
  terms: GroupTerms
  onChange: (terms: GroupTerms | null) => void
  areAllShown: boolean
  /** The server's problem with a field, by its name. */
  problemOf: (field: string) => string | undefined
}

/** Deposit, due date of the rest, and purchase order number of a group. */
export function GroupTermsFields({ terms, onChange, areAllShown, problemOf }: Props) {
  const messages = useMessages(groupTermsMessages)
  const { deposit, dueDate, purchaseOrder } = terms.typed
  const change = (typed: Partial<GroupTerms['typed']>) =>
    onChange(termsOf({ ...terms.typed, ...typed }))
  const missing = areAllShown ? terms.missing : null
  return (
    <fieldset className="stack gap-8 shrinks below-12">
      <legend className="medium below-4">{messages.legend}</legend>
      <Group gap="xs" align="flex-start" justify="space-between" wrap="nowrap">
        <div data-field="terms.deposit">
          <PriceField
            label={messages.deposit}
            description={messages.depositHint}
            isRequired
            value={deposit}
            onChange={(typed) => change({ deposit: typed })}
            error={
              problemOf('balance.deposit') ??
              (missing === 'deposit' ? messages.depositMissing : null)
            }
          />
        </div>
        <IconAction label={messages.remove} icon={IconX} onClick={() => onChange(null)} />
      </Group>
      <div data-field="terms.dueDate">
        <DayField
          label={messages.dueDate}
          isRequired
          value={dueDate}
          onChange={(day) => change({ dueDate: day })}
          error={
            problemOf('balance.dueDate') ?? (missing === 'dueDate' ? messages.dueDateMissing : null)
          }
        />
      </div>
      <TextInput
        label={messages.purchaseOrder}
        description={messages.purchaseOrderHint}
        maxLength={50}
        autoComplete="off"
        value={purchaseOrder}
        data-field="terms.purchaseOrder"
        error={
          problemOf('purchaseOrder') ??
          (missing === 'purchaseOrder' ? messages.purchaseOrderMissing : null)
        }
        onChange={(event) => change({ purchaseOrder: event.currentTarget.value })}
      />
    </fieldset>
  )
}
