import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons'
import type { Figure } from '@kasack/contract/report.ts'
import { Link } from 'react-router'
import { formatInteger, formatPercent } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import { Missing } from '../../shared/part/Missing.tsx'
import { difference } from './figures.ts'
import { texts } from './texts.ts'
import type { ReadColumn } from './use-report.ts'

type Props = {
  /** What the figure is of, for those who hear the link to its records alone. */
  name: string
  state: ReadColumn['state']
  figure: Figure | null
  /** The figure of the last column; null: there is nothing to compare with. */
  compared: Figure | null
  /** Where its records are listed; null: nowhere, or the user may not see them. */
  to: string | null
}

/** A figure, and how far it is from the one in the last column. */
export function KpiCell({ name, state, figure, compared, to }: Props) {
  if (state === 'loading') {
    return (
      <span className="k-wait k-kpi-wait" aria-hidden="true">
        <span className="k-skel" />
      </span>
    )
  }
  if (!figure) {
    return (
      <div className="k-kpi-cell">
        <Missing />
      </div>
    )
  }
  const shown = shownAs(figure)
  return (
    <div className="k-kpi-cell">
      {to && figure.value > 0 ? (
        <Link to={to} aria-label={`${shown}: ${name}`}>
          {shown}
        </Link>
      ) : (
        <span className={figure.value === 0 ? 'k-kpi-nothing' : undefined}>{shown}</span>
      )}
      {compared && <Change figure={figure} compared={compared} />}
    </div>
  )
}

/** More is better, for every figure (G51); said by a sign, a shape and a word, not by colour alone. */
function Change({ figure, compared }: { figure: Figure; compared: Figure }) {
  const t = useText()
  const change = difference(figure, compared)
  if (change === 0) {
    return (
      <span className="k-kpi-change k-flat">
        <span aria-hidden="true">{equals}</span>
        <span className="k-sr">{t(texts.unchanged)}</span>
      </span>
    )
  }
  const isMore = change > 0
  return (
    <span className={`k-kpi-change ${isMore ? 'k-up' : 'k-down'}`}>
      {isMore ? <CaretUpFilled aria-hidden /> : <CaretDownFilled aria-hidden />}
      {isMore ? '+' : '−'}
      {shownAs({ value: Math.abs(change), type: figure.type })}
      <span className="k-sr"> {t(isMore ? texts.improved : texts.worsened)}</span>
    </span>
  )
}

/** Stands where others have an arrow. */
const equals = '='

const shownAs = ({ value, type }: Figure): string => (type === 'Percent' ? formatPercent(value) : formatInteger(value))
