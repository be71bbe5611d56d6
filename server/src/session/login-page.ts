import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Language, Text } from '@kasack/contract/text.ts'
import { escaped } from '../platform/html.ts'
import { eye, tunic, wordmark } from './drawings.ts'
import { texts } from './texts.ts'

/** What the login page shows: `problem` why the last attempt failed, `csrf` the token its form sends back. */
export type LoginView = {
  language: Language
  year: string
  demo: boolean
  next: string
  csrf: string
  username: string
  problem: Text | null
}

export const styleSheet = readFileSync(new URL('login.css', import.meta.url), 'utf8')
export const script = readFileSync(new URL('login.js', import.meta.url), 'utf8')
const versionOf = (file: string) => createHash('sha256').update(file).digest('hex').slice(0, 12)
const versions = { style: versionOf(styleSheet), script: versionOf(script) }

/** The whole page; style and script are files of their own, and it works without the script. */
export const loginPage = ({ language, year, demo, next, csrf, username, problem }: LoginView): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title[language]} · Kasack</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/django_auth/login.css?v=${versions.style}">
<script src="/django_auth/login.js?v=${versions.script}"></script>
</head>
<body>
<header class="art">
${wordmark}
${tunic}
<div class="slogan">
<p>${texts.slogan[language]}</p>
<small>Kasack · ${year}</small>
</div>
</header>
<main>
<form method="post" action="/django_auth/login/">
<h1>${texts.title[language]}</h1>
<p class="lead">${texts.lead[language]}</p>
${demo ? `<p class="demo">${texts.demo[language]}</p>` : ''}
${problem ? `<p class="problem" id="problem" role="alert">${problem[language]}</p>` : ''}
<input type="hidden" name="csrfmiddlewaretoken" value="${escaped(csrf)}">
<input type="hidden" name="next" value="${escaped(next)}">
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
<p class="hint">${texts.forgotten[language]}</p>
</form>
</main>
</body>
</html>
`

const described = (problem: Text | null) => (problem ? ' aria-describedby="problem"' : '')
