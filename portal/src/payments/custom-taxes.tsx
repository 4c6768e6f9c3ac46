import { Button, Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormPart } from '../kit/forms/use-record-form.ts'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { paymentMessages } from './payments.messages.ts'
import type { TaxesBody } from './payments.queries.ts'
import { readPercent } from './taxes.rules.ts'
import styles from './payments.module.css'

type CustomTax = TaxesBody['customTaxes'][number]
type Part = FormPart<Pick<TaxesBody, 'customTaxes'>>
type Props = { form: Part; isQuebec: boolean }
const empty: CustomTax = {
  name: '',
  percent: 0,
  number: null,
  base: 'all',
  includedInOtherTaxBase: false,
}

/** Taxes besides those of the provinces, such as on lodging. */
export function CustomTaxes({ form, isQuebec }: Props) {
  const messages = useMessages(paymentMessages)
  const { customTaxes } = form.values
  const set = (next: CustomTax[]) => form.setFieldValue('customTaxes', next)
  // Québec: 3.5 % of the nights; other taxes apply to it. Source: Revenu Québec, "Tax on lodging".
  const lodging: CustomTax = {
    ...empty,
    name: messages.lodgingName,
    percent: 3.5,
    base: 'lodgingNights',
    includedInOtherTaxBase: true,
  }
  const hasLodging = customTaxes.some(({ base }) => base === 'lodgingNights')
  return (
    <section className="panel stack gap-12 below-16 padded" aria-labelledby="custom-taxes">
      <h2 className="size-16" id="custom-taxes">
        {messages.fields.customTaxes}
      </h2>
      {customTaxes.length === 0 && (
        <Text size="sm" c="dimmed">
          {messages.noCustom}
        </Text>
      )}
      {customTaxes.map((tax, i) => (
        <CustomTaxRow
          // New taxes have no other unique value.
          key={i}
          form={form}
          tax={tax}
          at={`customTaxes.${i}`}
          onRemove={() => set(customTaxes.filter((_, place) => place !== i))}
        />
      ))}
      <Group gap="xs">
        <CreateButton
          isSecondary
          isDisabled={customTaxes.length >= 20}
          onClick={() => set([...customTaxes, empty])}
        >
          {messages.addCustom}
        </CreateButton>
        {isQuebec && !hasLodging && (
          <Button variant="subtle" onClick={() => set([...customTaxes, lodging])}>
            {messages.addLodging}
          </Button>
        )}
      </Group>
    </section>
  )
}

type RowProps = {
  form: Part
  tax: CustomTax
  at: `customTaxes.${number}`
  onRemove: () => void
}
function CustomTaxRow({ form, tax, at, onRemove }: RowProps) {
  const messages = useMessages(paymentMessages)
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const written = String(tax.percent)
  return (
    <div className={styles.custom}>
      <div className="wrapping at-start gap-12">
        <TextInput
          label={messages.name}
          required
          maxLength={25}
          value={tax.name}
          error={form.errors[`${at}.name`]}
          data-path={`${at}.name`}
          onChange={(event) => form.setFieldValue(`${at}.name`, event.currentTarget.value)}
        />
        <TextInput
          label={messages.percent}
          required
          inputMode="decimal"
          maw={110}
          value={typed ?? (language === 'fr' ? written.replace('.', ',') : written)}
          error={form.errors[`${at}.percent`]}
          data-path={`${at}.percent`}
          onBlur={() => setTyped(null)}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            form.setFieldValue(`${at}.percent`, readPercent(event.currentTarget.value) as number)
          }}
        />
        <TextInput
          label={messages.number}
          maxLength={25}
          maw={220}
          value={tax.number ?? ''}
          error={form.errors[`${at}.number`]}
          data-path={`${at}.number`}
          onChange={(event) =>
            form.setFieldValue(`${at}.number`, event.currentTarget.value.toUpperCase() || null)
          }
        />
        <NativeSelect
          label={messages.base}
          value={tax.base}
          data={(['all', 'lodgingNights'] as const).map((value) => ({
            value,
            label: messages.bases[value],
          }))}
          onChange={(event) =>
            form.setFieldValue(`${at}.base`, event.currentTarget.value as CustomTax['base'])
          }
        />
        <IconAction
          className={styles.remove}
          label={messages.removeCustom(tax.name)}
          icon={IconTrash}
          color="red"
          onClick={onRemove}
        />
      </div>
      <Checkbox
        label={messages.included}
        checked={tax.includedInOtherTaxBase}
        onChange={(event) =>
          form.setFieldValue(`${at}.includedInOtherTaxBase`, event.currentTarget.checked)
        }
      />
    </div>
  )
}
