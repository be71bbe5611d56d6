import type { Field as ContractField } from '@kasack/contract/field.ts'
import { emailTemplate } from '@kasack/contract/lookup.ts'
import type { Language } from '@kasack/contract/text.ts'
import { Col, Row } from 'antd'
import { Field } from '../shared/form/Field.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { labels } from './labels.ts'
import { LookupPlaceholders } from './LookupPlaceholders.tsx'
import { LookupTemplatePreview } from './LookupTemplatePreview.tsx'

type Props = { subject: ContractField; text: ContractField; language: Language }

/** Subject and text in one language, with their preview. */
export function LookupTemplateText({ subject, text, language }: Props) {
  const [code] = useFieldValue<string | null>(emailTemplate.fields.code)
  const [subjectNow] = useFieldValue<string | null>(subject)
  const [textNow] = useFieldValue<string | null>(text)
  const draft = { code: code ?? '', subject: subjectNow ?? '', text_template: textNow ?? '', language }
  return (
    <>
      <Col span={12} className="k-template-text">
        <Row gutter={16}>
          <Field of={subject} label={labels.subject} width="full" action={<LookupPlaceholders into={subject} code={draft.code} />} />
          <Field of={text} label={labels.text_template} width="full" action={<LookupPlaceholders into={text} code={draft.code} />} />
        </Row>
      </Col>
      <Col span={12}>
        <LookupTemplatePreview draft={draft} />
      </Col>
    </>
  )
}
