import { Loader, Menu, UnstyledButton } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useProblemMessage } from '../../kit/api/problem-message.ts'
import { confirmLeaving } from '../../kit/forms/unsaved.ts'
import { notifyError } from '../../kit/layout/notify.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { appMessages } from '../app.messages.ts'
import { homeOf, pagesOf } from '../pages.ts'
import { switchBusiness, type Profile } from '../session/session.ts'
import styles from './switch-business.module.css'

type Businesses = {
  businesses: Profile['associatedCollaborators']
  current: string
  currentName: string
}

/** Changes the business and opens its first page; at the counter, the page stays. */
export function SwitchBusiness(props: Businesses) {
  const messages = useMessages(appMessages)
  const say = useProblemMessage()
  const router = useRouter()
  const client = useQueryClient()
  const [isSwitching, setSwitching] = useState(false)
  const choose = async (publicId: string) => {
    if (publicId === props.current || !(await confirmLeaving())) return
    setSwitching(true)
    try {
      const entered = await switchBusiness(publicId, () => client.clear())
      const isSelling = router.state.location.pathname === '/sell'
      const mayGoOn = isSelling && pagesOf(entered).some(({ to }) => to === '/sell')
      await router.navigate({ to: mayGoOn ? '/sell' : homeOf(entered) })
    } catch (error) {
      notifyError(messages.switchFailed, say(error))
      await router.navigate({ href: '/collaborator' })
    } finally {
      setSwitching(false)
    }
  }
  return <BusinessMenu {...props} isSwitching={isSwitching} onChoose={(id) => void choose(id)} />
}

type MenuProps = Businesses & { isSwitching?: boolean; onChoose: (publicId: string) => void }

/** Menu of businesses, in their colours, so that staff of several do not act in the wrong one. */
export function BusinessMenu({
  businesses,
  current,
  currentName,
  isSwitching = false,
  onChoose,
}: MenuProps) {
  const messages = useMessages(appMessages)
  const localized = useLocalized()
  const colour = businesses.find(({ publicId }) => publicId === current)?.colour
  const label = (
    <>
      <span className={styles.stripe} style={{ background: colour }} aria-hidden />
      <span className={styles.name}>{currentName}</span>
    </>
  )
  if (businesses.length < 2) return <div className={styles.business}>{label}</div>
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <UnstyledButton
          className={styles.business}
          data-several
          aria-label={`${messages.currentBusiness(currentName)}. ${messages.switchBusiness}`}
        >
          {label}
          {isSwitching ? <Loader size={14} /> : <IconSelector size={16} aria-hidden />}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current} onChange={onChoose}>
          {businesses.map(({ publicId, name, colour: own }) => (
            <Menu.RadioItem
              key={publicId}
              value={publicId}
              closeMenuOnClick
              rightSection={
                <span className={styles.stripe} style={{ background: own }} aria-hidden />
              }
            >
              {localized(name)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
