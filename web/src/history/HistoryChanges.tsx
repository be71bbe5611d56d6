import type { Entity } from '@kasack/contract/entity.ts'
import type { FieldChange, HistoryLine } from '@kasack/contract/history.ts'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { HistoryChange } from './HistoryChange.tsx'
import { HistoryNote } from './HistoryNote.tsx'
import type { EntityWords } from './labels.ts'
import { wordsAt } from './labels.ts'
import { texts } from './texts.ts'

/** Created and deleted records with more values than this are collapsed. */
const unfoldedUpTo = 3

/** What one call did to a record, field by field; the values of a created or deleted record can be collapsed. */
export function HistoryChanges({
  line: { act, resource, changes, note },
}: {
  line: Pick<HistoryLine, 'act' | 'resource' | 'changes' | 'note'>
}) {
  const t = useText()
  const words = wordsAt(resource)
  const list = words && changes.length > 0 && (
    <dl className="k-changes">
      {inOrder(words.entity, changes)
        .flatMap((change) => partsOf(words, change))
        .map((part) => (
          <HistoryChange key={part.change.field} act={act} {...part} />
        ))}
    </dl>
  )
  return (
    <>
      {note && <HistoryNote resource={resource} note={note} />}
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

/** Sorts changes in the order of the entity's fields, which is that of the form. */
const inOrder = ({ fields }: Entity, changes: readonly FieldChange[]): FieldChange[] => {
  const names = Object.keys(fields)
  return changes.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field))
}

/** Splits the change of a map into one per changed key; other changes stay whole. */
function partsOf(words: EntityWords, change: FieldChange): { words: EntityWords; change: FieldChange }[] {
  const { entity, keys, choices } = words
  if (entity.fields[change.field]?.kind !== 'map') return [{ words, change }]
  const labels = keys[change.field] ?? {}
  const [before, after] = [change.before, change.after] as Record<string, unknown>[]
  return Object.keys(labels).flatMap((key) => {
    const part = { field: key, before: before?.[key] ?? null, after: after?.[key] ?? null }
    const ofKeys = { ...words, labels, choices: { [key]: choices[change.field] ?? {} } }
    return part.before === part.after ? [] : [{ words: ofKeys, change: part }]
  })
}
