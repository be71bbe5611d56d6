import { candidate } from '@kasack/contract/candidate.ts'
import type { ChoiceNote } from '@kasack/contract/candidates-at-once.ts'
import { employee } from '@kasack/contract/employee.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { recordPath } from '../shared/address/record-path.ts'
import { useText } from '../shared/language/i18n.ts'
import { sourceTexts, texts } from './texts.ts'

/** The note of a history line; for a candidate, who topped the list she was chosen from. */
export function HistoryNote({ resource, note }: { resource: string; note: string }) {
  const t = useText()
  if (resource !== candidate.path) return <p>{note}</p>
  const { source, top, chosen } = JSON.parse(note) as ChoiceNote // written by the server only
  return (
    <>
      <p>
        {t(sourceTexts[source])} {t(texts.chosen)} <People ids={chosen} />
      </p>
      {top.length > 0 && (
        <p className="k-second">
          {t(texts.on_top)} <People ids={top} />
        </p>
      )}
    </>
  )
}

/** By id: the records may be gone. */
function People({ ids }: { ids: readonly number[] }) {
  return ids.map((id, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <Link to={recordPath(employee, id)}>{`#${id}`}</Link>
    </Fragment>
  ))
}
