import type { Text } from '@kasack/contract/text.ts'
import { formatLongDay } from '../language/format.ts'
import { useText } from '../language/i18n.ts'
import type { QuickEnd } from './quick-ends.ts'
import { texts } from './texts.ts'

type Props = {
  label: Text
  ends: readonly QuickEnd[]
  chosen: string | null | undefined
  onChoose: (end: string) => void
}

/** One-click ends for a period, beside its fields. */
export function QuickEnds({ label, ends, chosen, onChoose }: Props) {
  const t = useText()
  return (
    <div className="k-quick k-field-beside" role="group" aria-label={t(label)}>
      {ends.map((one) => (
        <button
          key={one.label.en}
          type="button"
          title={t(texts.until, { day: formatLongDay(one.end) })}
          aria-pressed={one.end === chosen}
          onClick={() => onChoose(one.end)}
        >
          {t(one.label)}
        </button>
      ))}
    </div>
  )
}
