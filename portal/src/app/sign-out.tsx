import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMessages } from '../kit/text/messages.ts'
import { appMessages } from './app.messages.ts'
import { reportTrouble } from './gate.ts'
import { closeSession, resumeSession, session } from './session.ts'
import { Waiting } from './waiting.tsx'

let isUnderWay = false

/** Ends the session here, then at the provider. A failure is shown: the workstation may be shared. */
export function SignOut() {
  const navigate = useNavigate()
  useEffect(() => {
    if (isUnderWay) return
    isUnderWay = true
    const end = async () => {
      if (!session()) await resumeSession()
      await closeSession()
    }
    end()
      .catch((error: unknown) => {
        reportTrouble({ kind: 'signOut', error })
        return navigate({ to: '/', replace: true })
      })
      .finally(() => {
        isUnderWay = false
      })
  }, [navigate])
  return <Waiting label={useMessages(appMessages).signingOut} />
}
