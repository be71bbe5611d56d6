import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Language, Text } from '@kasack/contract/text.ts'
import { escaped } from '../platform/text/html.ts'
import { tunic, wordmark } from './drawings.ts'
import { texts } from './texts.ts'

/**
 * What every sign-in page shows: `problem` why the last attempt failed, `csrf` the token its forms send back, `host` where passkeys work.
 */
export type SignInView = {
  language: Language
  year: string
  next: string
  csrf: string
  host: string
  problem: Text | null
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
/** The styles of the form and of the drawing next to it, in one file. */
export const styleSheet = ['login.css', 'art.css'].map(read).join('\n')
export const script = read('login.js')
const versionOf = (file: string) => createHash('sha256').update(file).digest('hex').slice(0, 12)
const versions = { style: versionOf(styleSheet), script: versionOf(script) }

/** The frame of a sign-in page; style and script are separate files, and it works without the script. */
export const signInPage = (
  { language, year }: Pick<SignInView, 'language' | 'year'>,
  title: Text,
  content: string,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title[language]} · Kasack</title>
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
<div class="sign-in">
${content}
</div>
</main>
</body>
</html>
`

/** The fields a form sends along with what is typed. */
export const hiddenFields = ({ csrf, next }: Pick<SignInView, 'csrf' | 'next'>): string =>
  `<input type="hidden" name="csrfmiddlewaretoken" value="${escaped(csrf)}">
<input type="hidden" name="next" value="${escaped(next)}">`

export const problemLine = ({ problem, language }: Pick<SignInView, 'problem' | 'language'>): string =>
  problem ? `<p class="problem" id="problem" role="alert">${problem[language]}</p>` : ''

export const described = (problem: Text | null): string => (problem ? ' aria-describedby="problem"' : '')

type PasskeyForm = { view: SignInView; action: string; label: Text; isFirst?: boolean }

/** The script asks for the passkey and shows the form if the browser supports passkeys; the response goes to `action`. */
export const passkeyForm = ({
  view,
  action,
  label,
  isFirst = false,
}: PasskeyForm): string => `<form class="passkey" method="post" action="${action}" data-options="${action}options/" data-host="${escaped(view.host)}" hidden>
${hiddenFields(view)}
<input type="hidden" name="credential">
<button type="submit"${isFirst ? ' class="first"' : ''}>${label[view.language]}</button>
<p class="problem" role="alert" hidden>${texts.no_passkey[view.language]}</p>
</form>`
