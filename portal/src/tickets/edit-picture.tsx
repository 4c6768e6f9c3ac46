import { saveOwnerPicture } from '@guichet/contract/tickets/save-owner-picture.ts'
import { useState } from 'react'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { ImageField } from '../kit/images/image-field.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { ticketMessages } from './tickets.messages.ts'
import { useSavePicture, type Ticket } from './tickets.queries.ts'

type Values = { version: number; ownerPlace: number; picture: string | null }
type Props = { ticket: Ticket; place: number; onClose: () => void }

/** Adds or changes the picture of a holder: chosen, cropped to a square, previewed, saved. */
export function EditPicture({ ticket, place, onClose }: Props) {
  const messages = useMessages(ticketMessages)
  const localized = useLocalized()
  const [owner] = useState(ticket.owners[place]!)
  const [stored] = useState<Values>({
    version: ticket.version,
    ownerPlace: place,
    picture: owner.picture,
  })
  const save = useSavePicture({ isChange: owner.picture !== null, onDone: onClose })
  const form = useRecordForm<Values>(saveOwnerPicture.body, stored, save.error)
  const name = `${owner.firstName} ${owner.lastName}`
  const submit = ({ picture, ...rest }: Values) =>
    save.mutate({
      params: { id: ticket.publicId },
      body: { ...rest, publicId: ticket.publicId, picture: picture! },
    })
  return (
    <RecordModal
      title={owner.picture === null ? messages.addPicture : messages.changePicture}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      command={save}
      fieldNames={{ picture: messages.picture }}
    >
      <ImageField
        {...form.getInputProps('picture')}
        path="picture"
        label={`${name} (${localized(owner.label)})`}
        onChange={(picture) => form.setFieldValue('picture', picture)}
        container="profiles"
        shape="square"
        alt={messages.pictureOf(name)}
        isRequired
      />
    </RecordModal>
  )
}
