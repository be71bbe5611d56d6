import { useContext } from 'preact/hooks'
import { ApplyForm } from './ApplyForm.tsx'
import { Benefits } from './Benefits.tsx'
import { LanguageContext, useText } from './language.ts'
import { Received } from './Received.tsx'
import { texts } from './texts.ts'
import { useApplication } from './use-application.ts'

/** The pitch of the agency and the form; after sending, what happens next instead of both. */
export function ApplyPage() {
  const t = useText()
  const application = useApplication(useContext(LanguageContext))
  if (application.received) return <Received application={application} />
  return (
    <div class="in hero">
      <div class="reasons">
        <h1>{t(texts.title)}</h1>
        <p class="lead">{t(texts.lead)}</p>
        <a class="jump" href="#apply">
          {t(texts.apply)}
        </a>
        <Benefits />
      </div>
      <ApplyForm application={application} />
    </div>
  )
}
