import { CloseCircleOutlined, InfoCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { FindingLevel } from '@kasack/contract/judge-level.ts'
import { useText } from '../shared/language/i18n.ts'
import type { Icon } from '../shared/look/icons.ts'
import type { Tone } from '../shared/part/ToneTag.tsx'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { levelWords } from './texts.ts'

const looks: Record<FindingLevel, { tone: Tone; icon: Icon }> = {
  block: { tone: 'red', icon: CloseCircleOutlined },
  warn: { tone: 'amber', icon: WarningOutlined },
  tell: { tone: 'grey', icon: InfoCircleOutlined },
}

/** How much speaks against what a row is about; nothing where nothing does. */
export function JudgeLevel({ level }: { level: FindingLevel | null }) {
  const t = useText()
  return level && <ToneTag {...looks[level]}>{t(levelWords[level])}</ToneTag>
}
