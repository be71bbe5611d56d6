import type { documentKind } from '@kasack/contract/lookup.ts'
import type { Answer } from '@kasack/contract/entity.ts'
import { useText } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { labels } from './labels.ts'

const traits = ['is_obligatory', 'is_health_data', 'is_residence_title'] as const

export function LookupKindTraits({ kind }: { kind: Pick<Answer<typeof documentKind>, (typeof traits)[number]> }) {
  const t = useText()
  const held = traits.filter((trait) => kind[trait])
  return held.length > 0 ? held.map((trait) => t(labels[trait])).join(', ') : <Missing />
}
