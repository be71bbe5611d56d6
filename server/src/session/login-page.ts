import { escaped } from '../platform/text/html.ts'
import { eye } from './drawings.ts'
import type { SignInView } from './page.ts'
import { described, hiddenFields, passkeyForm, problemLine, signInPage } from './page.ts'
import { texts } from './texts.ts'

/** What the login page shows in addition to every sign-in page. */
export type LoginView = SignInView & { demo: boolean; username: string }

export function loginPage(view: LoginView): string {
  const { language, demo, username, problem } = view
  return signInPage(
    view,
    texts.title,
    `<form method="post" action="/django_auth/login/">
<h1>${texts.title[language]}</h1>
<p class="lead">${texts.lead[language]}</p>
${demo ? `<p class="demo">${texts.demo[language]}</p>` : ''}
${problemLine(view)}
${hiddenFields(view)}
<label for="username">${texts.username[language]}</label>
<input id="username" name="username" value="${escaped(username)}" autocomplete="username" autocapitalize="none" spellcheck="false" required${
      username ? '' : ' autofocus'
    }${described(problem)}>
<label for="password">${texts.password[language]}</label>
<div class="secret">
<input id="password" name="password" type="password" autocomplete="current-password" required${username ? ' autofocus' : ''}${described(problem)}>
<button type="button" class="eye" aria-controls="password" aria-pressed="false" aria-label="${texts.show_password[language]}" title="${
      texts.show_password[language]
    }" hidden>${eye}</button>
</div>
<button type="submit">${texts.submit[language]}</button>
</form>
${passkeyForm({ view, action: '/django_auth/passkey/', label: texts.with_passkey })}
<p class="hint">${texts.forgotten[language]}</p>`,
  )
}
