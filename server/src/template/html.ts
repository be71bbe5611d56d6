import type { Language } from '@kasack/contract/text.ts'
import { escaped } from '../platform/text/html.ts'
import type { PlaceholderValues } from '../platform/mail/mail.ts'
import { fill, soleName } from './fill.ts'

/** A link that becomes a button if its placeholder has a line of its own. */
export type Button = { name: string; label: string }

type Mail = { subject: string; text: string; values: PlaceholderValues; language: Language; button?: Button | undefined }

const style = {
  page: 'margin:0;padding:24px;background:#f3f6f6',
  sheet: 'max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:8px;color:#13262d;font:16px/1.5 system-ui,sans-serif',
  button: 'display:inline-block;padding:12px 20px;background:#0a6b75;border-radius:6px;color:#fff;font-weight:600;text-decoration:none',
  link: 'color:#4a5c64;font-size:13px;word-break:break-all',
}

/** The HTML of a filled mail: paragraphs as in the text, values escaped, nothing that a mail program has to load. */
export function htmlOf({ subject, text, values, language, button }: Mail): string {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraphOf(paragraph, values, button))
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${style.page}"><div style="${style.sheet}">
${paragraphs.join('\n')}
</div></body>
</html>
`
}

function paragraphOf(paragraph: string, values: PlaceholderValues, button?: Button): string {
  const lines = paragraph
    .split('\n')
    .map((line) => (button && soleName(line) === button.name ? buttonOf(button, values) : linesOf(line, values)))
  return `<p>${lines.join('<br>\n')}</p>`
}

/** Below the button comes the address, to read or copy. */
function buttonOf({ name, label }: Button, values: PlaceholderValues): string {
  const address = escaped(`${values[name]}`)
  return `<a href="${address}" style="${style.button}">${escaped(label)}</a><br>\n<a href="${address}" style="${style.link}">${address}</a>`
}

/** A value may have several lines. */
const linesOf = (line: string, values: PlaceholderValues): string => escaped(fill(line, values)).replaceAll('\n', '<br>\n')
