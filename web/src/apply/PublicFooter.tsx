import { useText } from './language.ts'
import { phoneLink, settings } from './settings.ts'
import { texts } from './texts.ts'

/** The telephone number for applicants who would rather talk. */
export function PublicFooter() {
  const t = useText()
  return (
    <footer class="foot">
      <div class="in">
        <span>{t(texts.call)}</span>
        <a class="phone" href={phoneLink}>
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z" />
          </svg>
          {settings.apply_phone}
        </a>
        <nav aria-label={t(texts.legal)}>
          <a href={settings.imprint_url}>{t(texts.imprint)}</a>
          <a href={settings.privacy_url}>{t(texts.privacy)}</a>
        </nav>
      </div>
    </footer>
  )
}
