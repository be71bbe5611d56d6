import { described, hiddenFields, passkeyForm, problemLine, signInPage } from '../session/page.ts'
import type { SignInView } from '../session/page.ts'
import { secondStepPath } from '../session/rules.ts'
import type { PendingLogin } from './queries.ts'
import { texts } from './texts.ts'

const action = '/django_auth/second-step/'

/** What the user can answer with; `recovery`: she chose the recovery codes instead. */
type Ways = Pick<PendingLogin, 'has_codes' | 'has_passkeys'> & { recovery: boolean }

/** The page on which a user who knew the password proves the rest. */
export function secondStepPage(view: SignInView, { has_codes, has_passkeys, recovery }: Ways): string {
  const { language, problem } = view
  const asksForApp = has_codes && !recovery
  const passkey = has_passkeys ? passkeyForm({ view, action, label: texts.with_passkey, isFirst: !has_codes }) : ''
  const code = `<form method="post" action="${recovery ? `${action}?with=recovery` : action}">
${hiddenFields(view)}
<label for="code">${(asksForApp ? texts.code : texts.recovery_code)[language]}</label>
<input id="code" name="code" autocomplete="one-time-code" ${
    asksForApp ? 'inputmode="numeric"' : 'autocapitalize="none"'
  } spellcheck="false" maxlength="40" required${has_codes || recovery ? ' autofocus' : ''}${described(problem)}>
<button type="submit">${texts.submit[language]}</button>
</form>`
  const other = has_codes
    ? `<p class="hint"><a href="${secondStepPath(view.next)}${recovery ? '' : '&amp;with=recovery'}">${
        (recovery ? texts.use_app : texts.use_recovery_code)[language]
      }</a></p>`
    : ''
  return signInPage(
    view,
    texts.title,
    `<h1>${texts.title[language]}</h1>
<p class="lead">${(recovery ? texts.lead_recovery : has_codes ? texts.lead_code : texts.lead_passkey)[language]}</p>
${problemLine(view)}
${has_codes || recovery ? `${code}\n${passkey}` : `${passkey}\n${code}`}
${other}
<p class="hint">${texts.lost[language]} <a href="/django_auth/login/?next=${encodeURIComponent(view.next)}">${texts.again[language]}</a></p>`,
  )
}
