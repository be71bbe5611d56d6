import { useEffect, useState } from 'preact/hooks'
import { ApplyPage } from './ApplyPage.tsx'
import { firstLanguage, keepLanguage, LanguageContext } from './language.ts'
import { Legal } from './Legal.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import { settings } from './settings.ts'
import { texts } from './texts.ts'
import { VerificationPage } from './VerificationPage.tsx'
import { hashOf, viewOf } from './view.ts'

/** The page for the current address, with header and footer. */
export function App() {
  const [language, setLanguage] = useState(firstLanguage)
  const view = viewOf(location)
  const title = { apply: texts.apply, verification: texts.verification, privacy: texts.privacy, imprint: texts.imprint }[view][language]
  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${title} · ${settings.agency_name}`
    if (view === 'apply' && location.pathname !== '/apply-now') history.replaceState(null, '', '/apply-now') // drops a link that has lost its hash
  }, [language, title, view])
  return (
    <LanguageContext.Provider value={language}>
      <PublicHeader
        onChoose={(chosen) => {
          keepLanguage(chosen)
          setLanguage(chosen)
        }}
      />
      <main id="content" tabIndex={-1}>
        {view === 'apply' && <ApplyPage />}
        {view === 'verification' && <VerificationPage hash={hashOf(location)} />}
        {(view === 'privacy' || view === 'imprint') && <Legal view={view} />}
      </main>
      <PublicFooter />
    </LanguageContext.Provider>
  )
}
