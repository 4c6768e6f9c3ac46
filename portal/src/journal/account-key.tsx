import styles from './journal.module.css'

/** Key of an account. In a narrow column, it wraps after the colon. */
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
