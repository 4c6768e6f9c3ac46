import { rebateObstacleMessages } from '@guichet/contract/rebates/rebate-obstacles.messages.ts'
import type { RebateObstacle } from '@guichet/contract/rebates/rebate-obstacles.ts'
import { Field } from '../../kit/field.tsx'
import { pathIn, type Frame } from '../../kit/frame.ts'
import type { CartProps } from './cart.load.ts'
import { cartMessages } from './cart.messages.ts'

type Props = { frame: Frame; props: CartProps }
/** Codes of the cart, and a field for another one. */
export function Codes({ frame, props }: Props) {
  const { language } = frame
  const messages = cartMessages[language]
  const action = pathIn(language, frame, '/codes')
  const { cart, refusedCode } = props
  const obstacleOf = (code: string) =>
    cart.quote?.rebateResults.find((result) => result.code?.toLowerCase() === code.toLowerCase())
      ?.obstacle
  return (
    <section id="codes" aria-labelledby="codes-title">
      <h2 id="codes-title">{messages.code}</h2>
      {cart.rebateCodes.length > 0 && (
        <ul className="lines">
          {cart.rebateCodes.map((code) => (
            <li key={code}>
              <span>
                {code} <Obstacle obstacle={obstacleOf(code)} language={language} />
              </span>
              <form method="post" action={action}>
                <input type="hidden" name="remove" value={code} />
                <button type="submit" aria-label={messages.removeCode(code)}>
                  {messages.remove}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form method="post" action={action} className="row">
        <Field
          name="code"
          label={messages.code}
          isLabelHidden
          problem={refusedCode?.detail}
          defaultValue={refusedCode?.typed}
          required
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <button type="submit">{messages.addCode}</button>
      </form>
    </section>
  )
}

type ObstacleProps = { obstacle: RebateObstacle | null | undefined; language: Frame['language'] }
/** Why a code of the cart gives nothing yet. */
const Obstacle = ({ obstacle, language }: ObstacleProps) =>
  obstacle && <small className="bad">{rebateObstacleMessages[language][obstacle]}</small>
