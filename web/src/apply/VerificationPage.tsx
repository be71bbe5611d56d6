import { useContext } from 'preact/hooks'
import { LanguageContext, useText } from './language.ts'
import { Result } from './Result.tsx'
import { texts } from './texts.ts'
import { useVerification } from './use-verification.ts'

/** Confirms the address of the applicant who opened the link in her e-mail. */
export function VerificationPage({ hash }: { hash: string }) {
  const t = useText()
  const { state, again, renew } = useVerification(hash, useContext(LanguageContext))
  return (
    <div class="middle">
      {(state.step === 'waiting' || state.step === 'renewing') && (
        <p class="waiting" role="status">
          {t(texts.please_wait)}
        </p>
      )}
      {state.step === 'verified' && (
        <Result kind="good" title={t(texts.verified)}>
          <p>{t(texts.verified_more)}</p>
        </Result>
      )}
      {state.step === 'renewed' && (
        <Result kind="good" title={t(texts.mail_underway)}>
          <p>{t(texts.renewed)}</p>
        </Result>
      )}
      {state.step === 'refused' && (
        <Result kind="bad" title={t(texts.not_verified)}>
          <p>{t(state.reason, { minutes: state.minutes })}</p>
          <p class="ways">
            {state.help && (
              <button type="button" onClick={state.help === 'renew' ? renew : again}>
                {t(state.help === 'renew' ? texts.renew : texts.try_again)}
              </button>
            )}
            <a href="/apply-now">{t(texts.apply_anew)}</a>
          </p>
        </Result>
      )}
    </div>
  )
}
