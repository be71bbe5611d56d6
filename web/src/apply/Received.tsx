import { useText } from './language.ts'
import { Result } from './Result.tsx'
import { Sentence } from './Sentence.tsx'
import { settings } from './settings.ts'
import { texts } from './texts.ts'
import type { Application } from './use-application.ts'

/** Confirms that the application has arrived: where the e-mail went, while the draft is remembered, and what happens next. */
export function Received({ application: { values, correct, startAnew } }: { application: Application }) {
  const t = useText()
  const isKnown = values.email !== ''
  return (
    <div class="middle">
      <Result kind="good" title={isKnown ? t(texts.received, { name: values.first_name.trim() }) : t(texts.received_before)}>
        {isKnown && (
          <p>
            <Sentence
              text={t(settings.sends_mail ? texts.mail_sent : texts.mail_ready)}
              gaps={{ email: <strong>{values.email.trim()}</strong> }}
            />
          </p>
        )}
        <h2>{t(texts.how_it_goes_on)}</h2>
        <ol>
          <li>{t(texts.step_confirm)}</li>
          <li>{t(texts.step_read)}</li>
          <li>{t(texts.step_talk)}</li>
        </ol>
        {settings.sends_mail && <p class="hint">{t(texts.no_mail)}</p>}
        <p class="ways">
          {isKnown && (
            <button type="button" onClick={correct}>
              {t(texts.correct)}
            </button>
          )}
          <button type="button" onClick={startAnew}>
            {t(texts.start_anew)}
          </button>
        </p>
      </Result>
    </div>
  )
}
