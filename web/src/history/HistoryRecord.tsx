import type { HistoryLine } from '@kasack/contract/history.ts'
import { historyActNames } from '@kasack/contract/history.ts'
import { useText } from '../shared/language/i18n.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import { entityWithPage, wordsAt } from './labels.ts'
import { texts } from './texts.ts'

/** The record of a history line, linked if it exists and has a page; its kind, and what happened to it. */
export function HistoryRecord({ line: { resource, record, act } }: { line: HistoryLine }) {
  const t = useText()
  const page = act === 'deleted' || act === 'erased' ? undefined : entityWithPage(resource)
  const noun = wordsAt(resource)?.entity.noun
  return (
    <TwoLines
      first={page ? <RecordLink className="k-line" entity={page} of={record} /> : <span className="k-line">{record.name}</span>}
      second={noun ? t(texts.of_kind, { noun: t(noun), act: t(historyActNames[act]) }) : t(historyActNames[act])}
    />
  )
}
