import { Group, Text } from '@mantine/core'
import { PartFailed } from '../../kit/api/part-failed.tsx'
import { ButtonLink } from '../../kit/layout/links.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { secondFactorMessages } from '../../staff/second-factor/second-factor.messages.ts'
import {
  hasAnyFactor,
  useSecondFactors,
  type Factors,
} from '../../staff/second-factor/second-factor.queries.ts'
import { FirstFactor } from '../../staff/second-factor/second-factors.tsx'
import { BarePage } from '../shell/bare-page.tsx'
import { useSession } from './session.ts'

/** Shown before any other page when a role requires a second factor. */
export function SecondFactorPage() {
  const userPublicId = useSession()!.profile.publicId
  return <Required userPublicId={userPublicId} />
}

/** A person who already has a factor must sign in with it, because only this session lacks it. */
function stateOf(factors: Factors): 'elsewhere' | 'ready' | 'required' | 'signInAgain' {
  if (factors.isProven) return 'ready'
  if (!factors.canChoose) return 'elsewhere'
  return hasAnyFactor(factors) ? 'signInAgain' : 'required'
}

function Required({ userPublicId }: { userPublicId: string }) {
  const messages = useMessages(secondFactorMessages)
  const query = useSecondFactors(userPublicId)
  const { data } = query
  const state = data && stateOf(data)
  return (
    <BarePage title={messages.requiredTitle}>
      {state && <Text>{messages.states[state]}</Text>}
      {data && state !== 'signInAgain' && state !== 'elsewhere' && <FirstFactor factors={data} />}
      {query.isError && <PartFailed query={query} title={messages.loadFailed} />}
      <Group>
        {state === 'ready' && (
          <ButtonLink to="/" reloadDocument>
            {messages.continueIn}
          </ButtonLink>
        )}
        <ButtonLink variant="default" to="/logout">
          {messages.signOut}
        </ButtonLink>
      </Group>
    </BarePage>
  )
}
