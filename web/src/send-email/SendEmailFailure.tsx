import { CloseCircleFilled } from '@ant-design/icons'
import { Button, Col } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import { useStore } from '../shared/program/store.ts'
import type { Writing } from './queries.ts'
import { tryAgain } from './queries.ts'
import { texts } from './texts.ts'

/** Offers a retry after the server failed to fill in the template. */
export function SendEmailFailure({ writing }: { writing: Writing }) {
  const t = useText()
  const { phase } = useStore(writing.filling)
  if (phase !== 'failed') return null
  return (
    <Col span={24}>
      <div className="k-banner" role="alert">
        <CloseCircleFilled aria-hidden />
        <b>{t(texts.not_filled)}</b>
        <Button size="small" onClick={() => void tryAgain(writing)}>
          {t(texts.try_again)}
        </Button>
      </div>
    </Col>
  )
}
