import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'
import { errorTexts } from '../shared/call/error-texts.ts'
import { useText } from '../shared/language/i18n.ts'
import { Page } from '../shared/part/Page.tsx'
import { texts } from './texts.ts'

export function NotFound() {
  const t = useText()
  const toStart = useLinkClickHandler<HTMLAnchorElement>('/')
  return (
    <Page title={t(texts.page_not_found)}>
      <div className="k-404">
        <div>
          <b>404</b>
          <h1>{t(errorTexts.page_missing)}</h1>
          <Button type="primary" icon={<ArrowLeftOutlined aria-hidden />} href={useHref('/')} onClick={(event) => toStart(event as never)}>
            {t(texts.to_start)}
          </Button>
        </div>
      </div>
    </Page>
  )
}
