import type { BarKind, BoardRows } from '@kasack/contract/board.ts'
import { barNeeds } from '@kasack/contract/board.ts'
import { useText } from '../../shared/language/i18n.ts'
import { useMay } from '../../shared/session/permission.ts'
import { kindWords, texts } from './texts.ts'

const explained: Record<BoardRows, readonly BarKind[]> = {
  employees: ['booking', 'candidate', 'absence'],
  facilities: ['booking', 'demand'],
  vacancies: ['demand', 'booking', 'candidate'],
}

/** Explains the bars of these rows, as far as the reader may see them. */
export function BoardLegend({ rows }: { rows: BoardRows }) {
  const t = useText()
  const may = useMay()
  const shown = explained[rows].filter((kind) => may(barNeeds[kind] ?? 'session'))
  return (
    <ul className="k-board-legend" aria-label={t(texts.legend)}>
      {shown.map((kind) => (
        <li key={kind}>
          <i className={`k-board-bar k-board-${kind}`} data-state={kind === 'demand' ? 'open' : 'running'} data-open aria-hidden />
          {t(kindWords[kind])}
        </li>
      ))}
    </ul>
  )
}
