import { consents, consentVersion } from '@kasack/contract/consent.ts'
import { useText } from './language.ts'
import { ProblemLine } from './ProblemLine.tsx'
import { settings } from './settings.ts'
import { Sentence } from './Sentence.tsx'
import { texts } from './texts.ts'
import type { Application } from './use-application.ts'

/** The consent in exactly the words whose version is sent along. */
export function ConsentField({ application: { values, problems, change } }: { application: Application }) {
  const t = useText()
  const problem = problems.privacy_consent
  const link = (href: string, words: string) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
      <span class="unseen"> {t(texts.new_window)}</span>
    </a>
  )
  return (
    <div class="consent wide">
      <input
        type="checkbox"
        id="privacy_consent"
        name="privacy_consent"
        checked={values.privacy_consent}
        required
        aria-invalid={problem !== undefined}
        aria-describedby={problem && 'privacy_consent-problem'}
        onChange={({ currentTarget }) => change('privacy_consent', currentTarget.checked)}
      />
      <div>
        <label htmlFor="privacy_consent">
          <Sentence
            text={t(consents[consentVersion])}
            gaps={{ agency: settings.agency_name, privacy: link(settings.privacy_url, t(texts.privacy_notice)) }}
          />{' '}
          <i aria-hidden="true">*</i>
        </label>
        <ProblemLine field="privacy_consent" problem={problem} />
        <p class="hint">
          <Sentence
            text={t(texts.responsible)}
            gaps={{ agency: settings.agency_name, imprint: link(settings.imprint_url, t(texts.imprint)) }}
          />
        </p>
      </div>
    </div>
  )
}
