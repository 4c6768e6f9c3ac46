import { Highlight } from '../../kit/text/highlight.tsx'
import styles from './found-texts.module.css'

type Props = {
  title: string
  sought: string
  detail?: string | undefined
  why?: string | undefined
}
/** A result with the matches marked, and the matched field. */
export function FoundTexts({ title, sought, detail, why }: Props) {
  return (
    <>
      <span className={styles.texts}>
        <span className="medium">
          <Highlight text={title} sought={sought} />
        </span>
        {detail && (
          <span className="dimmed size-13">
            <Highlight text={detail} sought={sought} />
          </span>
        )}
      </span>
      {why && <span className={styles.why}>{why}</span>}
    </>
  )
}
