/** What the server tells the page about itself (wire.md 0). */
export type Settings = {
  app_env: 'development' | 'production'
  demo_data: boolean
  admin_url: string | null
  account_security_url: string | null
  overview_map_url: string | null
}

const defaults: Settings = {
  app_env: 'development',
  demo_data: false,
  admin_url: null,
  account_security_url: null,
  overview_map_url: null,
}

export const settings: Settings = readSettings(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="kasack-settings"]')?.content ?? '',
)

export const isProduction = settings.app_env === 'production'

/** The address of the running program: another one for every version. */
export const build = globalThis.document?.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''

/** A page without settings, or with the template's own text in their place, runs on the defaults. */
export function readSettings(content: string): Settings {
  try {
    return { ...defaults, ...(JSON.parse(content) as Partial<Settings>) }
  } catch {
    return defaults
  }
}
