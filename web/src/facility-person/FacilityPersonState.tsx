import { MinusCircleOutlined, StarFilled } from '@ant-design/icons'
import type { FacilityPerson } from '@kasack/contract/facility-person.ts'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { stateWords } from './labels.ts'

const looks = {
  blocked: { tone: 'red', icon: MinusCircleOutlined },
  favourite: { tone: 'green', icon: StarFilled },
} as const

/** Whether an employee is blocked at a facility or its favourite. */
export function FacilityPersonState({ state }: Pick<FacilityPerson, 'state'>) {
  const t = useText()
  return <ToneTag {...looks[state]}>{t(stateWords[state])}</ToneTag>
}
