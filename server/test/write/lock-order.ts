import pg from 'pg'

/**
 * The order in which writers lock records of several tables, those of one table by id, so that no deadlock can arise. A record is written,
 * deleted or locked; a mere reference does not count as a lock.
 */
export const lockOrder = [
  'user',
  'facility_group',
  'hirer',
  'facility',
  'contact_person',
  'vacancy',
  'employee',
  'applicant',
  'booking',
  'candidate',
  'absence',
  'prior_period',
  'requirement',
  'engagement',
  'facility_person',
  'cockpit_settlement',
  'outbox',
]

/**
 * The tables whose records a statement locks until its transaction ends, and those it adds to: no other transaction waits for a new record.
 */
export function heldBy(statement: string): { held: string[]; added: string[] } {
  const found = { held: [] as string[], added: [] as string[] }
  let rest = statement.toLowerCase().replaceAll('"', '')
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replaceAll(/\(([^()]*)\)/g, (_, inside: string) => {
      collect(inside, found)
      return ' '
    })
  }
  collect(rest, found)
  return found
}

function collect(part: string, { held, added }: ReturnType<typeof heldBy>): void {
  const tables = (pattern: RegExp) => [...part.matchAll(pattern)].map(([, table]) => table!)
  added.push(...tables(/\binsert into\s+(\w+)/g))
  held.push(...tables(/\b(?:update|delete from)\s+(\w+)/g))
  if (/\bfor\s+(?:no key update|update|share)\b/.test(part)) held.push(...tables(/\bfrom\s+(\w+)/g).slice(0, 1))
}

/** What each connection's transaction has locked so far, once its user is set. */
const transactions = new WeakMap<object, { held: string[]; added: string[] }>()

/** Notes what a statement locks; fails if that is out of order. */
function watch(client: object, statement: string): void {
  if (/^\s*(?:begin|start transaction|commit|rollback)\s*$/i.test(statement)) transactions.delete(client)
  if (statement.includes(`set_config('kasack.actor'`)) transactions.set(client, { held: [], added: [] })
  const transaction = transactions.get(client)
  if (!transaction) return
  const { held, added } = heldBy(statement)
  for (const table of held.filter((one) => lockOrder.includes(one))) {
    if ([...transaction.held, ...transaction.added].includes(table)) continue
    const later = transaction.held.filter((one) => lockOrder.indexOf(one) > lockOrder.indexOf(table))
    if (later.length > 0) {
      const breach = `${table} is held after ${later.join(', ')}: ${statement.replaceAll(/\s+/g, ' ').trim()}`
      process.stderr.write(`${breach}\n`) // the response to the request reveals nothing of it
      throw new Error(breach)
    }
    transaction.held.push(table)
  }
  transaction.added.push(...added)
}

const watched = Symbol.for('kasack.lock-order')
const prototype = pg.Client.prototype as pg.Client & { [watched]?: true }
if (!prototype[watched]) {
  prototype[watched] = true
  const query = prototype.query as (...given: unknown[]) => unknown
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given
    watch(this, typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? ''))
    return query.apply(this, given)
  } as typeof prototype.query
}
