import { useEffect, useRef, useState } from 'react'
import { formatInteger } from '../language/format.ts'
import { t } from '../language/i18n.ts'
import { toast } from '../notification/notify.ts'
import { useStore } from '../program/store.ts'
import { lastEventOf, eventCount } from '../storage/pushed.ts'
import type { Selection } from './selection.ts'
import { without } from './selection.ts'
import { maxSelected } from './selection-act.ts'
import { texts } from './texts.ts'

/** `found`: identifies the list's filters; a change of it clears the selection. */
type Where = { resource: string; found: string }

export type OwnSelection<Row extends { id: number }> = Selection<Row> & {
  /** Selects only these, unless the list has been filtered differently since they were requested. */
  onFound: (rows: readonly Row[]) => void
  /** Deselects these, whatever else was selected meanwhile. */
  onDone: (rows: readonly Row[]) => void
}

/** The selection of a table that holds it itself. Deleted rows are deselected. */
export function useOwnSelection<Row extends { id: number }>({ resource, found }: Where): OwnSelection<Row> {
  const [kept, setKept] = useState<{ found: string; rows: readonly Row[] }>({ found, rows: [] })
  useStore(eventCount)
  const rows = kept.found === found ? kept.rows.filter(({ id }) => lastEventOf(resource, id) !== 'deleted') : []
  if (kept.found !== found || rows.length < kept.rows.length) setKept({ found, rows })

  const before = useRef({ found, count: 0 })
  useEffect(() => {
    if (before.current.found !== found && before.current.count > 0) toast('info', t(texts.choice_dropped))
    before.current = { found, count: rows.length }
  })

  function change(next: readonly Row[]) {
    if (next.length > maxSelected) toast('info', t(texts.most_chosen, { count: formatInteger(maxSelected) }))
    setKept({ found, rows: next.slice(0, maxSelected) })
  }
  return {
    rows,
    onChange: change,
    onFound: (all) => setKept((now) => (now.found === found ? { found, rows: all } : now)),
    onDone: (done) => setKept((now) => ({ ...now, rows: without(now.rows, done) })),
  }
}
