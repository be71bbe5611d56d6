import { applicant } from '@kasack/contract/applicant.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { facility } from '@kasack/contract/facility.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { vacancyStatuses } from '@kasack/contract/vacancy-status.ts'
import { Link, NavLink } from 'react-router'
import { listPath } from '../../shared/address/record-path.ts'
import { useText } from '../../shared/language/i18n.ts'
import { contentId } from '../../shared/part/Page.tsx'
import { Wordmark } from '../../shared/part/Wordmark.tsx'
import { useMay } from '../../shared/session/permission.ts'
import { useUser } from '../../shared/session/session.ts'
import { isProduction, settings } from '../../shared/program/settings.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CreateMenu } from './CreateMenu.tsx'
import { namesByCode } from '@kasack/contract/text.ts'
import { texts as words } from '../../shared/table/question/texts.ts'
import { filteredPath } from '../../shared/address/url-table.ts'
import { overviewMapPath } from '../overview-map/path.ts'
import { texts as mapTexts } from '../overview-map/texts.ts'
import { texts } from './texts.ts'

type Entry = {
  to: string
  label: Text
  needs: UserNeeds
  /** One choice of a filter, where the link leads to such records alone; the order is that of the list. */
  preset?: { tableKey: string; filter: string; id: string; name: Text }
}

const listOf = (entity: Entity): Entry => ({ to: listPath(entity), label: entity.plural, needs: entity.access.read })

const activeIn = (tableKey: string): Entry['preset'] => ({ tableKey, filter: 'is_active', id: 'true', name: words.active })

/** The agency's own map is outside this program, and the way there is a page that leads to it. */
const overviewMap: Entry =
  settings.overview_map_url === null
    ? { to: overviewMapPath, label: mapTexts.overview_map, needs: facility.access.read, preset: activeIn('map') }
    : { to: '/overview-map', label: mapTexts.overview_map, needs: 'session' }

const entries: Entry[] = [
  listOf(facility),
  listOf(contactPerson),
  { ...listOf(employee), preset: activeIn('employees') },
  { ...listOf(vacancy), preset: { tableKey: 'vacancies', filter: 'status', id: 'open', name: namesByCode(vacancyStatuses).open } },
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
                .map(({ to, label, preset }) => (
                  <NavLink
                    key={to}
                    to={preset ? filteredPath(to, { ...preset, kind: 'choices', value: [{ id: preset.id, name: t(preset.name) }] }) : to}
                  >
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
