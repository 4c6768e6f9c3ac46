import { Group, Text } from '@mantine/core'
import { PartFailed } from '../kit/api/part-failed.tsx'
import { ButtonLink } from '../kit/layout/links.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { secondFactorMessages } from '../staff/second-factor/second-factor.messages.ts'
import { hasAnyFactor, useSecondFactors } from '../staff/second-factor/second-factor.queries.ts'
import { FirstFactor } from '../staff/second-factor/second-factors.tsx'
import { BarePage } from './bare-page.tsx'
import { useSession } from './session.ts'

/** Where a role asks for a second factor, this comes before everything else. */
export function SecondFactorPage() {
  const userPublicId = useSession()!.profile.publicId
  return <Required userPublicId={userPublicId} />
}

function Required({ userPublicId }: { userPublicId: string }) {
  const messages = useMessages(secondFactorMessages)
  const query = useSecondFactors(userPublicId)
  const { data } = query
  // Whoever has one already signs in with it; only this session lacks it.
  const hasOne = data !== undefined && hasAnyFactor(data)
  const signsInAgain = hasOne && !data.isProven
  return (
    <BarePage title={messages.requiredTitle}>
      <Text>{signsInAgain ? messages.signInAgain : messages.requiredText}</Text>
      {data && !data.canChoose && <Text>{messages.elsewhere}</Text>}
      {data?.canChoose && !hasOne && <FirstFactor factors={data} />}
      {query.isError && <PartFailed query={query} title={messages.loadFailed} />}
      <Group>
        {data?.isProven && (
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
