import { ArrowLeftOutlined } from '@ant-design/icons'
import { errorTexts } from '../../shared/call/error-texts.ts'
import { useText } from '../../shared/language/i18n.ts'
import { LinkButton } from '../../shared/part/LinkButton.tsx'
import { Page } from '../../shared/part/Page.tsx'
import { texts } from './texts.ts'

export function NotFound() {
  const t = useText()
  return (
    <Page title={t(texts.page_not_found)}>
      <div className="k-404">
        <div>
          <b>404</b>
          <h1>{t(errorTexts.page_missing)}</h1>
          <LinkButton type="primary" icon={<ArrowLeftOutlined aria-hidden />} to="/">
            {t(texts.to_start)}
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
