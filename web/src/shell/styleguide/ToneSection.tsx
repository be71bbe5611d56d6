import { CheckOutlined, CloseOutlined, LockOutlined, SearchOutlined, SendOutlined, StarOutlined } from '@ant-design/icons'
import { useText } from '../../shared/language/i18n.ts'
import { Priority } from '../../shared/part/Priority.tsx'
import { StatusTag } from '../../shared/part/StatusTag.tsx'
import { Tags } from '../../shared/part/Tags.tsx'
import { ToneTag } from '../../shared/part/ToneTag.tsx'
import { texts } from './texts.ts'

const tones = [
  { tone: 'amber', icon: SearchOutlined },
  { tone: 'accent', icon: CheckOutlined },
  { tone: 'blue', icon: StarOutlined },
  { tone: 'green', icon: SendOutlined },
  { tone: 'red', icon: CloseOutlined },
  { tone: 'grey', icon: LockOutlined },
] as const

const tags = ['A-Kunde', 'Rahmenvertrag', 'Wohnheim'].map((name, id) => ({ id, name }))

export function ToneSection() {
  const t = useText()
  return (
    <div className="k-samples">
      {tones.map(({ tone, icon }) => (
        <ToneTag key={tone} tone={tone} icon={icon}>
          {t(texts[tone])}
        </ToneTag>
      ))}
      <ToneTag tone="red" icon={CloseOutlined} badge="E">
        {t(texts.red)}
      </ToneTag>
      <StatusTag status="ongoing" />
      <StatusTag status="inactive" />
      <Priority value="high" withWord />
      <Priority value="medium" withWord />
      <Priority value="low" />
      <Tags items={tags} />
    </div>
  )
}
