import { Text, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { callSettings } from '../kit/api/call.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useMessages, type Language } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import { locate, useNearby, type Address, type Profile } from './office.queries.ts'
import { useThrottled } from './use-throttled.ts'
import styles from './office.module.css'

const LocationMap = lazyPart(
  () => import('./location-map.tsx'),
  'LocationMap',
  <div className={styles.map} />,
)
const throttleMs = 1000
const addressOf = ({
  streetNumber,
  street,
  city,
  state,
  country,
  zipCode,
}: Profile['location']): Address => ({
  streetNumber,
  street,
  city,
  state,
  country,
  postalCode: zipCode,
})
const isEnough = ({ city, postalCode }: Address) => Boolean(city.trim() && postalCode.trim())
const nowhere: FoundPlace['nearby'] = []
type FoundPlace = Awaited<ReturnType<typeof locate>>

/**
 * Address of the business. It is looked up when it has a city and a postal code, at most once a
 * second; a pin is removed when the address changes. An address that is not found can still be
 * saved.
 */
export function LocationFields({
  form,
  language,
}: {
  form: RecordForm<Profile>
  language: Language
}) {
  const messages = useMessages(officeMessages)
  const [state, setState] = useState<'idle' | 'locating' | 'failed' | FoundPlace['accuracy']>(
    'idle',
  )
  const { location } = form.values
  const address = addressOf(location)
  const isTyped = form.isDirty('location')
  const isNamed = [
    location.city,
    location.state,
    location.country,
    location.zipCode,
    location.geoLocalization,
  ].every((part) => part.trim())
  const { data: nearby = nowhere } = useNearby(address, isNamed && callSettings().tilesUrl === null)
  const look = async (signal: AbortSignal) => {
    setState('locating')
    try {
      const found = await locate(address, signal)
      form.setFieldValue(
        'location.geoLocalization',
        `${found.latitude.toFixed(5)}, ${found.longitude.toFixed(5)}`,
      )
      setState(found.accuracy)
    } catch {
      if (signal.aborted) return
      form.setFieldValue('location.geoLocalization', '')
      setState('failed')
    }
  }
  const changed = isTyped ? JSON.stringify(address) : null
  const unpin = useEffectEvent(() => form.setFieldValue('location.geoLocalization', ''))
  useEffect(() => {
    if (changed !== null) unpin()
  }, [changed])
  useThrottled(isEnough(address) ? changed : null, throttleMs, (signal) => void look(signal))
  const field = (
    name: keyof Profile['location'],
    label: string,
    autoComplete: string,
    isRequired = false,
  ) => (
    <TextInput
      {...form.getInputProps(`location.${name}`)}
      label={label}
      autoComplete={autoComplete}
      withAsterisk={isRequired}
      aria-required={isRequired}
    />
  )
  const stateText = {
    idle: '',
    locating: messages.locating,
    failed: messages.notLocated,
    ...(location.geoLocalization ? messages.located : { address: '', postalArea: '' }),
  }
  const [latitude, longitude] = location.geoLocalization.split(',').map(Number)
  return (
    <section className="panel stack gap-12 below-16 padded" aria-labelledby="location">
      <h2 className="size-16" id="location">
        {messages.location}
      </h2>
      <TextInput
        key={language}
        {...form.getInputProps(`languageSpecificFields.${language}.locationName`)}
        label={messages.locationName}
        lang={language}
      />
      <div className={styles.address}>
        {field('streetNumber', messages.streetNumber, 'off')}
        {field('street', messages.street, 'address-line1')}
        {field('city', messages.city, 'address-level2', true)}
      </div>
      <div className={styles.address}>
        {field('zipCode', messages.zipCode, 'postal-code')}
        {field('state', messages.state, 'address-level1', true)}
        {field('country', messages.country, 'country-name', true)}
      </div>
      <Text
        size="sm"
        c={state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}
        component="output"
      >
        {stateText[state]}
      </Text>
      {latitude !== undefined && longitude !== undefined ? (
        <LocationMap
          latitude={latitude}
          longitude={longitude}
          nearby={nearby}
          label={messages.map}
        />
      ) : (
        <div className={styles.empty}>{messages.noPin}</div>
      )}
    </section>
  )
}
