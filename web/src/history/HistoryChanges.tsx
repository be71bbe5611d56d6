import type { Entity } from '@kasack/contract/entity.ts'
import type { FieldChange, HistoryLine } from '@kasack/contract/history.ts'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { HistoryChange } from './HistoryChange.tsx'
import { wordsAt } from './labels.ts'
import { texts } from './texts.ts'

/** Whole records are told on demand from so many values on. */
const unfoldedUpTo = 3

/** What one call did with a record, field by field; all that a record began or ended with is unfolded by those who want it. */
export function HistoryChanges({
  line: { act, resource, changes, note },
}: {
  line: Pick<HistoryLine, 'act' | 'resource' | 'changes' | 'note'>
}) {
  const t = useText()
  const words = wordsAt(resource)
  const list = words && changes.length > 0 && (
    <dl className="k-changes">
      {inOrder(words.entity, changes).map((change) => (
        <HistoryChange key={change.field} words={words} act={act} change={change} />
      ))}
    </dl>
  )
  return (
    <>
      {note && <p>{note}</p>}
      {act === 'changed' || changes.length <= unfoldedUpTo ? (
        list
      ) : (
        <details className="k-values">
          <summary>{t(texts.values_some, { count: formatInteger(changes.length) })}</summary>
          {list}
        </details>
      )}
    </>
  )
}

/** As the entity has its fields, and with it the form. */
const inOrder = ({ fields }: Entity, changes: readonly FieldChange[]): FieldChange[] => {
  const names = Object.keys(fields)
  return changes.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field))
}
