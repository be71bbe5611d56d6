import { facility } from '@kasack/contract/facility.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { Link, NavLink } from 'react-router'
import { activeIn, pages, type Preset } from '../../pages.ts'
import { useText } from '../../shared/language/i18n.ts'
import { contentId } from '../../shared/part/Page.tsx'
import { Wordmark } from '../../shared/part/Wordmark.tsx'
import { useMay } from '../../shared/session/permission.ts'
import { useUser } from '../../shared/session/session.ts'
import { isProduction, settings } from '../../shared/program/settings.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CreateMenu } from './CreateMenu.tsx'
import { filteredPath } from '../../shared/address/url-table.ts'
import { overviewMapPath } from '../overview-map/path.ts'
import { texts as mapTexts } from '../overview-map/texts.ts'
import { texts } from './texts.ts'

type Entry = { to: string; label: Text; needs: UserNeeds; preset?: Preset }

/** The agency's own map is outside this program, and the way there is a page that leads to it. */
const overviewMap: Entry =
  settings.overview_map_url === null
    ? { to: overviewMapPath, label: mapTexts.overview_map, needs: facility.access.read, preset: activeIn('map') }
    : { to: '/overview-map', label: mapTexts.overview_map, needs: 'session' }

const entries: Entry[] = [
  ...pages.flatMap(({ path, needs, menu }) => (menu ? { to: `/${path}`, needs, ...menu } : [])),
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
