import {
  SettingsForm as Schema,
  feeRefundPolicies,
  type Setting,
} from '@guichet/contract/configuration/save-settings.ts'
import { cancelProposals } from '@guichet/contract/orders/refunds/cancel-proposals.ts'
import { NativeSelect, Radio, Skeleton, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useContext, type ReactNode } from 'react'
import { useTimeZones } from '../domain/names/use-time-zones.ts'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { FormScreen } from '../kit/forms/form-screen.tsx'
import { adoptSaved, useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import { WholeField } from '../kit/forms/whole-field.tsx'
import { BusinessReload } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { ClientRetention } from './client-retention.tsx'
import { SettingsElsewhere } from './settings-elsewhere.tsx'
import { settingsMessages } from './settings.messages.ts'
import {
  useSaveSettings,
  useSettings,
  type Settings as Stored,
  type SettingsForm,
} from './settings.queries.ts'
import { useLastChange } from './use-last-change.ts'
import styles from './configuration.module.css'

/** Settings of sales and refunds, each with its effect and its last change. */
export function Settings() {
  const messages = useMessages(settingsMessages)
  const stored = useSettings()
  return (
    <QueryBoundary query={stored} title={messages.loadFailed} loading={<Skeleton height={720} />}>
      {(data) => (
        <>
          <SettingsEditor stored={data} onReload={async () => (await stored.refetch()).data} />
          <SettingsElsewhere stored={data} />
        </>
      )}
    </QueryBoundary>
  )
}

type EditorProps = { stored: Stored; onReload: () => Promise<SettingsForm | undefined> }
function SettingsEditor({ stored, onReload }: EditorProps) {
  const reloadBusiness = useContext(BusinessReload)
  const messages = useMessages(settingsMessages)
  const save = useSaveSettings()
  const form = useRecordForm<SettingsForm>(Schema, stored, save.error)
  return (
    <FormScreen
      form={form}
      isSaving={save.isPending}
      error={save.error}
      onReload={onReload}
      fieldNames={messages.names}
      onSave={(body) =>
        save.mutate(
          { body },
          {
            onSuccess: (saved) => {
              adoptSaved<SettingsForm>(form, saved, body)
              if (saved.timeZone !== stored.timeZone) void reloadBusiness()
            },
          },
        )
      }
    >
      <Section title={messages.sections.sale}>
        <SaleFields form={form} stored={stored} />
      </Section>
      <Section title={messages.sections.refunds}>
        <Options form={form} stored={stored} name="feeRefundPolicy" values={feeRefundPolicies} />
        <Toggle form={form} stored={stored} name="allowSeveralPartialRefunds" />
        <Toggle form={form} stored={stored} name="percentRefundOnCounterOrders" />
        <Options form={form} stored={stored} name="cancelsRefunded" values={cancelProposals} />
      </Section>
      <Section title={messages.sections.rebates}>
        <Toggle form={form} stored={stored} name="rebatesCombine" />
      </Section>
      <Section title={messages.sections.clients}>
        <div className={styles.row}>
          <ClientRetention form={form} stored={stored} />
          <Since stored={stored} name="clientRetentionMonths" />
        </div>
      </Section>
      <Section title={messages.sections.place}>
        <ZoneField form={form} stored={stored} />
      </Section>
    </FormScreen>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`panel ${styles.panel}`} aria-label={title}>
      <h2 className="size-16">{title}</h2>
      <Stack gap="lg">{children}</Stack>
    </section>
  )
}

type FieldProps = { form: RecordForm<SettingsForm>; stored: Stored }
function SaleFields({ form, stored }: FieldProps) {
  const { names, effects } = useMessages(settingsMessages)
  const prefix = form.getInputProps('orderPrefix')
  return (
    <>
      <div className={styles.row}>
        <WholeField
          {...form.getInputProps('holdMinutes')}
          label={names.holdMinutes}
          description={effects.holdMinutes}
          isRequired
          width={420}
        />
        <Since stored={stored} name="holdMinutes" />
      </div>
      <div className={styles.row}>
        <div>
          <TextInput
            {...prefix}
            label={names.orderPrefix}
            description={effects.orderPrefix}
            maw={420}
            maxLength={6}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) => prefix.onChange(event.currentTarget.value.toUpperCase())}
          />
          <Text size="sm" c="dimmed" component="output">
            {effects.orderPrefixSample(prefix.value)}
          </Text>
        </div>
        <Since stored={stored} name="orderPrefix" />
      </div>
    </>
  )
}

function ZoneField({ form, stored }: FieldProps) {
  const { names, effects } = useMessages(settingsMessages)
  const { timeZone, isTimeZoneInUse } = stored
  const zones = useTimeZones(timeZone)
  return (
    <div className={styles.row}>
      <NativeSelect
        {...form.getInputProps('timeZone')}
        label={names.timeZone}
        description={isTimeZoneInUse ? effects.timeZoneInUse : effects.timeZone}
        disabled={isTimeZoneInUse}
        maw={420}
        data={zones}
      />
      <Since stored={stored} name="timeZone" />
    </div>
  )
}

type OptionsProps = FieldProps & {
  name: 'feeRefundPolicy' | 'cancelsRefunded'
  values: readonly string[]
}
function Options({ form, stored, name, values }: OptionsProps) {
  const { names, choices } = useMessages(settingsMessages)
  const labels: Record<string, string> = choices[name]
  return (
    <div className={styles.row}>
      <Radio.Group
        label={names[name]}
        value={form.values[name]}
        onChange={(value) => form.setFieldValue(name, value as never)}
      >
        <Stack gap="xs" mt="xs">
          {values.map((value) => (
            <Radio key={value} value={value} label={labels[value]} />
          ))}
        </Stack>
      </Radio.Group>
      <Since stored={stored} name={name} />
    </div>
  )
}

type Switchable = 'allowSeveralPartialRefunds' | 'percentRefundOnCounterOrders' | 'rebatesCombine'
function Toggle({ form, stored, name }: FieldProps & { name: Switchable }) {
  const { names, effects } = useMessages(settingsMessages)
  return (
    <div className={styles.row}>
      <Switch
        {...form.getInputProps(name, { type: 'checkbox' })}
        label={names[name]}
        description={effects[name]}
      />
      <Since stored={stored} name={name} />
    </div>
  )
}

function Since({ stored, name }: { stored: Stored; name: Setting }) {
  const messages = useMessages(settingsMessages)
  const change = useLastChange(stored)(name)
  return (
    <Text size="xs" c="dimmed" className={styles.since}>
      {change ? messages.since(change) : messages.sinceStart}
    </Text>
  )
}
