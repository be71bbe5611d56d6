import { Link, NavLink } from 'react-router'
import { useText } from '../../shared/language/i18n.ts'
import { contentId } from '../../shared/part/Page.tsx'
import { Wordmark } from '../../shared/part/Wordmark.tsx'
import { useMay } from '../../shared/session/permission.ts'
import { useUser } from '../../shared/session/session.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CreateMenu } from './CreateMenu.tsx'
import { entryPath, pageEntries } from '../navigation/page-entries.ts'
import { SearchButton } from '../search/SearchButton.tsx'
import { texts } from './texts.ts'

/** Shows its menus only to a logged-in user. */
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
              {pageEntries
                .filter(({ needs }) => may(needs))
                .map((entry) => (
                  <NavLink key={entry.to} to={entryPath(entry)}>
                    {t(entry.label)}
                  </NavLink>
                ))}
            </nav>
            <div className="k-chrome-right">
              <SearchButton />
              <CreateMenu />
              <AccountMenu name={user.name} />
            </div>
          </>
        )}
      </div>
    </header>
  )
}
