import { CheckOutlined, CloseOutlined, SendOutlined, StarOutlined } from '@ant-design/icons'
import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Text } from '@kasack/contract/text.ts'
import { formatDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import type { ToneTagProps } from '../shared/part/ToneTag.tsx'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { texts } from './texts.ts'

type Look = Omit<ToneTagProps, 'children' | 'title'> & { word: Text; title?: Text }

const looks: Record<Candidate['status'], Look> = {
  new: { word: texts.new, tone: 'blue', icon: StarOutlined },
  applied: { word: texts.applied, tone: 'amber', icon: SendOutlined },
  rejected_by_employee: { word: texts.rejected, title: texts.rejected_by_employee, tone: 'red', icon: CloseOutlined, badge: 'E' },
  rejected_by_facility: { word: texts.rejected, title: texts.rejected_by_facility, tone: 'red', icon: CloseOutlined, badge: 'F' },
  signed: { word: texts.signed, tone: 'accent', icon: CheckOutlined },
}

/** The status of a candidate; for rejected ones the letter says by whom, the tooltip when. */
export function CandidateStatus({ status, on = null }: Pick<Candidate, 'status'> & { on?: string | null }) {
  const t = useText()
  const { word, title, ...look } = looks[status]
  return (
    <ToneTag {...look} {...(title && { title: on ? t(texts.rejected_on, { by: t(title), day: formatDay(on) }) : t(title) })}>
      {t(word)}
    </ToneTag>
  )
}
