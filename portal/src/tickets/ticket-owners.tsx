import { Button, Text } from '@mantine/core'
import { IconCamera, IconCameraPlus, IconUser } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { usePicture } from '../kit/images/use-picture.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { requestedOwnerIndex } from './owner-place.rules.ts'
import { ticketMessages } from './tickets.messages.ts'
import type { Ticket } from './tickets.queries.ts'
import styles from './tickets.module.css'

const EditPicture = lazyPart(() => import('./edit-picture.tsx'), 'EditPicture')
const route = getRouteApi('/inside/tickets/$id')

/** Holders of a ticket and their pictures; the address may open the picture dialog. */
export function TicketOwners({ ticket }: { ticket: Ticket }) {
  const { updateOwnerPicture } = route.useSearch()
  const navigate = route.useNavigate()
  const [pressed, setPressed] = useState<number | null>(null)
  const { owners } = ticket
  const mayEdit = ticket.can?.setOwnerPicture === true
  const asked =
    updateOwnerPicture === undefined ? null : requestedOwnerIndex(owners, updateOwnerPicture)
  const place = pressed ?? asked
  const close = () => {
    setPressed(null)
    if (updateOwnerPicture !== undefined) void navigate({ search: {}, replace: true })
  }
  return (
    <>
      <OwnerList owners={owners} {...(mayEdit && { onEdit: setPressed })} />
      {mayEdit && place !== null && <EditPicture ticket={ticket} place={place} onClose={close} />}
    </>
  )
}

type ListProps = Pick<Ticket, 'owners'> & { onEdit?: (place: number) => void }
/** Holders of a pass; other tickets have none. */
export function OwnerList({ owners, onEdit }: ListProps) {
  const messages = useMessages(ticketMessages)
  if (owners.length === 0) return null
  return (
    <section className="panel shrinks padded" aria-labelledby="owners">
      <h2 id="owners" className="size-14 strong below-8">
        {messages.owners}
      </h2>
      <ul className={styles.owners}>
        {owners.map((owner, i) => (
          <TicketOwner key={i} owner={owner} {...(onEdit && { onEdit: () => onEdit(i) })} />
        ))}
      </ul>
    </section>
  )
}

/** A holder, under the label of the form that identified them. */
export function TicketOwner({
  owner,
  onEdit,
}: {
  owner: Ticket['owners'][number]
  onEdit?: () => void
}) {
  const messages = useMessages(ticketMessages)
  const localized = useLocalized()
  const source = usePicture(owner.picture)
  const name = `${owner.firstName} ${owner.lastName}`
  const verb = owner.picture === null ? messages.addPicture : messages.changePicture
  const EditIcon = owner.picture === null ? IconCameraPlus : IconCamera
  return (
    <li>
      <div className={styles.face}>
        {source ? (
          <img src={source} alt={messages.pictureOf(name)} />
        ) : (
          <IconUser size={32} stroke={1.2} aria-hidden />
        )}
      </div>
      <div className={styles.owner}>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="dimmed">
          {localized(owner.label)}
        </Text>
        {owner.birthDate && <Text size="sm">{messages.bornOn(owner.birthDate)}</Text>}
        {owner.isPictureMissing && (
          <Text size="sm" className={styles.missing}>
            {messages.pictureMissing}
          </Text>
        )}
      </div>
      {onEdit && (
        <Button
          variant="default"
          leftSection={<EditIcon size={16} aria-hidden />}
          aria-label={`${verb} (${name})`}
          onClick={onEdit}
        >
          {verb}
        </Button>
      )}
    </li>
  )
}
