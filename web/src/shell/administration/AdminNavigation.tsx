import { useId } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useText } from '../../shared/language/i18n.ts'
import { texts } from '../navigation/admin-texts.ts'
import { type AdminEntry, adminSections } from '../navigation/admin-sections.ts'

/** The navigation of the administration; single lists are named only while one of them is open. */
export function AdminNavigation() {
  const t = useText()
  return (
    <nav className="k-admin-nav" aria-label={t(texts.administration)}>
      {adminSections.map(({ title, entries }) => (
        <Section key={title.en} title={t(title)} entries={entries} />
      ))}
    </nav>
  )
}

function Section({ title, entries }: { title: string; entries: readonly AdminEntry[] }) {
  const id = useId()
  return (
    <>
      <p id={id}>{title}</p>
      <Entries entries={entries} labelledBy={id} />
    </>
  )
}

function Entries({ entries, labelledBy }: { entries: readonly AdminEntry[]; labelledBy?: string }) {
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
