import type { Ref } from '@kasack/contract/field.ts'
import type { Page } from '@kasack/contract/list.ts'
import type { EmployeeMatch } from '@kasack/contract/match-list.ts'
import { useQuery } from '@tanstack/react-query'
import { readSilently } from '../shared/call/read.ts'
import { useText } from '../shared/language/i18n.ts'
import '../shared/style/match.css'
import { employeesFor } from './queries.ts'
import { texts } from './texts.ts'

/** Employees offered next to a field. */
const few = 4

/** The best employees for a vacancy, each chosen in one click. */
export function MatchChips({ vacancy, onChoose }: { vacancy: number; onChoose: (one: Ref) => void }) {
  const t = useText()
  const { data } = useQuery(readSilently<Page<EmployeeMatch>>(employeesFor(vacancy).path, { size: `${few}` }))
  if (!data || data.results.length === 0) return null
  return (
    <div className="k-quick k-match-chips" role="group" aria-label={t(texts.people)}>
      <span className="k-label">{t(texts.fitting)}</span>
      {data.results.map(({ employee: { id, name }, score, parts }) => (
        <button key={id} type="button" title={parts.map(({ text }) => text).join(' ')} onClick={() => onChoose({ id, name })}>
          {t(texts.with_score, { name, score: score ?? '' })}
        </button>
      ))}
    </div>
  )
}
