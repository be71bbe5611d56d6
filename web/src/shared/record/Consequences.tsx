import type { Deletion } from '@kasack/contract/deletion.ts'
import { useText } from '../language/i18n.ts'
import type { RecordWords } from './consequence.ts'
import { toldConsequence } from './consequence.ts'
import './deletion.css'
import { texts } from './texts.ts'

const groups = [
  { effect: 'prevents', title: texts.still_used },
  { effect: 'deleted', title: texts.goes_along },
  { effect: 'emptied', title: texts.stays },
] as const

/** What a deletion removes and what stays, with counts. */
export function Consequences({ consequences, words }: Pick<Deletion, 'consequences'> & { words: RecordWords }) {
  const t = useText()
  return groups.map(({ effect, title }) => {
    const told = consequences.filter((consequence) => consequence.effect === effect)
    if (told.length === 0) return null
    return (
      <section key={effect} className="k-consequences">
        <h3>{t(title)}</h3>
        <ul>
          {told.map((consequence) => (
            <li key={`${consequence.resource} ${consequence.field}`}>{toldConsequence(consequence, words)}</li>
          ))}
        </ul>
      </section>
    )
  })
}
