import { bookingDocument, emailAttachment, emailTemplate } from '@kasack/contract/lookup.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { hirer } from '@kasack/contract/hirer.ts'
import { judgeSetting } from '@kasack/contract/judge-setting.ts'
import { matchSetting } from '@kasack/contract/match-setting.ts'
import { historyLine } from '@kasack/contract/history.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import type { Text } from '@kasack/contract/text.ts'
import { userGroup } from '@kasack/contract/user-group.ts'
import { user } from '@kasack/contract/user.ts'
import { useId } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { plainLists } from '../../lookup/door.ts'
import { adminPath } from '../../shared/address/admin-path.ts'
import { useText } from '../../shared/language/i18n.ts'
import { texts } from './texts.ts'

type Entry = { to: string; label: Text; within?: readonly Entry[] }

const sections: readonly { title: Text; entries: readonly Entry[] }[] = [
  {
    title: texts.people,
    entries: [
      { to: adminPath(user), label: user.plural },
      { to: adminPath(userGroup), label: userGroup.plural },
    ],
  },
  {
    title: texts.lists,
    entries: [
      {
        to: '/admin/lookups',
        label: texts.reference_lists,
        within: plainLists.map((list) => ({ to: adminPath(list), label: list.plural })),
      },
      { to: adminPath(facilityGroup), label: facilityGroup.plural },
      { to: adminPath(hirer), label: hirer.plural },
      { to: adminPath(judgeSetting), label: texts.checks_and_clocks },
      { to: adminPath(matchSetting), label: texts.matching_weights },
      { to: adminPath(bookingDocument), label: bookingDocument.plural },
    ],
  },
  {
    title: texts.mail,
    entries: [
      { to: adminPath(emailTemplate), label: texts.templates },
      { to: adminPath(emailAttachment), label: texts.attachments },
      { to: adminPath(outbox), label: outbox.plural },
    ],
  },
  {
    title: texts.running,
    entries: [
      { to: adminPath(historyLine), label: historyLine.plural },
      { to: '/admin/system', label: texts.system },
    ],
  },
]

/** The ways through the administration; the single lists are named where one of them is open. */
export function AdminNavigation() {
  const t = useText()
  return (
    <nav className="k-admin-nav" aria-label={t(texts.administration)}>
      {sections.map(({ title, entries }) => (
        <Section key={title.en} title={t(title)} entries={entries} />
      ))}
    </nav>
  )
}

function Section({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const id = useId()
  return (
    <>
      <p id={id}>{title}</p>
      <Entries entries={entries} labelledBy={id} />
    </>
  )
}

function Entries({ entries, labelledBy }: { entries: readonly Entry[]; labelledBy?: string }) {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <ul aria-labelledby={labelledBy}>
      {entries.map(({ to, label, within = [] }) => (
        <li key={to}>
          {within[0] ? <Link to={within[0].to}>{t(label)}</Link> : <NavLink to={to}>{t(label)}</NavLink>}
          {within.some((one) => isBelow(pathname, one.to)) && <Entries entries={within} />}
        </li>
      ))}
    </ul>
  )
}

const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)
