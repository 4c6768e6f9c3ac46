import { Highlight } from '../kit/text/highlight.tsx'
import styles from './found-texts.module.css'

type Props = {
  title: string
  sought: string
  detail?: string | undefined
  why?: string | undefined
}
/** What was found, with the words in it, and by what. */
export function FoundTexts({ title, sought, detail, why }: Props) {
  return (
    <>
      <span className={styles.texts}>
        <span className={styles.title}>
          <Highlight text={title} sought={sought} />
        </span>
        {detail && (
          <span className={styles.detail}>
            <Highlight text={detail} sought={sought} />
          </span>
        )}
      </span>
      {why && <span className={styles.why}>{why}</span>}
    </>
  )
}
