import { applicant } from '@kasack/contract/applicant.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { facility } from '@kasack/contract/facility.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { Link, NavLink } from 'react-router'
import { listPath } from '../shared/address/record-path.ts'
import { useText } from '../shared/language/i18n.ts'
import { contentId } from '../shared/part/Page.tsx'
import { Wordmark } from '../shared/part/Wordmark.tsx'
import { useMay } from '../shared/session/permission.ts'
import { useUser } from '../shared/session/session.ts'
import { isProduction, settings } from '../shared/program/settings.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CreateMenu } from './CreateMenu.tsx'
import { texts as words } from '../shared/table/question/texts.ts'
import { filteredPath } from '../shared/address/url-table.ts'
import { overviewMapPath } from './overview-map/path.ts'
import { texts as mapTexts } from './overview-map/texts.ts'
import { texts } from './texts.ts'

type Entry = {
  to: string
  label: Text
  needs: UserNeeds
  /** The table of the list, where the link leads to its active records alone. */
  active?: string
}

const listOf = (entity: Entity): Entry => ({ to: listPath(entity), label: entity.plural, needs: entity.access.read })

/** The agency's own map is outside this program, and the way there is a page that leads to it. */
const overviewMap: Entry =
  settings.overview_map_url === null
    ? { to: overviewMapPath, label: mapTexts.overview_map, needs: facility.access.read, active: 'map' }
    : { to: '/overview-map', label: mapTexts.overview_map, needs: 'session' }

const entries: Entry[] = [
  listOf(facility),
  listOf(contactPerson),
  { ...listOf(employee), active: 'employees' },
  listOf(applicant),
  overviewMap,
  ...(isProduction ? [] : [{ to: '/dev/styleguide', label: texts.styleguide, needs: 'session' as const }]),
]

/** Its menus show only when somebody is logged in. */
export function Header() {
  const t = useText()
  const user = useUser()
  const may = useMay()
  return (
    <header className="k-chrome">
      <a className="k-skip" href={`#${contentId}`}>
        {t(texts.skip)}
      </a>
      <div className="k-in k-chrome-in">
        <Link to="/" className="k-home" aria-label={t(texts.home)}>
          <Wordmark />
        </Link>
        {user && (
          <>
            <nav className="k-nav" aria-label={t(texts.navigation)}>
              {entries
                .filter(({ needs }) => may(needs))
                .map(({ to, label, active }) => (
                  <NavLink key={to} to={active ? activeOnly(to, active, t(words.active)) : to}>
                    {t(label)}
                  </NavLink>
                ))}
            </nav>
            <div className="k-chrome-right">
              <CreateMenu />
              <AccountMenu name={user.name} />
            </div>
          </>
        )}
      </div>
    </header>
  )
}

const activeOnly = (list: string, tableKey: string, name: string) =>
  filteredPath(list, { tableKey, filter: 'is_active', kind: 'choices', value: [{ id: 'true', name }] })
