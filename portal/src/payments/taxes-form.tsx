import { provinces, type Province } from '@guichet/contract/businesses/provinces.ts'
import { TaxesForm as Schema, taxKeys } from '@guichet/contract/businesses/save-taxes.ts'
import { Checkbox, NativeSelect, Switch, Text, TextInput } from '@mantine/core'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { FormScreen } from '../kit/forms/form-screen.tsx'
import { adopt, useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useLanguage, useLocalized, useMessages } from '../kit/text/messages.ts'
import { formatPercent } from '../kit/text/money.ts'
import { CustomTaxes } from './custom-taxes.tsx'
import { paymentMessages } from './payments.messages.ts'
import { useSaveTaxes, type Taxes, type TaxesBody } from './payments.queries.ts'
import { taxableKinds, toggled } from './taxes.rules.ts'
import styles from './payments.module.css'

type Form = Omit<TaxesBody, 'ruleSets' | 'taxes' | 'taxingRuleName'> & Pick<Taxes, 'ruleSets'>
type Props = { stored: Taxes; onReload: () => Promise<Taxes | undefined> }

/** Taxes of a business: its province, tax numbers and taxed kinds. */
export function TaxesForm({ stored, onReload }: Props) {
  const messages = useMessages(paymentMessages)
  const { publicId } = useBusiness()
  const save = useSaveTaxes()
  const form = useRecordForm<Form>(Schema, stored as Form, save.error)
  const { province, isNoTaxesSelected, ruleSets } = form.values
  const law = ruleSets.find((set) => set.province === province)!
  return (
    <FormScreen
      form={form}
      isSaving={save.isPending}
      error={save.error}
      onReload={async () => (await onReload()) as Form | undefined}
      fieldNames={messages.fields}
      onSave={(values) =>
        save.mutate(
          { params: { id: publicId }, body: values },
          { onSuccess: (saved) => adopt<Form>(form, saved as Form) },
        )
      }
    >
      <section className="panel stack gap-12 below-16 padded">
        <Switch
          {...form.getInputProps('isNoTaxesSelected', { type: 'checkbox' })}
          label={messages.fields.isNoTaxesSelected}
          description={messages.noTaxesHint}
        />
        <Where form={form} law={law} />
      </section>
      {!isNoTaxesSelected && (
        <>
          <Numbers form={form} law={law} />
          <Matrix form={form} law={law} />
          <CustomTaxes form={form} isQuebec={province === 'QC'} />
        </>
      )}
      <Text size="sm" c="dimmed">
        {messages.onlyNew}
      </Text>
    </FormScreen>
  )
}

type Part = { form: RecordForm<Form>; law: Taxes['ruleSets'][number] }

function Where({ form, law }: Part) {
  const messages = useMessages(paymentMessages)
  const language = useLanguage()
  const localized = useLocalized()
  const rates = law.taxes.map(
    ({ label, percent }) => `${localized(label)} ${formatPercent(percent, language)}`,
  )
  return (
    <>
      <NativeSelect
        label={messages.province}
        maw={320}
        value={form.values.province}
        data={provinces.map((value) => ({ value, label: messages.provinces[value] }))}
        onChange={(event) => {
          const next = event.currentTarget.value as Province
          const set = form.values.ruleSets.find(({ province }) => province === next)!
          form.setFieldValue('province', next)
          // The default taxed kinds depend on the province.
          form.setFieldValue('taxedKinds', set.taxedKinds as Form['taxedKinds'])
        }}
      />
      {!form.values.isNoTaxesSelected && (
        <div>
          <Text size="sm" fw={550}>
            {messages.rates}
          </Text>
          <Text>{rates.join(' · ')}</Text>
          <Text size="sm" c="dimmed">
            {messages.since(law.validFrom)}
          </Text>
        </div>
      )}
    </>
  )
}

function Numbers({ form, law }: Part) {
  const messages = useMessages(paymentMessages)
  const localized = useLocalized()
  return (
    <section className="panel stack gap-12 below-16 padded" aria-labelledby="tax-numbers">
      <h2 className="size-16" id="tax-numbers">
        {messages.fields.taxNumbers}
      </h2>
      <Text size="sm" c="dimmed">
        {messages.numbersHint}
      </Text>
      <div className="wrapping at-start gap-12">
        {law.taxes.map(({ key, label }) => {
          const path = `taxNumbers.${key as (typeof taxKeys)[number]}` as const
          return (
            <TextInput
              key={key}
              {...form.getInputProps(path)}
              value={form.values.taxNumbers[key as (typeof taxKeys)[number]] ?? ''}
              onChange={(event) =>
                form.setFieldValue(path, event.currentTarget.value.toUpperCase() || undefined)
              }
              label={messages.numberOf(localized(label))}
              maxLength={25}
              autoComplete="off"
              spellCheck={false}
            />
          )
        })}
      </div>
    </section>
  )
}

function Matrix({ form, law }: Part) {
  const messages = useMessages(paymentMessages)
  const localized = useLocalized()
  const kindNames = useKindNames()
  const { taxedKinds } = form.values
  return (
    <section className="panel stack gap-12 below-16 padded" aria-labelledby="taxed">
      <h2 className="size-16" id="taxed">
        {messages.fields.taxedKinds}
      </h2>
      <Text size="sm" c="dimmed">
        {messages.taxedHint}
      </Text>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{messages.kind}</th>
            {law.taxes.map(({ key, label }) => (
              <th key={key} scope="col">
                {localized(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {taxableKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{kindNames[kind]}</th>
              {law.taxes.map(({ key, label }) => {
                const taxed = taxedKinds[key as (typeof taxKeys)[number]] ?? law.taxedKinds[key]!
                return (
                  <td key={key}>
                    <Checkbox
                      aria-label={messages.isTaxed(kindNames[kind], localized(label))}
                      checked={taxed.includes(kind)}
                      onChange={(event) =>
                        form.setFieldValue('taxedKinds', {
                          ...taxedKinds,
                          [key]: toggled(taxed, kind, event.currentTarget.checked),
                        })
                      }
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
