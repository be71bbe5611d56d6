import { CheckCircleOutlined, CloseCircleOutlined, InfoCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { FindingLevel } from '@kasack/contract/judge-level.ts'
import { useText } from '../shared/language/i18n.ts'
import type { Icon } from '../shared/look/icons.ts'
import type { Tone } from '../shared/part/ToneTag.tsx'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { wordOf } from './rules.ts'

const looks: Record<FindingLevel, { tone: Tone; icon: Icon }> = {
  block: { tone: 'red', icon: CloseCircleOutlined },
  warn: { tone: 'amber', icon: WarningOutlined },
  tell: { tone: 'grey', icon: InfoCircleOutlined },
}

const excused: { tone: Tone; icon: Icon } = { tone: 'accent', icon: CheckCircleOutlined }

/** The severity of a row's findings, or that exceptions allow what they forbid; empty without findings. */
export function JudgeLevel({ level, isOverridden = false }: { level: FindingLevel | null; isOverridden?: boolean }) {
  const t = useText()
  return level && <ToneTag {...(isOverridden ? excused : looks[level])}>{t(wordOf(level, isOverridden))}</ToneTag>
}
