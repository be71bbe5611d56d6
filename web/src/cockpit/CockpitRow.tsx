import type { CockpitCode, CockpitRow } from '@kasack/contract/cockpit.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { useMay } from '../shared/session/permission.ts'
import { CockpitActs } from './CockpitActs.tsx'
import { dayOf } from './queries.ts'
import { dueIn, pageOf } from './rules.ts'

type Props = {
  code: CockpitCode
  row: CockpitRow
  /** Shown below the text. */
  remark?: ReactNode
  /** Shown instead of the row's actions. */
  acts?: ReactNode
}

/** A row: when, what, whom to call about it, and the actions. */
export function CockpitRowOf({ code, row, remark, acts }: Props) {
  const may = useMay()
  const today = useToday()
  const { date, text, contact, actions, record } = row
  const page = actions.includes('open') ? pageOf(code, row) : null
  const due = dueIn(code, row, today)
  const number = contact?.phone || contact?.mobile
  return (
    <li data-row={record.id}>
      <time dateTime={date} className={due === 'later' ? 'k-cockpit-day' : `k-${due}`}>
        {dayOf(date)}
      </time>
      <div className="k-cockpit-text">
        {page && may(page.entity.access.read) ? <Link to={page.path}>{text}</Link> : text}
        {remark}
      </div>
      <div className="k-cockpit-whom">
        {contact && actions.includes('call') && (
          <>
            <span>{contact.name}</span>
            {number && <PhoneLink number={number} country={contact.country_code} />}
          </>
        )}
      </div>
      <div className="k-cockpit-acts">{acts ?? <CockpitActs code={code} row={row} />}</div>
    </li>
  )
}
