import { openTill } from '@guichet/contract/till/open-till.ts'
import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { OwnTill } from '../domain/own-till.queries.ts'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { PriceField } from '../kit/forms/price-field.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { PiecesFields } from './pieces-fields.tsx'
import { totalOf, type PieceCounts } from './pieces.rules.ts'
import { tillMessages } from './till.messages.ts'
import { useOpenTill } from './till.queries.ts'
import styles from './till.module.css'

type Form = { registerPublicId?: string; float: string }

/** Opens a till: its register, and its float as an amount or counted. */
export function OpenTill({ registers }: Pick<OwnTill, 'registers'>) {
  const messages = useMessages(tillMessages)
  const open = useOpenTill()
  const free = registers.filter(({ heldByName }) => heldByName === null)
  const [empty] = useState<Form>(() => ({
    ...(free[0] && { registerPublicId: free[0].publicId }),
    float: '',
  }))
  const form = useRecordForm<Form>(openTill.body, empty, open.error)
  const [counted, setCounted] = useState<PieceCounts | null>(null)
  const count = (next: PieceCounts | null) => {
    setCounted(next)
    if (next) form.setFieldValue('float', totalOf(next).toFixed(2))
  }
  const isFull = registers.length > 0 && free.length === 0
  return (
    <form
      noValidate
      className={styles.narrow}
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.validate().hasErrors) open.mutate({ body: form.getValues() })
      }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {messages.openText}
          {registers.length === 0 && ` ${messages.firstRegister}`}
        </Text>
        {isFull && <Text size="sm">{messages.noneFree}</Text>}
        {registers.length > 0 && (
          <NativeSelect
            {...form.getInputProps('registerPublicId')}
            label={messages.fields.registerPublicId}
            maw={320}
            data={registers.map(({ publicId, name, heldByName }) => ({
              value: publicId,
              label: heldByName === null ? name : messages.heldBy(name, heldByName),
              disabled: heldByName !== null,
            }))}
          />
        )}
        <PriceField {...form.getInputProps('float')} label={messages.fields.float} isRequired />
        <Checkbox
          label={messages.byPieces}
          checked={counted !== null}
          onChange={(event) => count(event.currentTarget.checked ? {} : null)}
        />
        {counted && <PiecesFields counted={counted} onChange={count} />}
        <ProblemAlert error={open.error} />
        <Group>
          <Button type="submit" loading={open.isPending} disabled={isFull}>
            {messages.open}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
