import { Button, Menu } from '@mantine/core'
import {
  IconChevronDown,
  IconFileSearch,
  IconFileSpreadsheet,
  IconMailCheck,
  IconUpload,
} from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { MenuItemLink } from '../kit/layout/menu-link.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { ClientAddress } from './clients-search.rules.ts'
import { clientMessages } from './clients.messages.ts'
import { useAllClients, useClientExport, type ClientList } from './clients.queries.ts'
import { consentMessages } from './consent.messages.ts'

const EditConsentText = lazyPart(() => import('./consent-text.tsx'), 'EditConsentText')

type Props = {
  search: ClientAddress
  /** The current search result, once loaded. */
  found: ClientList | undefined
}

/** Exports of the list, imports, and the text of consents. */
export function ClientActions({ search, found }: Props) {
  const messages = useMessages(clientMessages)
  const { editText } = useMessages(consentMessages)
  const mayEditText = mayOpen(useBusiness(), 'CommunicationAndLegalTexts')
  const { isTaking, take } = useClientExport(search.sort)
  const [isOpened, setOpened] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const isSearched = search.q !== ''
  const others = useAllClients(isSearched && isOpened)
  const all = isSearched ? others.data : found
  return (
    <>
      <Menu position="bottom-end" width={320} opened={isOpened} onChange={setOpened}>
        <Menu.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={16} aria-hidden />}
            loading={isTaking}
          >
            {messages.actions}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            onClick={() => take('')}
          >
            {messages.exportAll(all?.total, all?.totalIsCapped)}
          </Menu.Item>
          {isSearched && (
            <Menu.Item
              leftSection={<IconFileSearch size={16} aria-hidden />}
              onClick={() => take(search.q)}
            >
              {messages.exportFound(found?.total, found?.totalIsCapped)}
            </Menu.Item>
          )}
          <MenuItemLink
            to="/clients/import"
            search={{ id: '' }}
            leftSection={<IconUpload size={16} aria-hidden />}
          >
            {messages.importList}
          </MenuItemLink>
          {mayEditText && (
            <Menu.Item
              leftSection={<IconMailCheck size={16} aria-hidden />}
              onClick={() => setEditing(true)}
            >
              {editText}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isEditing && <EditConsentText onClose={() => setEditing(false)} />}
    </>
  )
}
