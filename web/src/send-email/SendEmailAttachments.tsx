import { PaperClipOutlined, WarningOutlined } from '@ant-design/icons'
import type { Ref } from '@kasack/contract/field.ts'
import { largestAttachments } from '@kasack/contract/file.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import { Col } from 'antd'
import { useFieldValue } from '../shared/form/form-context.ts'
import { formatBytes } from '../shared/language/format-bytes.ts'
import { useText } from '../shared/language/i18n.ts'
import type { Store } from '../shared/program/store.ts'
import { useStore } from '../shared/program/store.ts'
import type { Filling } from './queries.ts'
import { sizeTogether } from './rules.ts'
import { texts } from './texts.ts'

/** The attachments, with the total size of attachments and documents and a warning if an e-mail cannot carry it. */
export function SendEmailAttachments({ filling }: { filling: Store<Filling> }) {
  const t = useText()
  const { filled } = useStore(filling)
  const [chosen] = useFieldValue<Ref[]>(sendEmail.fields.selected_attachments)
  const [documents] = useFieldValue<Ref[]>(sendEmail.fields.selected_documents)
  const size = sizeTogether(chosen, filled?.allowed_attachments ?? []) + sizeTogether(documents, filled?.documents ?? [])
  const isTooLarge = size > largestAttachments
  return (
    <Col span={24} className="k-hint-below" role="status">
      {size > 0 && (
        <div className={isTooLarge ? 'k-hint k-warn' : 'k-hint'}>
          {isTooLarge ? <WarningOutlined aria-hidden /> : <PaperClipOutlined aria-hidden />}
          {t(isTooLarge ? texts.too_large : texts.size_together, { size: formatBytes(size), limit: formatBytes(largestAttachments) })}
        </div>
      )}
    </Col>
  )
}
