import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts as words } from '../shared/part/texts.ts'
import type { Situation } from './rules.ts'
import { JudgeRemedies } from './JudgeRemedies.tsx'
import { most } from './rules.ts'
import { texts } from './texts.ts'

type FindingLine = Pick<FindingAnswer, 'text' | 'level'> & Partial<FindingAnswer>
type Props = {
  findings: readonly FindingLine[]
  /** What the form is about; without it no remedies are offered. */
  situation?: Situation
}

/** The findings against the values in the form. Callers reserve the room, so that nothing moves when they appear. */
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
          // oxlint-disable-next-line react/no-array-index-key -- two findings may have the same text
          <span key={at} className="k-notice-line">
            {one.level === 'block' && <b>{t(texts.blocked)} </b>}
            <span>{one.text}</span>
            {situation && <JudgeRemedies finding={one} situation={situation} />}
          </span>
        ))}
        {others > 0 && <span className="k-notice-line">{t(words.some_more, { count: others })}</span>}
      </span>
    </div>
  )
}
