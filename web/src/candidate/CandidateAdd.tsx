import { candidate as entity } from '@kasack/contract/candidate.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import type { ButtonProps } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { candidateModal } from './door.ts'
import { texts } from './texts.ts'

type Props = Pick<ButtonProps, 'type' | 'size'> & {
  vacancy: number
  /** No position is left at the vacancy. */
  isFull: boolean
}

/** Opens the dialog that adds candidates to the vacancy; the primary button's label names the action. */
export function CandidateAdd({ vacancy, isFull, ...look }: Props) {
  const t = useText()
  return (
    <OpenButton
      {...look}
      modal={candidateModal}
      about={{ from: { entity: 'vacancy', id: vacancy } }}
      disabledBecause={isFull ? placementTexts.full : undefined}
    >
      {t(look.type === 'primary' ? texts.add_candidates : entity.noun)}
    </OpenButton>
  )
}
