import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { sentencesOf } from './rules.ts'

/** What speaks against what stands in the form: told, unless it is forbidden. Its room is kept, so that nothing moves when it comes or goes. */
export function JudgeFindings({ findings }: { findings: readonly Pick<FindingAnswer, 'text' | 'level'>[] }) {
  const isForbidden = findings.some(({ level }) => level === 'block')
  const Icon = isForbidden ? CloseCircleOutlined : WarningOutlined
  if (findings.length === 0) return null
  return (
    <div className={isForbidden ? 'k-notice k-notice-forbidden' : 'k-notice'}>
      <Icon aria-hidden />
      <span>
        {sentencesOf(findings).map((sentence) => (
          <span key={sentence} className="k-notice-line">
            {sentence}
          </span>
        ))}
      </span>
    </div>
  )
}
