import type { Language } from '@kasack/contract/text.ts'
import { useContext } from 'preact/hooks'
import { LanguageContext, useText } from './language.ts'
import { settings } from './settings.ts'
import { texts } from './texts.ts'

/** The agency's name and the choice of language. */
export function PublicHeader({ onChoose }: { onChoose: (language: Language) => void }) {
  const t = useText()
  const chosen = useContext(LanguageContext)
  return (
    <header class="head">
      <a class="skip" href="#content">
        {t(texts.skip)}
      </a>
      {settings.demo_data && <p class="demo">{t(texts.demo)}</p>}
      <div class="in">
        <a class="brand" href="/apply-now">
          <svg width="32" height="32" viewBox="0 0 24 24" aria-hidden="true">
            <rect width="24" height="24" rx="6" fill="#0a6b75" />
            <path d="M8.2 4.5h1.6L12 9l2.2-4.5h1.6L20 7l-1.6 4-2-.8V19.5H7.6v-9.3l-2 .8L4 7z" fill="#fff" />
            <path d="M13.2 14.6h2" stroke="#0a6b75" stroke-width="1.3" stroke-linecap="round" />
          </svg>
          {settings.agency_name}
        </a>
        <div class="languages" role="group" aria-label={t(texts.language)}>
          {(['de', 'en'] as const).map((language) => (
            <button
              type="button"
              key={language}
              lang={language}
              title={texts.own_name[language]}
              aria-label={`${language.toUpperCase()} ${texts.own_name[language]}`}
              aria-pressed={language === chosen}
              onClick={() => onChoose(language)}
            >
              {language.toUpperCase()}
            </button>
          ))}
        </div>
      </div>
    </header>
  )
}
