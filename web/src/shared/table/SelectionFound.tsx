import type { Page } from '@kasack/contract/list.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { request } from '../call/api.ts'
import { formatInteger } from '../language/format.ts'
import { t } from '../language/i18n.ts'
import { busy } from '../look/busy.ts'
import type { ListParameters } from './question/list-parameters.ts'
import { maxSelected } from './selection-act.ts'
import { selectionTexts } from './selection-texts.ts'

type Props<Row extends { id: number }> = {
  found: { count: number; path: string; parameters: ListParameters }
  chosen: number
  onFound: (rows: readonly Row[]) => void
}

/** Once a page is selected: selects the results on all pages, or as many as allowed, with a single call. */
export function SelectionFound<Row extends { id: number }>({ found: { count, path, parameters }, chosen, onFound }: Props<Row>) {
  const [isAsking, setAsking] = useState(false)
  if (chosen >= Math.min(count, maxSelected)) return null
  async function ask() {
    setAsking(true)
    const answer = await request<Page<Row>>({ path, params: { ...parameters, page: 1, size: maxSelected } })
    setAsking(false)
    if (answer.ok) onFound(answer.data.results)
  }
  const label = count > maxSelected ? selectionTexts.choose_first : selectionTexts.choose_all
  return (
    <Button size="small" type="link" loading={busy(isAsking)} onClick={() => void ask()}>
      {t(label, { most: formatInteger(maxSelected), count: formatInteger(count) })}
    </Button>
  )
}
