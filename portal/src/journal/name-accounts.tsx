import { accountName } from '@guichet/contract/journal/journal-accounts.messages.ts'
import {
  accountNameLimit,
  codeLimit,
  JournalAccountsForm,
} from '@guichet/contract/journal/save-journal-accounts.ts'
import { Modal, Skeleton, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { kitMessages } from '../kit/text/kit.messages.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { AccountKey } from './account-key.tsx'
import { journalMessages } from './journal.messages.ts'
import {
  useJournalAccounts,
  useSaveJournalAccounts,
  type AccountCodes,
  type AccountsForm,
  type Journal,
} from './journal.queries.ts'
import styles from './journal.module.css'

type Props = { used: Journal['accounts']; onClose: () => void }

/** Codes and names of accounts: the standard ones, and further ones of the period. */
export function NameAccounts({ used, onClose }: Props) {
  const messages = useMessages(journalMessages)
  const kit = useMessages(kitMessages)
  const query = useJournalAccounts()
  const { data: found } = query
  if (found && !query.isFetching) return <Codes found={found} used={used} onClose={onClose} />
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.fields.accounts}
      size={760}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {failedOf(query) ? (
        <QueryFailed query={query} title={messages.codesFailed} />
      ) : (
        <Skeleton height={480} />
      )}
    </Modal>
  )
}

function Codes({ found, used, onClose }: Props & { found: AccountCodes }) {
  const messages = useMessages(journalMessages)
  const localized = useLocalized()
  const save = useSaveJournalAccounts(onClose)
  const [stored] = useState<AccountsForm>(() => {
    const known = new Set(found.accounts.map(({ account }) => account))
    const others = used.filter(({ account }) => !known.has(account))
    return {
      version: found.version,
      accounts: [
        ...found.accounts,
        ...others.map(({ account }) => ({ account, code: '', name: '' })),
      ],
    }
  })
  const form = useRecordForm<AccountsForm>(JournalAccountsForm, stored, save.error)
  return (
    <RecordModal
      title={messages.fields.accounts}
      form={form}
      onSubmit={(body) => save.mutate({ body })}
      onClose={onClose}
      command={save}
      fieldNames={messages.fields}
    >
      <Text size="sm" c="dimmed">
        {messages.codesText}
      </Text>
      <table className={styles.codes}>
        <thead>
          <tr>
            <th scope="col">{messages.account}</th>
            <th scope="col">{messages.code}</th>
            <th scope="col">{messages.name}</th>
          </tr>
        </thead>
        <tbody>
          {form.values.accounts.map(({ account }, i) => {
            const usual = localized(accountName(account))
            return (
              <tr key={account}>
                <th scope="row">
                  {usual}
                  <AccountKey account={account} />
                </th>
                <td>
                  <TextInput
                    {...form.getInputProps(`accounts.${i}.code`)}
                    aria-label={messages.codeOf(usual)}
                    placeholder={messages.code}
                    maxLength={codeLimit}
                    autoComplete="off"
                  />
                </td>
                <td>
                  <TextInput
                    {...form.getInputProps(`accounts.${i}.name`)}
                    aria-label={messages.nameOf(usual)}
                    placeholder={usual}
                    maxLength={accountNameLimit}
                    autoComplete="off"
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </RecordModal>
  )
}
