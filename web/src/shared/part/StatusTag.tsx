import { PlayCircleOutlined, PoweroffOutlined } from '@ant-design/icons'
import { useText } from '../language/i18n.ts'
import { texts } from './texts.ts'
import { ToneTag } from './ToneTag.tsx'

/** Statuses any record may have; those of a single entity are built from `ToneTag` in its folder. */
const statuses = {
  ongoing: { label: texts.ongoing, tone: 'accent', icon: PlayCircleOutlined },
  inactive: { label: texts.inactive, tone: 'grey', icon: PoweroffOutlined },
} as const

export function StatusTag({ status }: { status: keyof typeof statuses }) {
  const t = useText()
  const { label, tone, icon } = statuses[status]
  return (
    <ToneTag tone={tone} icon={icon}>
      {t(label)}
    </ToneTag>
  )
}
