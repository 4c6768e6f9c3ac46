import styles from './journal.module.css'

/** What the books call an account. In a narrow column it breaks after its colon. */
export function AccountKey({ account }: { account: string }) {
  const at = account.indexOf(':') + 1
  return (
    <small className={styles.key}>
      {account.slice(0, at)}
      <wbr />
      {account.slice(at)}
    </small>
  )
}
