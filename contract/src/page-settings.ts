/** What the server tells the back office's page about itself, before anything is asked (wire.md 0). */
export type PageSettings = {
  app_env: 'development' | 'production'
  demo_data: boolean
  admin_url: string
  account_security_url: string | null
  overview_map_url: string | null
  /** The style of the agency's own map service; null: the built-in map. */
  map_style_url: string | null
  /** For so many days what is deleted can be brought back. */
  deleted_days: number
}

/** What the public pages are told: who asks for the consent, and whom to call. */
export type PublicPageSettings = {
  agency_name: string
  privacy_url: string
  imprint_url: string
  apply_phone: string
  /** Without a mail server, mails wait until there is one. */
  sends_mail: boolean
  demo_data: boolean
}
