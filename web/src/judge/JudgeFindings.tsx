import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { useText } from '../shared/language/i18n.ts'
import type { Situation } from './rules.ts'
import { JudgeCures } from './JudgeCures.tsx'
import { most } from './rules.ts'
import { texts } from './texts.ts'

type FindingLine = Pick<FindingAnswer, 'text' | 'level'> & Partial<FindingAnswer>
type Props = {
  findings: readonly FindingLine[]
  /** What the form is about, where something can be done against a finding. */
  situation?: Situation
}

/** What speaks against what stands in the form: told, or said to be forbidden. Its room is kept, so that nothing moves when it comes or goes. */
export function JudgeFindings({ findings, situation }: Props) {
  const t = useText()
  const isForbidden = findings.some(({ level }) => level === 'block')
  const Icon = isForbidden ? CloseCircleOutlined : WarningOutlined
  const others = findings.length - most
  if (findings.length === 0) return null
  return (
    <div className={isForbidden ? 'k-notice k-notice-forbidden' : 'k-notice'}>
      <Icon aria-hidden />
      <span>
        {findings.slice(0, most).map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two findings may say the same
          <span key={at} className="k-notice-line">
            {one.level === 'block' && <b>{t(texts.blocked)} </b>}
            <span>{one.text}</span>
            {situation && <JudgeCures finding={one} situation={situation} />}
          </span>
        ))}
        {others > 0 && <span className="k-notice-line">{t(texts.more, { count: others })}</span>}
      </span>
    </div>
  )
}
