import { Button } from 'antd'
import { useRef, useState } from 'react'
import { formatInteger } from '../language/format.ts'
import { t } from '../language/i18n.ts'
import type { ListParameters } from './question/list-parameters.ts'
import { SelectionActs } from './SelectionActs.tsx'
import { SelectionFound } from './SelectionFound.tsx'
import type { SelectionAct } from './selection-act.ts'
import { choiceOf } from './selection.ts'
import { selectionTexts } from './selection-texts.ts'
import { texts } from './texts.ts'
import type { OwnSelection } from './use-own-selection.ts'

type Props<Row extends { id: number }> = {
  acts: readonly SelectionAct<Row>[]
  selection: OwnSelection<Row>
  page: readonly Row[]
  /** The number of rows on all pages, and their query; null: rows can only be selected page by page. */
  found: { count: number; path: string; parameters: ListParameters } | null
  nameOf: (row: Row) => string
}

/** In the foot of a table: how many rows are selected, the actions on them, and their progress. */
export function SelectionBar<Row extends { id: number }>({ acts, selection, page, found, nameOf }: Props<Row>) {
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null)
  const stop = useRef<AbortController>(undefined)
  const { rows, onChange, onDone, onFound } = selection
  const now = rows.map((row) => page.find(({ id }) => id === row.id) ?? row)
  const count = formatInteger(rows.length)

  async function act(chosen: SelectionAct<Row>, taking: readonly Row[], leftOut: readonly string[]) {
    stop.current = new AbortController()
    const onProgress = (done: number) => setProgress({ done, count: taking.length })
    try {
      onDone(await chosen.onSelect({ rows: taking, leftOut, nameOf, onProgress, stop: stop.current.signal }))
    } finally {
      setProgress(null)
    }
  }

  return (
    <>
      <span role="status" className="k-chosen-count">
        {rows.length > 0 && t(texts.chosen, { count })}
      </span>
      {(rows.length > 0 || progress) && (
        <SelectionActs acts={acts} rows={now} nameOf={nameOf} isBusy={progress !== null} onAct={(...what) => void act(...what)}>
          {progress ? (
            <>
              <span>{t(selectionTexts.progress, { done: formatInteger(progress.done), count: formatInteger(progress.count) })}</span>
              <Button size="small" type="text" onClick={() => stop.current?.abort()}>
                {t(selectionTexts.stop)}
              </Button>
            </>
          ) : (
            <>
              <Button size="small" type="text" onClick={() => onChange([])}>
                {t(selectionTexts.clear_choice)}
              </Button>
              {found && choiceOf(rows, page) === 'all' && <SelectionFound found={found} chosen={rows.length} onFound={onFound} />}
            </>
          )}
        </SelectionActs>
      )}
    </>
  )
}
