/** What the server tells the back office's page before any request (wire.md 0). */
export type PageSettings = {
  app_env: 'development' | 'production'
  demo_data: boolean
  admin_url: string
  account_security_url: string | null
  overview_map_url: string | null
  /** The style of the agency's own map service; null: the built-in map. */
  map_style_url: string | null
  /** Days during which deleted records can be restored. */
  deleted_days: number
}

/** What the public pages need: who asks for the consent, and whom to call. */
export type PublicPageSettings = {
  agency_name: string
  privacy_url: string
  imprint_url: string
  apply_phone: string
  /** Without a mail server, mails wait until there is one. */
  sends_mail: boolean
  demo_data: boolean
}
