import { useText } from './language.ts'
import { legalTexts } from './legal-texts.ts'
import { settings } from './settings.ts'
import { texts } from './texts.ts'
import type { LegalView } from './view.ts'

/** A sample of a page each agency writes itself: it says so, and production does not serve it. */
export function LegalPage({ view }: { view: LegalView }) {
  const t = useText()
  return (
    <article class="in legal">
      <h1>{t(texts[view])}</h1>
      <p class="demo">{t(legalTexts.sample)}</p>
      {legalTexts[view].map(({ title, text }) => (
        <section key={title.de}>
          <h2>{t(title)}</h2>
          <p>{t(text, { agency: settings.agency_name, phone: settings.apply_phone })}</p>
        </section>
      ))}
    </article>
  )
}
