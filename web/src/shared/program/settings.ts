import type { PageSettings } from '@kasack/contract/page-settings.ts'

const defaults: PageSettings = {
  app_env: 'development',
  demo_data: false,
  admin_url: '/admin/',
  account_security_url: null,
  overview_map_url: null,
  map_style_url: null,
  deleted_days: 30,
}

export const settings: PageSettings = readSettings(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="kasack-settings"]')?.content ?? '',
)

export const isProduction = settings.app_env === 'production'

/** The script's URL, different for every version. */
export const build = globalThis.document?.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''

/** A page without settings, or with the template's unreplaced placeholder, uses the defaults. */
export function readSettings(content: string): PageSettings {
  try {
    return { ...defaults, ...(JSON.parse(content) as Partial<PageSettings>) }
  } catch {
    return defaults
  }
}
