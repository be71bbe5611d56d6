import { Link, NavLink } from 'react-router'
import { useText } from '../shared/language/i18n.ts'
import { contentId } from '../shared/part/Page.tsx'
import { Wordmark } from '../shared/part/Wordmark.tsx'
import { useUser } from '../shared/session/session.ts'
import { isProduction } from '../shared/program/settings.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CreateMenu } from './CreateMenu.tsx'
import { texts } from './texts.ts'

const links = [
  { to: '/facilities', label: texts.facilities },
  { to: '/contact-persons', label: texts.contact_persons },
  ...(isProduction ? [] : [{ to: '/dev/styleguide', label: texts.styleguide }]),
]

/** Its menus show only when somebody is logged in. */
export function Header() {
  const t = useText()
  const user = useUser()
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
              {links.map(({ to, label }) => (
                <NavLink key={to} to={to}>
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
