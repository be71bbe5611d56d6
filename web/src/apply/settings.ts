import type { PublicPageSettings } from '@kasack/contract/page-settings.ts'
import { dialled } from '@kasack/contract/value.ts'

/** The settings the server wrote into the page. */
export const settings = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="kasack-settings"]')?.content ?? '',
) as PublicPageSettings // filled in by the server only

export const phoneLink = `tel:${dialled(settings.apply_phone)}`
