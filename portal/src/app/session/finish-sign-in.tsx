import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import { appMessages } from '../app.messages.ts'
import { reportTrouble } from '../offline/gate.ts'
import { homeOf } from '../pages.ts'
import { takeRememberedPath } from '../remembered-path.ts'
import { Waiting } from '../waiting.tsx'
import { openSession } from './session.ts'

let isUnderWay = false

/**
 * Callback page of the identity provider. Its code works once, so a second run of the effect must
 * not spend it again.
 */
export function FinishSignIn() {
  const navigate = useNavigate()
  useEffect(() => {
    if (isUnderWay) return
    isUnderWay = true
    openSession()
      .then((entered) => {
        const remembered = entered.business ? takeRememberedPath() : null
        return remembered && remembered !== '/'
          ? navigate({ href: remembered, replace: true })
          : navigate({ to: homeOf(entered), replace: true })
      })
      .catch((error: unknown) => {
        reportTrouble({ kind: 'signIn', error })
        return navigate({ to: '/', replace: true })
      })
      .finally(() => {
        isUnderWay = false
      })
  }, [navigate])
  return <Waiting label={useMessages(appMessages).signingIn} />
}
