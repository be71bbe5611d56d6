import type { PageSettings, PublicPageSettings } from '@kasack/contract/page-settings.ts'
import { escaped } from '../platform/text/html.ts'

/** The page with the settings it needs before its first call, in a meta tag because inline scripts are not allowed. */
export function addSettings(html: string, settings: PageSettings | PublicPageSettings): string {
  const content = escaped(JSON.stringify(settings))
  return html.replace('name="kasack-settings" content=""', () => `name="kasack-settings" content="${content}"`) // a function, because the text may contain `$&`
}
