import { useText } from './language.ts'
import { Result } from './Result.tsx'
import { Sentence } from './Sentence.tsx'
import { texts } from './texts.ts'
import type { Application } from './use-application.ts'

/** The application is there: where the mail went, and what happens next. */
export function Received({ application: { values, correct, startAnew } }: { application: Application }) {
  const t = useText()
  return (
    <div class="middle">
      <Result kind="good" title={t(texts.received, { name: values.first_name.trim() })}>
        <p>
          <Sentence text={t(texts.mail_sent)} gaps={{ email: <strong>{values.email.trim()}</strong> }} />
        </p>
        <h2>{t(texts.how_it_goes_on)}</h2>
        <ol>
          <li>{t(texts.step_confirm)}</li>
          <li>{t(texts.step_read)}</li>
          <li>{t(texts.step_talk)}</li>
        </ol>
        <p class="hint">{t(texts.no_mail)}</p>
        <p class="ways">
          <button type="button" onClick={correct}>
            {t(texts.correct)}
          </button>
          <button type="button" onClick={startAnew}>
            {t(texts.start_anew)}
          </button>
        </p>
      </Result>
    </div>
  )
}
