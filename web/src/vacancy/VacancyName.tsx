import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { Link } from 'react-router'
import { recordPath } from '../shared/address/record-path.ts'
import { Ellipsis } from '../shared/part/Ellipsis.tsx'
import { Priority } from '../shared/part/Priority.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { ownName } from './rules.ts'

/** A vacancy's priority and type, linked to its page, with its own name below. */
export function VacancyName({ vacancy }: { vacancy: Vacancy }) {
  const { id, priority, vacancy_type } = vacancy
  const own = ownName(vacancy)
  const name = (
    <>
      {priority && (
        <>
          <Priority value={priority} />{' '}
        </>
      )}
      <Link to={recordPath(entity, id)}>{vacancy_type.name}</Link>
    </>
  )
  if (!own) return <Ellipsis title={vacancy_type.name}>{name}</Ellipsis>
  return (
    <TwoLines
      first={
        <span className="k-line" title={vacancy_type.name}>
          {name}
        </span>
      }
      second={
        <span className="k-line" title={own}>
          {own}
        </span>
      }
    />
  )
}
