import { WarningOutlined } from '@ant-design/icons'
import type { TemplateDraft } from '@kasack/contract/template-preview.ts'
import { useText } from '../shared/language/i18n.ts'
import { useDebounced } from '../shared/form/use-debounced.ts'
import { usePreview } from './queries.ts'
import { texts } from './texts.ts'

/** Typing pause before the server fills the draft, in milliseconds. */
const typingPause = 400

/** The draft filled with sample data by the server. The previous preview stays until the next arrives. */
export function LookupTemplatePreview({ draft }: { draft: TemplateDraft }) {
  const t = useText()
  const rested = JSON.parse(useDebounced(JSON.stringify(draft), typingPause)) as TemplateDraft // serialised on this line
  const { data: mail, isError, isEnabled } = usePreview(rested)
  return (
    <section className="k-preview" aria-label={t(draft.language === 'de' ? texts.german_preview : texts.english_preview)}>
      <h4>{t(texts.preview)}</h4>
      {!isEnabled && <p className="k-none">{t(texts.no_text)}</p>}
      {isError && <p className="k-none">{t(texts.no_preview)}</p>}
      {mail && isEnabled && !isError && (
        <>
          {mail.unknown_placeholders.length > 0 && (
            <p className="k-preview-unknown" role="status">
              <WarningOutlined aria-hidden /> {t(texts.unknown_placeholders, { names: mail.unknown_placeholders.join(', ') })}
            </p>
          )}
          <p className="k-preview-subject">{mail.subject || <span className="k-none">{t(texts.no_subject)}</span>}</p>
          <div className="k-preview-text">{mail.text || <span className="k-none">{t(texts.no_text)}</span>}</div>
        </>
      )}
    </section>
  )
}
