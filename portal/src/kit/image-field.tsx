import { uploadImage, type ImageContainer } from '@guichet/contract/files/upload-image.ts'
import { Button, Group, Progress, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { lazy, Suspense, useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { ApiError } from './api-error.ts'
import { doorFacts } from './call.ts'
import type { CropShape } from './cut-out.ts'
import { imageMessages } from './image.messages.ts'
import { useMessages } from './messages.ts'
import { useProblemMessage } from './problem-message.ts'
import { assertSendable, upload } from './upload.ts'
import { usePicture } from './use-picture.ts'
import styles from './image-field.module.css'

const CropPicture = lazy(() =>
  import('./crop-picture.tsx').then((module) => ({ default: module.CropPicture })),
)

type Props = {
  label: string
  /** The address of the picture, as the API writes it; null for none. */
  value: string | null
  onChange: (imageUrl: string | null) => void
  container: ImageContainer
  /** What is cut out; a logo is sent whole, as SVG or PNG. */
  shape: CropShape | 'logo'
  /** What the picture shows, for those who do not see it. */
  alt: string
  description?: string
  isRequired?: boolean
  error?: ReactNode
  /** The path of the value in its form, so that a save finds a bad one. */
  path?: string
  /** Behind a logo: the background that it is made for. */
  background?: string
}
const acceptedBy = (shape: Props['shape']) =>
  shape === 'logo'
    ? { types: ['image/svg+xml', 'image/png'], localized: 'SVG, PNG' }
    : { types: ['image/jpeg', 'image/png'], localized: 'JPEG, PNG' }

/**
 * A picture of a record: chosen or dropped, looked at for its size before anything is sent, cut to
 * its shape, sent while one waits.
 */
export function ImageField({
  label,
  value,
  onChange,
  container,
  shape,
  alt,
  description,
  isRequired = false,
  error,
  path,
  background,
}: Props) {
  const messages = useMessages(imageMessages)
  const say = useProblemMessage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const sending = useRef<AbortController>(undefined)
  const [file, setFile] = useState<File | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const source = usePicture(value)
  const { types, localized } = acceptedBy(shape)

  const send = async (picture: Blob) => {
    setFile(null)
    setPercent(0)
    sending.current = new AbortController()
    try {
      const content = new File([picture], 'picture', { type: picture.type })
      assertSendable(content)
      const { imageUrl } = await upload(
        uploadImage,
        { body: { container, content, ...(shape === 'logo' && { format: 'png' as const }) } },
        { onProgress: setPercent, signal: sending.current.signal },
      )
      onChange(imageUrl)
    } catch (thrown) {
      if (!(thrown instanceof DOMException)) setProblem(say(thrown))
    } finally {
      setPercent(null)
    }
  }
  const take = (chosen: File | undefined) => {
    setProblem(null)
    if (!chosen) return
    try {
      assertSendable(chosen)
      if (!types.includes(chosen.type)) return setProblem(messages.wrongType(localized))
      if (shape === 'logo') void send(chosen)
      else setFile(chosen)
    } catch (thrown) {
      if (thrown instanceof ApiError) setProblem(say(thrown))
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const told = problem ?? error
  return (
    <fieldset
      className={styles.field}
      aria-describedby={`${id}-hint${told ? ` ${id}-problem` : ''}`}
    >
      <legend className={styles.legend}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden>
            {' '}
            *
          </span>
        )}
      </legend>
      <div
        className={styles.drop}
        {...(isOver && { 'data-over': true })}
        {...(told && { 'data-bad': true })}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div
          className={styles.frame}
          data-shape={shape}
          style={background ? { background } : undefined}
        >
          {source ? (
            <img src={source} alt={alt} />
          ) : (
            <IconPhoto size={32} stroke={1.2} aria-hidden />
          )}
        </div>
        <div className={styles.side}>
          {percent === null ? (
            <Group gap="xs">
              <Button
                ref={chooseButton}
                variant="default"
                data-path={path}
                aria-label={value ? messages.replace(label) : `${messages.choose} (${label})`}
                onClick={() => input.current?.click()}
              >
                {value ? messages.replaceShort : messages.choose}
              </Button>
              {value && !isRequired && (
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={messages.remove(label)}
                  onClick={() => {
                    onChange(null)
                    chooseButton.current?.focus()
                  }}
                >
                  {messages.removeShort}
                </Button>
              )}
            </Group>
          ) : (
            <Group gap="sm" w="100%">
              <Progress
                className={styles.progress}
                value={percent}
                aria-label={messages.uploading(percent)}
              />
              <Button size="compact-sm" variant="subtle" onClick={() => sending.current?.abort()}>
                {messages.stop}
              </Button>
            </Group>
          )}
          <Text size="xs" c="dimmed" id={`${id}-hint`}>
            {description ?? messages.dropHere}{' '}
            {messages.formats(localized, doorFacts().uploadLimitMegabytes)}
          </Text>
          {told && (
            <Text size="sm" c="var(--mantine-color-error)" id={`${id}-problem`} role="alert">
              {told}
            </Text>
          )}
        </div>
      </div>
      <input
        ref={input}
        className={styles.hidden}
        type="file"
        tabIndex={-1}
        aria-hidden
        accept={types.join(',')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {file && shape !== 'logo' && (
        <Suspense fallback={null}>
          <CropPicture
            file={file}
            shape={shape}
            onCropped={(picture) => void send(picture)}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
