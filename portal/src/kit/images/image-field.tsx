import type { ImageContainer } from '@guichet/contract/files/upload-image.ts'
import { Button, Group, Progress, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type DragEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { callSettings } from '../api/call.ts'
import { useMessages } from '../text/messages.ts'
import type { CropShape } from './cut-out.ts'
import { imageMessages } from './image.messages.ts'
import { PictureFile } from './picture-file.tsx'
import { acceptedBy, useImageUpload } from './use-image-upload.ts'
import { usePicture } from './use-picture.ts'
import styles from './image-field.module.css'

type Props = {
  label: string
  /** URL of the image, as in the API; null for none. */
  value: string | null
  onChange: (imageUrl: string | null) => void
  container: ImageContainer
  /** Shape of the crop; a logo is sent whole, as SVG or PNG. */
  shape: CropShape | 'logo'
  /** Alternative text for screen readers. */
  alt: string
  description?: string
  isRequired?: boolean
  error?: ReactNode
  /** Path of the value in its form, so that its error can be focused. */
  path?: string
  /** Background colour on which a logo will be shown. */
  background?: string
}
/** Image of a record: chosen or dropped, checked for size, cropped to its shape, uploaded. */
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
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const stored = usePicture(value)
  const picture = useImageUpload({ container, shape, onSent: onChange })
  const chooseButton = useFocusAfter(picture.percent !== null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    picture.take(event.dataTransfer.files[0])
  }
  const accepted = acceptedBy(shape)
  const shownProblem = picture.problem ?? error
  return (
    <fieldset
      className="shrinks"
      aria-describedby={`${id}-hint${shownProblem ? ` ${id}-problem` : ''}`}
    >
      <legend className="size-14 medium below-4">
        {label}
        {isRequired && (
          <span className="error" aria-hidden>
            {' '}
            *
          </span>
        )}
      </legend>
      <div
        className={styles.drop}
        {...(isOver && { 'data-over': true })}
        {...(shownProblem && { 'data-bad': true })}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Frame source={picture.unsent?.url ?? stored} {...{ alt, shape, background }} />
        <div className={styles.side}>
          {picture.percent === null ? (
            <Buttons
              label={label}
              hasPicture={value !== null}
              isRequired={isRequired}
              path={path}
              chooseButton={chooseButton}
              onChoose={() => input.current?.click()}
              onRemove={() => onChange(null)}
              onSendAgain={picture.sendAgain}
            />
          ) : (
            <Sending percent={picture.percent} onStop={picture.stop} />
          )}
          <Notes id={id} hint={description} formats={accepted.formatNames} problem={shownProblem} />
        </div>
      </div>
      <PictureFile input={input} shape={shape} picture={picture} />
    </fieldset>
  )
}

type FrameProps = Pick<Props, 'alt' | 'shape'> & {
  source: string | null
  background: string | undefined
}
function Frame({ source, alt, shape, background }: FrameProps) {
  return (
    <div
      className={styles.frame}
      data-shape={shape}
      style={background ? { background } : undefined}
    >
      {source ? <img src={source} alt={alt} /> : <IconPhoto size={32} stroke={1.2} aria-hidden />}
    </div>
  )
}

type ButtonsProps = {
  label: string
  hasPicture: boolean
  isRequired: boolean
  path: string | undefined
  chooseButton: RefObject<HTMLButtonElement | null>
  onChoose: () => void
  onRemove: () => void
  /** Defined after an upload that failed. */
  onSendAgain: (() => void) | undefined
}
function Buttons({
  label,
  hasPicture,
  isRequired,
  path,
  chooseButton,
  onChoose,
  onRemove,
  onSendAgain,
}: ButtonsProps) {
  const messages = useMessages(imageMessages)
  return (
    <Group gap="xs">
      {onSendAgain && <Button onClick={onSendAgain}>{messages.sendAgain}</Button>}
      <Button
        ref={chooseButton}
        variant="default"
        data-path={path}
        aria-label={hasPicture ? messages.replace(label) : `${messages.choose} (${label})`}
        onClick={onChoose}
      >
        {hasPicture ? messages.replaceShort : messages.choose}
      </Button>
      {hasPicture && !isRequired && (
        <Button
          variant="subtle"
          color="red"
          aria-label={messages.remove(label)}
          onClick={() => {
            onRemove()
            chooseButton.current?.focus()
          }}
        >
          {messages.removeShort}
        </Button>
      )}
    </Group>
  )
}

/** Returns the focus to the button once the progress bar that replaced it is gone. */
function useFocusAfter(isSending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body)
      button.current?.focus()
    wasSending.current = isSending
  }, [isSending])
  return button
}

function Sending({ percent, onStop }: { percent: number; onStop: () => void }) {
  const messages = useMessages(imageMessages)
  return (
    <Group gap="sm" w="100%">
      <Progress
        className={styles.progress}
        value={percent}
        aria-label={messages.uploading(percent)}
      />
      <Button size="compact-sm" variant="subtle" onClick={onStop}>
        {messages.stop}
      </Button>
    </Group>
  )
}

type NotesProps = { id: string; hint: string | undefined; formats: string; problem: ReactNode }
function Notes({ id, hint, formats, problem }: NotesProps) {
  const messages = useMessages(imageMessages)
  return (
    <>
      <Text size="xs" c="dimmed" id={`${id}-hint`}>
        {hint ?? messages.dropHere} {messages.formats(formats, callSettings().uploadLimitMegabytes)}
      </Text>
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" id={`${id}-problem`} role="alert">
          {problem}
        </Text>
      )}
    </>
  )
}
