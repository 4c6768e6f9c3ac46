import { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import {
  SegmentedControl,
  Skeleton,
  Switch,
  Text,
  TextInput,
  Loader,
  Progress,
} from '@mantine/core'
import { IconCheck, IconCircleDashed, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { FormScreen } from '../kit/forms/form-screen.tsx'
import { adoptSaved, useRecordForm } from '../kit/forms/use-record-form.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { languageNames } from '../kit/text/language-names.ts'
import { useLanguage, useMessages, type Language } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import { useAddressFault, useOfficeProfile, type Profile } from './office.queries.ts'
import { Photos } from './photos.tsx'
import { UploadFailed, type Step, type Steps, type StepState } from './save-office.ts'
import { useSaveOffice } from './use-save-office.ts'
import styles from './office.module.css'

const DetailedView = lazyPart(
  () => import('./detailed-view.tsx'),
  'DetailedView',
  <Skeleton height={480} />,
)
const KindNames = lazyPart(() => import('./kind-names.tsx'), 'KindNames')
const OnlineSales = lazyPart(() => import('./online-sales/online-sales.tsx'), 'OnlineSales')

export function OfficeScreen() {
  const messages = useMessages(officeMessages)
  const profile = useOfficeProfile()
  return (
    <QueryBoundary
      query={profile}
      title={messages.loadFailed}
      loading={<Skeleton height={560} maw={880} />}
    >
      {(stored) => (
        <OfficePage stored={stored} onReload={async () => (await profile.refetch()).data} />
      )}
    </QueryBoundary>
  )
}

type View = 'simple' | 'detailed'
const isSimple = (path: string) =>
  /^(profileImages|mainProfileImageUrl|isOnline)|\.(name|shortDescription)$/.test(path)

/** The public page of the business, in a simplified or detailed view. */
function OfficePage({
  stored,
  onReload,
}: {
  stored: Profile
  onReload: () => Promise<Profile | undefined>
}) {
  const messages = useMessages(officeMessages)
  const [view, setView] = useState<View>('simple')
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [pictures, setPictures] = useState<ReadonlyMap<string, { picture: Blob; preview: string }>>(
    new Map(),
  )
  const { save, steps, percent, error } = useSaveOffice()
  const form = useRecordForm<Profile>(ProfileForm, stored, error)
  // A field with an error may be in the other view or language: switches to it.
  const bad = Object.keys(form.errors).join(' ')
  const [seen, setSeen] = useState(bad)
  if (bad !== seen) {
    setSeen(bad)
    const paths = bad ? bad.split(' ') : []
    const other = language === 'fr' ? 'en' : 'fr'
    if (paths.some((path) => !isSimple(path))) setView('detailed')
    if (
      paths.some((path) => path.includes(`.${other}.`)) &&
      !paths.some((path) => path.includes(`.${language}.`))
    )
      setLanguage(other)
  }
  const keep = (imageUrl: string, picture: Blob) =>
    setPictures(new Map(pictures).set(imageUrl, { picture, preview: URL.createObjectURL(picture) }))
  const faultOf = useAddressFault()
  const submit = async (values: Profile) => {
    const url = values.staticUrl.trim().toLowerCase()
    const fault = url && url !== stored.staticUrl ? await faultOf(url) : null
    if (fault) return form.setErrors({ staticUrl: messages[fault] })
    save.mutate(
      {
        values,
        stored,
        pictures: new Map([...pictures].map(([url, { picture }]) => [url, picture])),
      },
      {
        onSuccess: (saved) => adoptSaved(form, saved, values),
        // The next attempt is based on the version that this one stored.
        onError: (failure) => {
          if (failure instanceof UploadFailed) form.setFieldValue('version', failure.version)
        },
      },
    )
  }
  const field = (name: 'name' | 'shortDescription', isRequired = false) => (
    <TextInput
      key={`${language}.${name}`}
      {...form.getInputProps(`languageSpecificFields.${language}.${name}`)}
      label={messages[name]}
      lang={language}
      withAsterisk={isRequired}
      aria-required={isRequired}
    />
  )
  return (
    <>
      <PageHead title={messages.title} />
      <Switches view={view} onView={setView} language={language} onLanguage={setLanguage} />
      <FormScreen
        form={form}
        isSaving={save.isPending}
        error={error}
        onReload={onReload}
        fieldNames={{}}
        onSave={submit}
      >
        <div
          className={`panel ${styles.online}`}
          {...(form.values.isOnline && { 'data-on': true })}
        >
          <Switch
            label={messages.online}
            checked={form.values.isOnline}
            onChange={(event) => form.setFieldValue('isOnline', event.currentTarget.checked)}
            aria-describedby="consequence"
          />
          <Text size="sm" c="dimmed" id="consequence">
            {form.values.isOnline ? messages.onlineOn : messages.onlineOff}
          </Text>
        </div>
        <section className="panel stack gap-12 below-16 padded" aria-labelledby="page">
          <h2 className="size-16" id="page">
            {messages.page}
          </h2>
          {field('name', true)}
          {field('shortDescription')}
        </section>
        <Photos
          form={form}
          previews={new Map([...pictures].map(([url, { preview }]) => [url, preview]))}
          onPicture={keep}
        />
        {view === 'detailed' && (
          <DetailedView form={form} language={language} staticUrl={stored.staticUrl} />
        )}
        {steps && <SaveSteps steps={steps} percent={percent} />}
      </FormScreen>
      {view === 'detailed' && (
        <>
          <KindNames language={language} />
          <OnlineSales />
        </>
      )}
    </>
  )
}

type SwitchesProps = {
  view: View
  onView: (view: View) => void
  language: Language
  onLanguage: (language: Language) => void
}
/** Switches between the views, and between the languages of the texts. */
function Switches({ view, onView, language, onLanguage }: SwitchesProps) {
  const messages = useMessages(officeMessages)
  return (
    <div className={styles.switches}>
      <span className={styles.choice}>
        <span id="view">{messages.view}</span>
        <SegmentedControl
          aria-labelledby="view"
          value={view}
          onChange={(next) => onView(next)}
          data={(['simple', 'detailed'] as const).map((value) => ({
            value,
            label: messages.views[value],
          }))}
        />
      </span>
      <span className={styles.choice}>
        <span id="texts">{messages.languageOf}</span>
        <SegmentedControl
          aria-labelledby="texts"
          value={language}
          onChange={(next) => onLanguage(next)}
          data={(['fr', 'en'] as const).map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
      </span>
    </div>
  )
}

const order: readonly Step[] = ['profile', 'removals', 'uploads']
const signs: Record<StepState, React.ReactNode> = {
  waiting: <IconCircleDashed size={16} aria-hidden />,
  running: <Loader size={14} />,
  done: <IconCheck size={16} aria-hidden />,
  failed: <IconX size={16} color="var(--mantine-color-error)" aria-hidden />,
}

/** Progress of a save with new photos, step by step. */
function SaveSteps({ steps, percent }: { steps: Steps; percent: number }) {
  const messages = useMessages(officeMessages)
  return (
    <ol className={`panel ${styles.steps}`} aria-label={messages.steps} aria-live="polite">
      {order.map((step) => (
        <li className="row gap-8 size-13" key={step}>
          {signs[steps[step]]} {messages.step[step]} ({messages.stepState[steps[step]]})
        </li>
      ))}
      {steps.uploads === 'running' && (
        <Progress value={percent} aria-label={messages.step.uploads} />
      )}
    </ol>
  )
}
