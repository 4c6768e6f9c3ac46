import { mustFind } from '../platform/values/must.ts'
import { partsOf, statementsOf, statementsWithin } from './split-sql.rules.ts'

/**
 * How long a statement blocks an existing table: `brief` is short for any size; `writes` and `all`
 * grow with the table; `unread` cannot be determined from the text.
 */
export type Hold = 'brief' | 'writes' | 'all' | 'unread'
export type MigrationLock = {
  table: string
  hold: Hold
  what: string
  /**
   * A process of the previous version may still need what this removes, or not set what it
   * requires.
   */
  isContraction: boolean
}
type LockJudgement = Omit<MigrationLock, 'table'>
const judged = (hold: Hold, what: string, isContraction = false): LockJudgement => ({
  hold,
  what,
  isContraction,
})

const volatile = /default [^,]*\b(?:gen_random_uuid|random|clock_timestamp|nextval|uuidv7)\b/
const isFilledAnew = (action: string) => volatile.test(action) || / generated always /.test(action)
/** The previous version does not set the column in its inserts. */
const asksForValue = (action: string) =>
  / not null\b/.test(action) && !/ (?:default|generated) /.test(action)
function judgeColumn(action: string): LockJudgement {
  if (asksForValue(action)) return judged('all', 'adds a column that asks for a value', true)
  if (isFilledAnew(action)) return judged('all', 'writes each row anew')
  const isChecked = /\b(?:check|unique|references|primary key)\b/.test(action)
  return isChecked
    ? judged('all', 'adds a column and checks its rows')
    : judged('brief', 'adds a column')
}

/** Actions of `alter table`, by their beginning; the first match applies. */
const actions: readonly [RegExp, (action: string) => LockJudgement][] = [
  [/ not valid$/, () => judged('brief', 'adds a constraint that is checked later')],
  [/^validate constraint/, () => judged('brief', 'checks its rows, beside reads and writes')],
  [
    /^add (?:constraint \S+ )?(?:primary key|unique)\b(?!.* using index)/,
    () => judged('all', 'builds an index'),
  ],
  [/^add (?:constraint \S+ )?foreign key/, () => judged('writes', 'checks its rows')],
  [/^add (?:constraint|check|exclude)\b/, () => judged('all', 'checks its rows')],
  [/^add (?:column )?/, judgeColumn],
  [/^alter (?:column )?\S+ (?:set data )?type/, () => judged('all', 'writes each row anew')],
  [/^alter (?:column )?\S+ set not null/, () => judged('all', 'asks for a value', true)],
  [/^alter (?:column )?\S+ drop default/, () => judged('brief', 'asks for a value', true)],
  [/^drop (?!constraint)/, () => judged('brief', 'drops a column', true)],
  [/^rename/, () => judged('brief', 'renames', true)],
  [/^set (?:logged|unlogged|tablespace)/, () => judged('all', 'writes each row anew')],
  [/./, () => judged('brief', 'changes what is known of it')],
]
const judgeAction = (action: string): LockJudgement =>
  mustFind(actions, ([begins]) => begins.test(action))[1](action)

type TableLocks = { table: string; judged: LockJudgement[] }
const found = (table: string, ...all: LockJudgement[]): TableLocks => ({ table, judged: all })
/** Statements that block a table, by their beginning. */
const statements: readonly [RegExp, (match: RegExpExecArray, statement: string) => TableLocks][] = [
  [
    /^alter table (?:if exists )?(?:only )?(\S+) (.*)$/,
    ([, table, list]) => found(table!, ...partsOf(list!).map(judgeAction)),
  ],
  [
    /^create (?:unique )?index (?!concurrently).*?\bon (?:only )?([\w".]+)/,
    ([, table]) => found(table!, judged('writes', 'builds an index')),
  ],
  [/^update (?:only )?(\S+) /, ([, table]) => found(table!, judged('writes', 'changes rows'))],
  [/^delete from (?:only )?(\S+)/, ([, table]) => found(table!, judged('writes', 'deletes rows'))],
  [
    /^(?:drop table (?:if exists )?|truncate (?:table )?)([\w".]+)/,
    ([, table]) => found(table!, judged('brief', 'takes it away', true)),
  ],
  [
    /^create (?:or replace )?(?:constraint )?trigger .* on (\S+)/,
    ([, table]) => found(table!, judged('brief', 'adds a trigger')),
  ],
  [
    /^(?:create|alter|drop) policy .* on (\S+)/,
    ([, table]) => found(table!, judged('brief', 'changes who sees what')),
  ],
  [
    /^(?:lock(?: table)?|cluster|reindex table|vacuum full) ([\w".]+)/,
    ([, table]) => found(table!, judged('all', 'locks it')),
  ],
  [/^execute /, () => found('?', judged('unread', 'runs statements that it puts together'))],
]

/** Locks of a migration, in order; tables that it creates are left out. */
export function locksOf(sql: string): MigrationLock[] {
  const all = statementsOf(sql).flatMap((statement) => {
    const within = statementsWithin(statement)
    return within.length ? within : [statement]
  })
  const made = new Set(
    all.flatMap((statement) => {
      const [, name] = /^create (?:\w+ )?table (?:if not exists )?([\w".]+)/.exec(statement) ?? []
      return name === undefined ? [] : [bare(name)]
    }),
  )
  return all.flatMap((statement) => {
    const { table, judged: what } = lockOf(statement)
    const name = bare(table)
    return made.has(name) ? [] : what.map((lock) => ({ table: name, ...lock }))
  })
}

const bare = (table: string) => table.replaceAll('"', '').replace(/^public\./, '')

function lockOf(statement: string): TableLocks {
  for (const [begins, read] of statements) {
    const match = begins.exec(statement)
    if (match) return read(match, statement)
  }
  return found('?')
}
