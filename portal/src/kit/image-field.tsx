import { uploadImage, type ImageContainer } from '@guichet/contract/files/upload-image.ts'
import { Button, Group, Progress, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { lazy, Suspense, useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { doorFacts } from './call.ts'
import type { CropShape } from './cut-out.ts'
import { imageWords } from './image.words.ts'
import { Refusal } from './refusal.ts'
import { useSayRefusal } from './say-refusal.ts'
import { assertSendable, upload } from './upload.ts'
import { usePicture } from './use-picture.ts'
import { useWords } from './words.ts'
import styles from './image-field.module.css'

const CropPicture = lazy(() =>
  import('./crop-picture.tsx').then((module) => ({ default: module.CropPicture })),
)

type Props = {
  label: string
  /** The address of the picture, as the wire writes it; null for none. */
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
    ? { types: ['image/svg+xml', 'image/png'], said: 'SVG, PNG' }
    : { types: ['image/jpeg', 'image/png'], said: 'JPEG, PNG' }

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
  const words = useWords(imageWords)
  const say = useSayRefusal()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const sending = useRef<AbortController>(undefined)
  const [file, setFile] = useState<File | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const source = usePicture(value)
  const { types, said } = acceptedBy(shape)

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
      if (!types.includes(chosen.type)) return setProblem(words.wrongType(said))
      if (shape === 'logo') void send(chosen)
      else setFile(chosen)
    } catch (thrown) {
      if (thrown instanceof Refusal) setProblem(say(thrown))
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
                aria-label={value ? words.replace(label) : `${words.choose} (${label})`}
                onClick={() => input.current?.click()}
              >
                {value ? words.replaceShort : words.choose}
              </Button>
              {value && !isRequired && (
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={words.remove(label)}
                  onClick={() => {
                    onChange(null)
                    chooseButton.current?.focus()
                  }}
                >
                  {words.removeShort}
                </Button>
              )}
            </Group>
          ) : (
            <Group gap="sm" w="100%">
              <Progress
                className={styles.progress}
                value={percent}
                aria-label={words.uploading(percent)}
              />
              <Button size="compact-sm" variant="subtle" onClick={() => sending.current?.abort()}>
                {words.stop}
              </Button>
            </Group>
          )}
          <Text size="xs" c="dimmed" id={`${id}-hint`}>
            {description ?? words.dropHere} {words.formats(said, doorFacts().uploadLimitMegabytes)}
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
